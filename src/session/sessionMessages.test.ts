import type { UnknownAction } from '@reduxjs/toolkit'
import { sessionMessages } from './sessionMessages'
import { expired, navigated, signedIn, signedOut } from './sessionSlice'
import { signInEnded } from './signInSlice'

const said = (action: UnknownAction) => sessionMessages.flatMap((rule) => rule(action) ?? [])
const forget = { kind: 'forget' }
const session = { key: 'k', role: 'editor', name: 'Edith', email: '' } as const

it.each([
  [signInEnded({ kind: 'signedIn', message: 'Welcome back' }), [{ kind: 'success', text: 'Welcome back' }]],
  [signInEnded({ kind: 'signedIn', message: '' }), []],
  [
    signInEnded({ kind: 'unknownRole', role: 'root' }),
    [
      {
        kind: 'error',
        text: `This console doesn't recognize the role "root". Ask an administrator for a different role.`,
      },
    ],
  ],
  [
    signInEnded({ kind: 'unknownRole', role: '' }),
    [
      {
        kind: 'error',
        text: `This console doesn't recognize the role "none". Ask an administrator for a different role.`,
      },
    ],
  ],
  [
    signInEnded({ kind: 'storageBlocked' }),
    [
      {
        kind: 'error',
        text: "Your browser can't store the session: storage is blocked or full. Change that, then sign in again.",
      },
    ],
  ],
  [signInEnded({ kind: 'failed', text: 'No' }), [{ kind: 'error', text: 'No' }]],
  [signInEnded({ kind: 'crashed' }), []],
  [expired(), [{ kind: 'clear' }]],
  [signedOut({ why: 'left', server: 'Logged out' }), [forget, { kind: 'success', text: 'Logged out' }]],
  [signedOut({ why: 'left', server: '' }), [forget]],
  [
    signedOut({ why: 'left', server: undefined }),
    [forget, { kind: 'info', text: "Signed out here. The server didn't confirm it." }],
  ],
  [signedOut({ why: 'leftElsewhere' }), [forget]],
  [signedOut({ why: 'replaced' }), [forget]],
  [
    signedOut({ why: 'removed' }),
    [forget, { kind: 'info', text: "You're signed out: this browser no longer has your session." }],
  ],
  [signedIn(session), []],
  [navigated(), []],
])('%j says %j', (action, messages) => expect(said(action)).toEqual(messages))
