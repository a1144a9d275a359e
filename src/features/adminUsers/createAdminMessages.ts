import { assertNever } from '../../shared/assertNever'
import { messageOf, type Message, type MessageRule } from '../../shared/messages'
import { adminCreateEnded, invitationLost, type CreateOutcome } from './createAdminSlice'

const withoutLink = (email: string, done: 'shown' | 'copied'): Message => ({
  kind: 'error',
  text: `${email} was created, but its invitation link wasn't ${done}. Delete the account and create it again.`,
})

function createMessage(outcome: CreateOutcome): Message | undefined {
  switch (outcome.kind) {
    case 'created':
      return { kind: 'success', text: outcome.message || `${outcome.created.email} was created` }
    case 'unseen':
      return withoutLink(outcome.email, 'shown')
    case 'refused':
      return { kind: 'error', text: outcome.text, requestId: outcome.requestId }
    case 'unknown':
      return {
        kind: 'error',
        text:
          outcome.text ??
          "The server's answer was lost, so we don't know whether the admin was created. Check the list before you try again.",
        requestId: outcome.requestId,
      }
    case 'emailRefused':
    case 'crashed':
      return undefined
    default:
      return assertNever(outcome)
  }
}

export const createAdminMessages: readonly MessageRule[] = [
  messageOf(adminCreateEnded, ({ outcome }) => createMessage(outcome)),
  messageOf(invitationLost, ({ email }) => withoutLink(email, 'copied')),
]
