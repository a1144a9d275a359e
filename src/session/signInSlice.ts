import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Login } from '../contract/login'
import { createExchange } from '../shared/exchange'

/** How a sign-in ended. */
export type SignInOutcome =
  | { kind: 'signedIn'; message: string }
  | { kind: 'failed'; text: string }
  | { kind: 'unknownRole'; role: string }
  | { kind: 'storageBlocked' | 'crashed' }

/** How an attempt to accept an invitation ended. `answerLost`: the account may exist. */
export type RegisterOutcome =
  { kind: 'registered'; message: string } | { kind: 'failed'; text: string } | { kind: 'answerLost' | 'crashed' }

/** Passwords on their way from the form to the saga; the request carries their key. */
export const logins = createExchange<Login>()
export const signInRequested = createAction<string>('signIn/signInRequested')

type SignInState = 'idle' | 'sending' | 'registered'

/** The state of the call by which somebody signs in or accepts an invitation. */
export const signInSlice = createSlice({
  name: 'signIn',
  initialState: (): SignInState => 'idle',
  reducers: {
    signInStarted: (): SignInState => 'sending',
    signInEnded: {
      prepare: (payload: SignInOutcome) => ({ payload }),
      reducer: (): SignInState => 'idle',
    },
    registerEnded: (_state, { payload }: PayloadAction<RegisterOutcome>): SignInState =>
      payload.kind === 'registered' ? 'registered' : 'idle',
  },
  selectors: { selectSignIn: (state): SignInState => state },
})

export const { signInStarted, signInEnded, registerEnded } = signInSlice.actions
export const { selectSignIn } = signInSlice.selectors
