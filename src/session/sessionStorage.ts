import { nanoid } from '@reduxjs/toolkit'
import type { Credentials } from '../api/extra'
import { signedInSchema, type SignedIn } from '../api/contract/entities'
import { isRole } from '../api/contract/roles'
import type { Session } from './sessionSlice'

/** The signed-in user record (token, role, name), and beside it the token alone: both forms are given by the platform. */
const recordKey = 'user'
const tokenKey = 'access_token'

export type SessionEvent = 'refused' | 'changedElsewhere'

/** Where the session is kept between page loads, and the only place that knows the token. */
export interface SessionStorage extends Credentials {
  /** The stored session; undefined when there is none, or when it is damaged or its two forms disagree. */
  read(): Session | undefined
  /** Keeps a session; undefined when the role is unknown or the browser blocks storage. */
  keep(signedIn: SignedIn): Session | undefined
  clear(): void
  /** Calls back when the server refuses the token, and when another tab has signed in or out. Returns the unsubscriber. */
  subscribe(listener: (event: SessionEvent) => void): () => void
}

/** Keeps the session in `localStorage` of the window; a window that refuses access to it is a signed-out one. */
export function createSessionStorage(window: Window): SessionStorage {
  let token: string | undefined
  const listeners = new Set<(event: SessionEvent) => void>()
  const tell = (event: SessionEvent) => listeners.forEach((listener) => listener(event))

  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(window.localStorage)
    } catch {
      return undefined
    }
  }

  const clear = () => {
    token = undefined
    attempt((storage) => {
      storage.removeItem(recordKey)
      storage.removeItem(tokenKey)
    })
  }

  const open = ({ token: opened, admin }: SignedIn): Session | undefined => {
    if (!isRole(admin.role)) return undefined
    token = opened
    return { key: nanoid(), role: admin.role, name: admin.name }
  }

  // The token is always the last to be written or removed, so its change tells that both forms have changed.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === tokenKey) tell('changedElsewhere')
  })

  return {
    token: () => token,
    refused: (refused) => {
      if (refused === token) tell('refused')
    },
    read: () => {
      token = undefined
      return attempt((storage) => {
        const signedIn = signedInSchema.validateSync(JSON.parse(storage.getItem(recordKey) ?? ''))
        return signedIn.token === storage.getItem(tokenKey) ? open(signedIn) : undefined
      })
    },
    keep: (signedIn) =>
      attempt((storage) => {
        storage.setItem(recordKey, JSON.stringify(signedIn))
        storage.setItem(tokenKey, signedIn.token)
        return open(signedIn)
      }),
    clear,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
