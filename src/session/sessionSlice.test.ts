import type { UnknownAction } from '@reduxjs/toolkit'
import {
  expired,
  sessionSlice,
  signedIn,
  signedOut,
  signOutRequested,
  visitor,
  type SessionState,
} from './sessionSlice'

const edith = { key: 'k1', role: 'editor', name: 'Edith', email: 'edith@tour.example' } as const
const mona = { key: 'k2', role: 'moderator', name: 'Mona', email: '' } as const
const edithIsIn: SessionState = { status: 'signedIn', ...edith }
const monaIsIn: SessionState = { status: 'signedIn', ...mona }
const edithExpired: SessionState = { status: 'expired', ...edith }
const left: SessionState = { status: 'signedOut', resume: false }

it.each<[SessionState, UnknownAction, SessionState]>([
  [visitor, signedIn(edith), edithIsIn],
  [visitor, expired(), visitor],
  [visitor, signedOut({ why: 'leftElsewhere' }), left],
  [edithIsIn, expired(), edithExpired],
  [edithIsIn, signedIn(mona), monaIsIn],
  [edithIsIn, signedOut({ why: 'left', server: 'Bye' }), left],
  [edithExpired, signedIn(edith), edithIsIn],
  [edithExpired, expired(), edithExpired],
  [edithExpired, signedOut({ why: 'replaced' }), left],
  [edithExpired, signOutRequested(), { ...edithExpired, isLeaving: true }],
  [left, expired(), left],
  [left, signedIn(mona), monaIsIn],
])('%j after %j is %j', (from, event, to) => expect(sessionSlice.reducer(from, event)).toEqual(to))
