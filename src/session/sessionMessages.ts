import { messageOf, type Message, type MessageRule } from '../shared/messages'
import { expired, signedOut, type SignedOut } from './sessionSlice'
import { signInEnded, type SignInOutcome } from './signInSlice'

function signInMessage(outcome: SignInOutcome): Message | undefined {
  switch (outcome.kind) {
    case 'signedIn':
      return outcome.message ? { kind: 'success', text: outcome.message } : undefined
    case 'failed':
      return { kind: 'error', text: outcome.text }
    case 'unknownRole': {
      const role = outcome.role || 'none'
      return {
        kind: 'error',
        text: `This console doesn't recognize the role "${role}". Ask an administrator for a different role.`,
      }
    }
    case 'storageBlocked':
      return {
        kind: 'error',
        text: "Your browser can't store the session: storage is blocked or full. Change that, then sign in again.",
      }
    case 'crashed':
      return undefined
  }
}

function signedOutMessage(end: SignedOut): Message | undefined {
  if (end.why === 'removed')
    return { kind: 'info', text: "You're signed out: this browser no longer has your session." }
  if (end.why !== 'left') return undefined
  if (end.server === undefined) return { kind: 'info', text: "Signed out here. The server didn't confirm it." }
  return end.server ? { kind: 'success', text: end.server } : undefined
}

export const sessionMessages: readonly MessageRule[] = [
  messageOf(signInEnded, signInMessage),
  // Earlier messages would otherwise stay readable above the covered page.
  messageOf(expired, () => ({ kind: 'clear' })),
  messageOf(signedOut, () => ({ kind: 'forget' })),
  messageOf(signedOut, signedOutMessage),
]
