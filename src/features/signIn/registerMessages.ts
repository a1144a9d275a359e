import { registerEnded, type RegisterOutcome } from '../../session/signInSlice'
import { messageOf, type Message, type MessageRule } from '../../shared/messages'

function registerMessage(outcome: RegisterOutcome): Message | undefined {
  switch (outcome.kind) {
    case 'registered':
      return { kind: 'success', text: outcome.message || 'Your password is set. Sign in.' }
    case 'failed':
      return { kind: 'error', text: outcome.text }
    case 'answerLost':
      return {
        kind: 'error',
        text: "We don't know whether your password was set. Try to sign in with it first.",
      }
    case 'crashed':
      return undefined
  }
}

export const registerMessages: readonly MessageRule[] = [messageOf(registerEnded, registerMessage)]
