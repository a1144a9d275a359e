import type { BrowserContext } from '@playwright/test'
import type { SignedIn } from '../../src/api/contract/entities'
import type { Role } from '../../src/api/contract/roles'
import type { SandboxState } from '../../sandbox/state'
import type { Api } from './api'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

const tokenKey = 'access_token'

/** The sessions of one worker. An account holds five at the most, so each is ended as soon as nobody needs it. */
export interface Sessions {
  /** The worker's own session of a role, signed in once. */
  readonly of: (role: Role) => Promise<SignedIn>
  /** Ends the session that a journey has begun itself and left in its browser. */
  readonly endOf: (browser: StorageState) => Promise<void>
  readonly endAll: () => Promise<void>
}

export function accountOf({ accounts }: Pick<SandboxState, 'accounts'>, role: Role) {
  const account = accounts.find((one) => one.role === role)
  if (!account) throw new Error(`The local stack has no demo account for the role ${role}.`)
  return account
}

export function createSessions(api: Api, stack: SandboxState): Sessions {
  const own = new Map<Role, SignedIn>()
  const isOwn = (token: string) => [...own.values()].some((session) => session.token === token)
  return {
    of: async (role) => {
      const { email, password } = accountOf(stack, role)
      const session = own.get(role) ?? (await api.login({ email, password }))
      own.set(role, session)
      return session
    },
    endOf: async ({ origins }) => {
      const kept = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === tokenKey)
      if (kept && !isOwn(kept.value)) await api.logout(kept.value)
    },
    endAll: async () => {
      for (const { token } of own.values()) await api.logout(token)
    },
  }
}

export interface StoredEntry {
  readonly name: string
  readonly value: string
}

/** What the browser of somebody who is signed in has stored. */
export function storedSession(origin: string, session: SignedIn, more: readonly StoredEntry[]): StorageState {
  const localStorage = [
    { name: 'user', value: JSON.stringify(session) },
    { name: tokenKey, value: session.token },
    ...more,
  ]
  return { cookies: [], origins: [{ origin, localStorage }] }
}
