import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Role } from '../contract/roles'

/**
 * The person who is signed in. `key` is new for each person; what is keyed by it never shows one person's data to the
 * next.
 */
export interface Session {
  key: string
  role: Role
  name: string
  /** As the server sends it, else as it was typed at the sign-in; empty in a session that an older console has stored. */
  email: string
}

/**
 * `expired`: the server has ended the session; the page stays as it is until the person signs in again. `isLeaving`: a Logout
 * is on its way.
 */
export type OpenSession = { status: 'signedIn' | 'expired'; isLeaving?: true } & Session

/**
 * Why nobody is signed in any more. `left`: by Logout; `server` is the server's message ('' for none), undefined when
 * the server could not be reached. `replaced`: somebody else has signed in. `leftElsewhere`: by Logout in another tab.
 * `removed`: the stored session was deleted from this browser.
 */
export type SignedOut = { why: 'left'; server: string | undefined } | { why: 'replaced' | 'leftElsewhere' | 'removed' }

/**
 * `resume`: whether the next sign-in continues at the requested address; false after a Logout, because the next person
 * may be another one.
 */
export type SessionState = { status: 'signedOut'; resume: boolean } | OpenSession

export const visitor: SessionState = { status: 'signedOut', resume: true }

/** Logout was pressed, or the sign-in over the page was declined. */
export const signOutRequested = createAction('session/signOutRequested')

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
  extraReducers: (build) =>
    build.addCase(signOutRequested, (state) => {
      if (state.status !== 'signedOut') state.isLeaving = true
    }),
  selectors: {
    selectSession: (state): SessionState => state,
    selectIsLeaving: (state): boolean => 'isLeaving' in state,
  },
})

export const { signedIn, expired, signedOut } = sessionSlice.actions
export const { selectSession, selectIsLeaving } = sessionSlice.selectors

/** The address has changed while somebody is signed in. */
export const navigated = createAction('session/navigated')
