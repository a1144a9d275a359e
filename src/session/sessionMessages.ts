import { adminApi } from '../api/adminApi'
import { errorText } from '../api/errors'
import { messageOf, type Message, type MessageRule } from '../shared/messages'
import { expired, signedOut, signInEnded, type SignedOut, type SignInOutcome } from './sessionSlice'

const { login, register } = adminApi.endpoints

function signInMessage(outcome: SignInOutcome): Message | undefined {
  switch (outcome.kind) {
    case 'signedIn':
      return outcome.message ? { kind: 'success', text: outcome.message } : undefined
    case 'unknownRole': {
      const role = outcome.role || 'none'
      return {
        kind: 'error',
        text: `This console does not know the role "${role}". Ask an administrator for another one.`,
      }
    }
    case 'storageBlocked':
      return {
        kind: 'error',
        text: 'Your browser blocks storage for this page. Allow site data here, then sign in again.',
      }
  }
}

function signedOutMessage(end: SignedOut): Message | undefined {
  if (end.reason === 'removed')
    return { kind: 'info', text: 'You are signed out: this browser no longer holds your session.' }
  if (end.reason !== 'left') return undefined
  if (end.server === undefined) return { kind: 'info', text: 'Signed out here. The server could not be told.' }
  return end.server ? { kind: 'success', text: end.server } : undefined
}

/**
 * Sign-in and registration have no request action, because it would hold the password; so the endpoints' own endings
 * are matched.
 */
export const sessionMessages: readonly MessageRule[] = [
  (action) =>
    login.matchRejected(action) || register.matchRejected(action)
      ? { kind: 'error', text: errorText(action.payload ?? action.error) }
      : undefined,
  (action) =>
    register.matchFulfilled(action)
      ? { kind: 'success', text: action.payload.message || 'Your password is set. Sign in.' }
      : undefined,
  messageOf(signInEnded, signInMessage),
  // Earlier messages would otherwise stay readable above the covered page.
  messageOf(expired, () => ({ kind: 'clear' })),
  messageOf(signedOut, () => ({ kind: 'forget' })),
  messageOf(signedOut, signedOutMessage),
]
