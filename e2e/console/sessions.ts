import type { BrowserContext } from '@playwright/test'
import type { SignedIn } from '../../src/contract/entities'
import type { Role } from '../../src/contract/roles'
import type { SandboxState } from '../../sandbox/state'
import type { Api } from './api'

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

const tokenKey = 'access_token'

/** The sessions of one worker. An account may have five, so each is ended as soon as it is no longer needed. */
export interface Sessions {
  /** The worker's own session of a role, signed in once. */
  readonly of: (role: Role) => Promise<SignedIn>
  /** Ends a session that the journey has started and left open in its browser. */
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

/** The signed-in user record; a server may add to it. */
export interface KeptSession {
  readonly token: string
  readonly admin: object
}

/** The storage entries of a signed-in browser. */
export const storedSession = (session: KeptSession): StoredEntry[] => [
  { name: 'user', value: JSON.stringify(session) },
  { name: tokenKey, value: session.token },
]

/**
 * Sets localStorage entries as if from an earlier visit. Playwright's `storageState` does the same with an extra page,
 * which takes as long as opening the console.
 */
export async function storeBefore(browser: BrowserContext, origin: string, entries: readonly StoredEntry[]) {
  await browser.addInitScript(
    ([there, given]) => {
      const mark = 'journey'
      // Once: later changes by the journey persist in every tab and after each reload.
      if (location.origin !== there || localStorage.getItem(mark) !== null) return
      localStorage.setItem(mark, 'begun')
      for (const { name, value } of given) localStorage.setItem(name, value)
    },
    [origin, entries] as const,
  )
}
