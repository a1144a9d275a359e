import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Role } from '../api/contract/roles'

/** Who works here. `key` is new with each session, so that what one person saw is never shown to the next. */
export interface Session {
  key: string
  role: Role
  name: string
}

export type SessionState = { status: 'signedOut' } | ({ status: 'signedIn' } & Session)

const signedOutState: SessionState = { status: 'signedOut' }

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => signedOutState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<Session>): SessionState => ({ status: 'signedIn', ...payload }),
    signedOut: (): SessionState => signedOutState,
  },
  selectors: {
    selectSession: (state): SessionState => state,
  },
})

export const { signedIn, signedOut } = sessionSlice.actions
export const { selectSession } = sessionSlice.selectors

/** Somebody pressed Logout. */
export const signOutRequested = createAction('session/signOutRequested')
