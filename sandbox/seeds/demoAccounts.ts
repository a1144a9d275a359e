import type { Role } from '../../src/contract/roles'

export interface DemoAccount {
  readonly role: Role
  readonly name: string
  readonly email: string
  readonly password: string
}

/** One account per role, created only by the local stack and printed when it starts; no other server ever has them. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'editor', name: 'Edda Editor', email: 'editor@ssdx.test', password: 'editor-on-this-machine' },
  { role: 'moderator', name: 'Mona Moderator', email: 'moderator@ssdx.test', password: 'moderator-on-this-machine' },
  { role: 'admin', name: 'Adam Admin', email: 'admin@ssdx.test', password: 'admin-on-this-machine' },
  { role: 'super-admin', name: 'Sue Super', email: 'super-admin@ssdx.test', password: 'super-on-this-machine' },
]
