import { nameInMessage } from '../../../contract/nameInMessage'
import { outcomeText } from '../../../lists/changes/outcome'
import { messageOf, type MessageRule } from '../../../shared/messages'
import { words } from './decisionOf'
import { isFailure } from './decision'
import { waitingText } from './heldText'
import { heldDropped, heldLeft, reviewSlice } from './reviewSlice'

const approvals = (count: number) => (count === 1 ? '1 approval was' : `${count} approvals were`)

const { decided, sendingStarted } = reviewSlice.actions

/**
 * A failed approval has a message wherever the person is by now. Other outcomes are shown by the page, and by a message once the
 * page has been left.
 */
export const reviewMessages: readonly MessageRule[] = [
  // From now on neither this approval nor a change before it can be taken back by Undo.
  messageOf(sendingStarted, () => ({ kind: 'changing' })),
  messageOf(decided, ({ name, decision, isShown }) => {
    const short = nameInMessage(name)
    if (isFailure(decision)) return { kind: 'error', text: `${short}: ${decision.text}`, requestId: decision.requestId }
    if (isShown) return undefined
    if (decision.kind === 'taken') return { kind: 'info', text: `${short}: ${decision.text}` }
    const said = (decision.kind === 'approved' && decision.said) || ''
    return { kind: 'success', text: outcomeText({ kind: 'done', said, undo: undefined }, { ...words, name }) }
  }),
  messageOf(heldLeft, (count) => ({ kind: 'info', text: `${waitingText(count)} Keep this tab open.` })),
  messageOf(heldDropped, (count) => ({
    kind: 'error',
    text: `${approvals(count)} not sent because you were signed out.`,
  })),
]
