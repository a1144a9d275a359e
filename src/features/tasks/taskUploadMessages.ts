import { assertNever } from '../../shared/assertNever'
import { messageOf, type Message, type MessageRule } from '../../shared/messages'
import { taskUploadEnded, type UploadOutcome } from './taskUploadSlice'

function uploadMessage(outcome: UploadOutcome): Message | undefined {
  switch (outcome.kind) {
    case 'uploaded':
      return { kind: 'success', text: outcome.message || 'Task uploaded' }
    case 'cancelled':
      return { kind: 'info', text: outcome.text }
    case 'refused':
      return { kind: 'error', text: outcome.text, requestId: outcome.requestId }
    case 'unknown':
      return {
        kind: 'error',
        text: outcome.text ?? "The server's answer was lost. Look for the task in the list before you upload it again.",
        requestId: outcome.requestId,
      }
    case 'crashed':
      return undefined
    default:
      return assertNever(outcome)
  }
}

export const taskUploadMessages: readonly MessageRule[] = [
  messageOf(taskUploadEnded, ({ outcome }) => uploadMessage(outcome)),
]
