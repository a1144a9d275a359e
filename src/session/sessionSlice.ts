import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Role } from '../api/contract/roles'

/** Who works here. `key` is new with each session, so that what one person saw is never shown to the next. */
export interface Session {
  key: string
  role: Role
  name: string
}

/** `resume`: whether the next sign-in goes on where this one was; not after a Logout, when somebody else may be next. */
export type SessionState = { status: 'signedOut'; resume: boolean } | ({ status: 'signedIn' } & Session)

export const visitor: SessionState = { status: 'signedOut', resume: true }

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => visitor,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<Session>): SessionState => ({ status: 'signedIn', ...payload }),
    signedOut: (_state, { payload }: PayloadAction<{ resume: boolean }>): SessionState => ({
      status: 'signedOut',
      ...payload,
    }),
  },
  selectors: {
    selectSession: (state): SessionState => state,
  },
})

export const { signedIn, signedOut } = sessionSlice.actions
export const { selectSession } = sessionSlice.selectors

/** Somebody pressed Logout. */
export const signOutRequested = createAction('session/signOutRequested')
