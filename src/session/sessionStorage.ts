import { nanoid } from '@reduxjs/toolkit'
import type { Credentials } from '../api/extra'
import { signedInSchema, type SignedIn } from '../contract/entities'
import { attempt } from '../shared/attempt'
import { isRole } from '../contract/roles'
import type { Session } from './sessionSlice'

/** The signed-in user record (token, role, name), and beside it the token alone: both forms are given by the platform. */
const recordKey = 'user'
const tokenKey = 'access_token'
/** How the last session has ended, for the other tabs: both entries are gone after a Logout, too. */
const endKey = 'session_end'
/** In the tab's own storage: who has typed the drafts there, and the one entry that is no draft. */
const authorKey = 'drafts_of'
const tabKey = 'tx.tab'

export type SessionEvent = 'refused' | 'changedElsewhere'

/** Where the session is kept between page loads, and the only place that knows the token. */
export interface SessionStorage extends Credentials {
  /** The stored session; undefined when there is none, or when it is damaged or its two forms disagree. */
  read(): Session | undefined
  /** The role of a stored session that this console does not know; undefined when there is no such session. */
  unknownRole(): string | undefined
  /** Whether the session in use is the stored one; not once somebody has removed it from the browser by hand. */
  isKept(): boolean
  /** Keeps a session; undefined when the role is unknown or the browser blocks storage. */
  keep(signedIn: SignedIn): Session | undefined
  /** Forgets the stored session; `end` tells the other tabs why. */
  clear(end?: 'expired' | 'left'): void
  /** Whether the server has ended the last session, in whichever tab, and nobody has signed in or left since. */
  hasExpired(): boolean
  /** Drops what somebody has typed in this tab. */
  forgetDrafts(): void
  /** Calls back when the server refuses the token, and when another tab has signed in or out. Returns the unsubscriber. */
  subscribe(listener: (event: SessionEvent) => void): () => void
}

/** Keeps the session in `localStorage` of the window; a window that refuses access to it is a signed-out one. */
export function createSessionStorage(window: Window): SessionStorage {
  let token: string | undefined
  const listeners = new Set<(event: SessionEvent) => void>()
  const tell = (event: SessionEvent) => listeners.forEach((listener) => listener(event))

  const inStorage = <Result>(work: (storage: Storage, ofTab: Storage) => Result) =>
    attempt(() => work(window.localStorage, window.sessionStorage))

  const forgetDrafts = () =>
    inStorage((_storage, ofTab) => {
      for (const key of Object.keys(ofTab)) if (key !== tabKey) ofTab.removeItem(key)
    })

  /** Drafts outlive a reload, and after one somebody else may sign in. */
  const keepDraftsOf = (author: string) =>
    inStorage((_storage, ofTab) => {
      if ((ofTab.getItem(authorKey) ?? author) !== author) forgetDrafts()
      ofTab.setItem(authorKey, author)
    })

  const stored = () =>
    inStorage((storage) => {
      const signedIn = signedInSchema.validateSync(JSON.parse(storage.getItem(recordKey) ?? ''))
      return signedIn.token === storage.getItem(tokenKey) ? signedIn : undefined
    })

  const open = ({ token: opened, admin: { role, name, email } }: SignedIn): Session | undefined => {
    if (!isRole(role)) return undefined
    token = opened
    keepDraftsOf(email || `${role} ${name}`)
    return { key: nanoid(), role, name, email }
  }

  // The token is always the last to be written or removed, so its change tells that both forms have changed. Where it had
  // gone before, leaving says so by itself.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === null || key === tokenKey || newValue === 'left') tell('changedElsewhere')
  })

  return {
    token: () => token,
    refused: (refused) => {
      if (refused === token) tell('refused')
    },
    read: () => {
      token = undefined
      const signedIn = stored()
      return signedIn && open(signedIn)
    },
    unknownRole: () => {
      const role = stored()?.admin.role
      return isRole(role) ? undefined : role
    },
    isKept: () => stored()?.token === token,
    keep: (signedIn) =>
      inStorage((storage) => {
        storage.setItem(recordKey, JSON.stringify(signedIn))
        storage.setItem(tokenKey, signedIn.token)
        storage.removeItem(endKey)
        return open(signedIn)
      }),
    clear: (end) => {
      token = undefined
      inStorage((storage) => {
        storage.removeItem(recordKey)
        if (end) storage.setItem(endKey, end)
        if (end === 'left') storage.removeItem(endKey)
        storage.removeItem(tokenKey)
      })
    },
    hasExpired: () => inStorage((storage) => storage.getItem(endKey)) === 'expired',
    forgetDrafts,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
