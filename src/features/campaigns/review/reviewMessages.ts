import { nameInMessage } from '../../../contract/nameInMessage'
import { outcomeText } from '../../../lists/changes/outcome'
import { messageOf, type MessageRule } from '../../../shared/messages'
import { words } from './decisionOf'
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
    if (decision.kind === 'taken') return { kind: 'info', text: `${short}: ${decision.text}` }
    const said = (decision.kind === 'approved' && decision.said) || ''
    return { kind: 'success', text: outcomeText({ kind: 'done', said, undo: undefined }, { ...words, name }) }
  }),
  messageOf(heldDropped, (count) => ({
    kind: 'error',
    text: `${approvals(count)} not sent because you were signed out.`,
  })),
]
