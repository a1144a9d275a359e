import type { Role } from '../../src/contract/roles'

export interface DemoAccount {
  readonly role: Role
  readonly name: string
  readonly email: string
  readonly password: string
  /** What the server keeps of the password. To hash it at each seeding takes a second of processor time. */
  readonly passwordHash: string
}

/** One account per role, created only by the local stack and printed when it starts; no other server ever has them. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    role: 'editor',
    name: 'Edda Editor',
    email: 'editor@ssdx.test',
    password: 'editor-on-this-machine',
    passwordHash: 'scrypt$131072$8$1$KUC1EokLI/ApL4O6Cq6gCQ==$yPoj8j5sj/h2eh4YepONgMZF2RBRN3B+t3o2jtf19F4=',
  },
  {
    role: 'moderator',
    name: 'Mona Moderator',
    email: 'moderator@ssdx.test',
    password: 'moderator-on-this-machine',
    passwordHash: 'scrypt$131072$8$1$QqNBei4KHjNzbhY6zZ2IMA==$Wg/YCyJWSYWu/43KSqzkwulwcFifcsWEnanUUHoAVIQ=',
  },
  {
    role: 'admin',
    name: 'Adam Admin',
    email: 'admin@ssdx.test',
    password: 'admin-on-this-machine',
    passwordHash: 'scrypt$131072$8$1$C2fuvhWFQrmVd02+K+gcjw==$HFqevmzqqJes/AKrQHTv09J0zXVPXvFx74ywBtxJH+M=',
  },
  {
    role: 'super-admin',
    name: 'Sue Super',
    email: 'super-admin@ssdx.test',
    password: 'super-on-this-machine',
    passwordHash: 'scrypt$131072$8$1$9i7bxQaZjb4GegcCVRiZCA==$C3c1LS1hXvncOdfiufe8PiOtYOgoQAX6F7Zmtqc9owo=',
  },
]
