import type { UnknownAction } from '@reduxjs/toolkit'
import { registerEnded } from '../../session/signInSlice'
import { registerMessages } from './registerMessages'

const said = (action: UnknownAction) => registerMessages.flatMap((rule) => rule(action) ?? [])

it.each([
  [registerEnded({ kind: 'registered', message: 'Welcome' }), [{ kind: 'success', text: 'Welcome' }]],
  [registerEnded({ kind: 'registered', message: '' }), [{ kind: 'success', text: 'Your password is set. Sign in.' }]],
  [registerEnded({ kind: 'failed', text: 'No' }), [{ kind: 'error', text: 'No' }]],
  [
    registerEnded({ kind: 'answerLost' }),
    [
      {
        kind: 'error',
        text: "We don't know whether your password was set. Try to sign in with it first.",
      },
    ],
  ],
  [registerEnded({ kind: 'crashed' }), []],
])('%j says %j', (action, messages) => expect(said(action)).toEqual(messages))
