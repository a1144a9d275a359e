import type { UnknownAction } from '@reduxjs/toolkit'
import { sessionMessages } from './sessionMessages'
import { expired, navigated, signedIn, signedOut } from './sessionSlice'
import { registerEnded, signInEnded } from './signInSlice'

const said = (action: UnknownAction) => sessionMessages.flatMap((rule) => rule(action) ?? [])
const forget = { kind: 'forget' }
const session = { key: 'k', role: 'editor', name: 'Edith', email: '' } as const

it.each([
  [signInEnded({ kind: 'signedIn', message: 'Welcome back' }), [{ kind: 'success', text: 'Welcome back' }]],
  [signInEnded({ kind: 'signedIn', message: '' }), []],
  [
    signInEnded({ kind: 'unknownRole', role: 'root' }),
    [{ kind: 'error', text: 'This console does not know the role "root". Ask an administrator for another one.' }],
  ],
  [
    signInEnded({ kind: 'unknownRole', role: '' }),
    [{ kind: 'error', text: 'This console does not know the role "none". Ask an administrator for another one.' }],
  ],
  [
    signInEnded({ kind: 'storageBlocked' }),
    [{ kind: 'error', text: 'Your browser blocks storage for this page. Allow site data here, then sign in again.' }],
  ],
  [signInEnded({ kind: 'failed', text: 'No' }), [{ kind: 'error', text: 'No' }]],
  [signInEnded({ kind: 'crashed' }), []],
  [registerEnded({ kind: 'registered', message: 'Welcome' }), [{ kind: 'success', text: 'Welcome' }]],
  [registerEnded({ kind: 'registered', message: '' }), [{ kind: 'success', text: 'Your password is set. Sign in.' }]],
  [registerEnded({ kind: 'failed', text: 'No' }), [{ kind: 'error', text: 'No' }]],
  [registerEnded({ kind: 'crashed' }), []],
  [expired(), [{ kind: 'clear' }]],
  [signedOut({ reason: 'left', server: 'Logged out' }), [forget, { kind: 'success', text: 'Logged out' }]],
  [signedOut({ reason: 'left', server: '' }), [forget]],
  [
    signedOut({ reason: 'left', server: undefined }),
    [forget, { kind: 'info', text: 'Signed out here. The server could not be told.' }],
  ],
  [signedOut({ reason: 'leftElsewhere' }), [forget]],
  [signedOut({ reason: 'replaced' }), [forget]],
  [
    signedOut({ reason: 'removed' }),
    [forget, { kind: 'info', text: 'You are signed out: this browser no longer holds your session.' }],
  ],
  [signedIn(session), []],
  [navigated(), []],
])('%j says %j', (action, messages) => expect(said(action)).toEqual(messages))
