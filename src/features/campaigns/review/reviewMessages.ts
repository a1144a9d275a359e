import { nameInMessage } from '../../../contract/nameInMessage'
import { messageOf, type MessageRule } from '../../../shared/messages'
import { reviewSlice } from './reviewSlice'

const approvals = (count: number) => (count === 1 ? '1 approval was' : `${count} approvals were`)

const { decided, heldDropped } = reviewSlice.actions

/** The page shows how each approval ended; once it has been left a message does. */
export const reviewMessages: readonly MessageRule[] = [
  messageOf(decided, ({ name, decision, isShown }) => {
    if (isShown) return undefined
    const short = nameInMessage(name)
    if (decision.kind === 'failed')
      return { kind: 'error', text: `${short}: ${decision.text}`, requestId: decision.requestId }
    return decision.kind === 'taken'
      ? { kind: 'info', text: `${short}: ${decision.text}` }
      : { kind: 'success', text: `${short} approved` }
  }),
  messageOf(heldDropped, (count) => ({
    kind: 'error',
    text: `${approvals(count)} not sent because you were signed out.`,
  })),
]
