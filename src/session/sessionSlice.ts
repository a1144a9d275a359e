import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Role } from '../contract/roles'

/** Who works here. `key` is new with each person, so that what one saw is never shown to the next. */
export interface Session {
  key: string
  role: Role
  name: string
  /** Empty when the server does not say. */
  email: string
}

/** `expired`: the server has ended the session; the page stays as it is and waits for its person to sign in again. */
export type OpenSession = { status: 'signedIn' | 'expired' } & Session

/**
 * Why nobody is signed in any more. `left`: by Logout, `server` is what the server said to that ('' for nothing), or
 * undefined when it did not hear of it. `replaced`: somebody else has signed in. `leftElsewhere`: in another tab.
 * `removed`: the stored session is gone from this browser.
 */
export type SignedOut =
  { reason: 'left'; server: string | undefined } | { reason: 'replaced' | 'leftElsewhere' | 'removed' }

/** `resume`: whether the next sign-in goes on at the address asked for; not after a Logout, when somebody else may be next. */
export type SessionState = { status: 'signedOut'; resume: boolean } | OpenSession

export const visitor: SessionState = { status: 'signedOut', resume: true }

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => visitor,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<Session>): SessionState => ({ status: 'signedIn', ...payload }),
    expired: (state): SessionState => (state.status === 'signedIn' ? { ...state, status: 'expired' } : state),
    signedOut: {
      prepare: (payload: SignedOut) => ({ payload }),
      reducer: (): SessionState => ({ status: 'signedOut', resume: false }),
    },
  },
  selectors: {
    selectSession: (state): SessionState => state,
  },
})

export const { signedIn, expired, signedOut } = sessionSlice.actions
export const { selectSession } = sessionSlice.selectors

/** Whether two sessions are of one person; where a server sends no e-mail, name and role tell. */
export const isSamePerson = (one: Session, other: Session) =>
  one.email && other.email ? one.email === other.email : one.name === other.name && one.role === other.role

/** The address has changed while somebody is signed in. */
export const navigated = createAction('session/navigated')

/** Somebody pressed Logout, or did not want to sign in again. */
export const signOutRequested = createAction('session/signOutRequested')
