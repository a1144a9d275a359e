import { nameInMessage } from '../../../contract/nameInMessage'
import { messageOf, type MessageRule } from '../../../shared/messages'
import { isFailure, reviewSlice } from './reviewSlice'

const approvals = (count: number) => (count === 1 ? '1 approval was' : `${count} approvals were`)

const { decided, heldDropped, sendingStarted } = reviewSlice.actions

/** A failed approval has a message wherever its person is by now; the page shows the others, once it has been left a message does. */
export const reviewMessages: readonly MessageRule[] = [
  // It can't be taken back any more, whether it is sent or not, and what was changed before it is not the last.
  messageOf(sendingStarted, () => ({ kind: 'changing' })),
  messageOf(decided, ({ name, decision, isShown }) => {
    const short = nameInMessage(name)
    if (isFailure(decision)) return { kind: 'error', text: `${short}: ${decision.text}`, requestId: decision.requestId }
    if (isShown) return undefined
    return decision.kind === 'taken'
      ? { kind: 'info', text: `${short}: ${decision.text}` }
      : { kind: 'success', text: `${short} approved` }
  }),
  messageOf(heldDropped, (count) => ({
    kind: 'error',
    text: `${approvals(count)} not sent because you were signed out.`,
  })),
]
