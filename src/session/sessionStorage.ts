import { nanoid } from '@reduxjs/toolkit'
import { parse } from 'valibot'
import type { Credentials } from '../api/extra'
import { signedInSchema, type SignedIn } from '../contract/entities'
import { attempt } from '../shared/attempt'
import { createListeners } from '../shared/listeners'
import { isRole } from '../contract/roles'
import type { Session } from './sessionSlice'

/** The platform demands both: the record of the signed-in user (token, role, name) and the token alone. */
const recordKey = 'user'
const tokenKey = 'access_token'
/** How the last session ended, for other tabs: after a Logout, too, both entries above are gone. */
const endKey = 'session_end'
/** In sessionStorage: who has typed the drafts of this tab. */
const authorKey = 'drafts_of'

export type SessionEvent = 'refused' | 'changedElsewhere'

/** Keeps the session between page loads. Nothing else knows the token. */
export interface SessionStorage extends Credentials {
  /** The stored session; undefined when there is none, it is damaged, or its two entries disagree. */
  read(): Session | undefined
  /** The role of the stored session if this console does not know it. */
  unknownRole(): string | undefined
  /** Whether the current session is the stored one; false after somebody has deleted it from the storage by hand. */
  isKept(): boolean
  /**
   * Stores a session; undefined when its role is unknown or the browser blocks storage. Even then `token` gives its token
   * until `clear`, for the call that ends it.
   */
  keep(signedIn: SignedIn): Session | undefined
  /** Removes the stored session; `end` tells other tabs why. */
  clear(end?: 'expired' | 'left'): void
  /** Whether the server has ended the last session, in any tab, with no sign-in or Logout since. */
  hasExpired(): boolean
  /** Drops all drafts of this tab. */
  forgetDrafts(): void
  /** Notifies of a rejected token, and of a sign-in or sign-out in another tab. Returns the unsubscriber. */
  subscribe(listener: (event: SessionEvent) => void): () => void
}

/** Keeps the session in `localStorage`; where the browser denies access to it, nobody is signed in. */
export function createSessionStorage(window: Window): SessionStorage {
  let token: string | undefined
  const [subscribe, tell] = createListeners<SessionEvent>()

  const inStorage = <Result>(work: (storage: Storage, ofTab: Storage) => Result) =>
    attempt(() => work(window.localStorage, window.sessionStorage))

  const forgetDrafts = () => inStorage((_storage, ofTab) => ofTab.clear())

  /** Drafts survive a reload, after which somebody else may sign in. */
  const keepDraftsOf = (author: string) =>
    inStorage((_storage, ofTab) => {
      if ((ofTab.getItem(authorKey) ?? author) !== author) forgetDrafts()
      ofTab.setItem(authorKey, author)
    })

  const stored = () =>
    inStorage((storage) => {
      const signedIn = parse(signedInSchema, JSON.parse(storage.getItem(recordKey) ?? ''))
      return signedIn.token === storage.getItem(tokenKey) ? signedIn : undefined
    })

  const open = ({ token: opened, admin: { role, name, email } }: SignedIn): Session | undefined => {
    if (!isRole(role)) return undefined
    token = opened
    keepDraftsOf(email || `${role} ${name}`)
    return { key: nanoid(), role, name, email }
  }

  // The token is always written and removed last, so both entries have changed when it changes. If it was gone before,
  // the entry `left` announces the Logout.
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
    keep: (signedIn) => {
      token = signedIn.token
      if (!isRole(signedIn.admin.role)) return undefined
      return inStorage((storage) => {
        storage.setItem(recordKey, JSON.stringify(signedIn))
        storage.setItem(tokenKey, signedIn.token)
        storage.removeItem(endKey)
        return open(signedIn)
      })
    },
    clear: (end) => {
      token = undefined
      inStorage((storage) => {
        storage.removeItem(recordKey)
        // One event for one Logout: at a second one other tabs would forget what they say about the first.
        if (end === 'expired' || (end && storage.getItem(tokenKey) === null)) storage.setItem(endKey, end)
        if (end === 'left') storage.removeItem(endKey)
        storage.removeItem(tokenKey)
      })
    },
    hasExpired: () => inStorage((storage) => storage.getItem(endKey)) === 'expired',
    forgetDrafts,
    subscribe,
  }
}
