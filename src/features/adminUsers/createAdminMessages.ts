import { assertNever } from '../../shared/assertNever'
import { messageOf, type Message, type MessageRule } from '../../shared/messages'
import { adminCreateEnded, type CreateOutcome } from './createAdminSlice'

function createMessage(outcome: CreateOutcome): Message | undefined {
  switch (outcome.kind) {
    case 'created':
      return { kind: 'success', text: outcome.message || `${outcome.created.email} was created` }
    case 'unseen':
      return {
        kind: 'error',
        text: `${outcome.email} was created, but nobody saw the invitation link. Delete the account and create it again.`,
      }
    case 'refused':
      return { kind: 'error', text: outcome.text, requestId: outcome.requestId }
    case 'unknown':
      return {
        kind: 'error',
        text: 'The answer was lost, so nobody knows whether the admin was created. The list is read again.',
        requestId: outcome.requestId,
      }
    case 'crashed':
      return undefined
    default:
      return assertNever(outcome)
  }
}

export const createAdminMessages: readonly MessageRule[] = [
  messageOf(adminCreateEnded, ({ outcome }) => createMessage(outcome)),
]
