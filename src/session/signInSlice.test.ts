import type { UnknownAction } from '@reduxjs/toolkit'
import { registerEnded, signInEnded, signInSlice, signInStarted } from './signInSlice'

type State = ReturnType<typeof signInSlice.reducer>

it.each<[State, UnknownAction, State]>([
  ['idle', signInStarted(), 'sending'],
  ['registered', signInStarted(), 'sending'],
  ['sending', signInEnded({ kind: 'signedIn', message: '' }), 'idle'],
  ['sending', signInEnded({ kind: 'failed', text: 'No' }), 'idle'],
  ['sending', signInEnded({ kind: 'crashed' }), 'idle'],
  ['sending', registerEnded({ kind: 'registered', message: '' }), 'registered'],
  ['sending', registerEnded({ kind: 'failed', text: 'No' }), 'idle'],
  ['sending', registerEnded({ kind: 'crashed' }), 'idle'],
])('%s after %j is %s', (from, event, to) => expect(signInSlice.reducer(from, event)).toBe(to))
