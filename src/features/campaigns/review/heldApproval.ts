import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import type { Campaign } from '../../../contract/entities'
import { pageSize } from '../../../contract/paging'
import { lookBefore, sendChange } from '../../../lists/changes/changeRow'
import type { Look } from '../../../lists/changes/keptRow'
import type { RowOutcome } from '../../../lists/changes/outcome'
import type { RowChange, RowKind } from '../../../lists/changes/rowKind'
import { signOutRequested } from '../../../session/sessionSlice'
import { startWork } from '../../../shared/underWay'
import type { CampaignAction } from '../campaignStatus'
import { contentOf } from './content'
import { decisionOf } from './decisionOf'
import { status } from './followQueue'
import { mayAsk } from './mayAsk'
import type { Decision } from './decision'
import { pageHidden, reviewSlice, selectReview } from './reviewSlice'

const { sendingStarted, decided, rowsRead, left } = reviewSlice.actions

/** How long an approval can be taken back. */
export const heldMs = 5_000

export type CampaignKind = RowKind<Campaign, CampaignAction>
type Approval = RowChange<CampaignAction>

/** These actions leave no time for a look at the campaign. */
const hurries = [left.type, pageHidden.type, signOutRequested.type]

/**
 * An approval has no inverse call, so it is held for five seconds before it is sent. Leaving the page, signing out and
 * closing the tab send it at once; without a network or a session it waits.
 */
export function* heldApproval(kind: CampaignKind, campaign: Campaign) {
  const { id } = campaign
  const name = kind.nameOf(campaign)
  const request = { start: 0, end: pageSize - 1, status }
  const seen = contentOf(campaign)
  const approval: Approval = { id, name, text: kind.textOf(campaign), action: 'approve', request, seen }
  const look = yield* untilReady(kind, campaign, approval)
  if (!look) return
  yield* put(sendingStarted(id))
  const end = function* (decision: Decision) {
    const { isShown, decisions } = yield* select(selectReview)
    // After a sign-out nobody is there to be told, or somebody else.
    if (decisions[id]?.kind === 'sending') yield* put(decided({ id, name, decision, isShown }))
  }
  let outcome: RowOutcome = { kind: 'unknown', requestId: undefined }
  const endWork = startWork()
  try {
    outcome = look.ended ?? (yield* call(sendChange<Campaign, CampaignAction>, kind, approval))
  } finally {
    endWork()
    yield* end(decisionOf(outcome))
  }
  if (look.row && look.ended) yield* put(rowsRead({ rows: [look.row], began: Date.now() }))
}

/**
 * Waits until an approval is to be sent, and looks at the campaign first if there is time; undefined when it was taken back.
 * During that look the approval is still held, so leaving, a sign-out or the end of the session finds it not sent.
 */
function* untilReady(
  kind: CampaignKind,
  campaign: Campaign,
  approval: Approval,
): SagaGenerator<Look<Campaign> | undefined> {
  const { id } = campaign
  const { late } = yield* race({ back: call(untilNotHeld, id), now: take(hurries), late: delay(heldMs) })
  let hasTime = late !== undefined
  while (yield* isHeld(id)) {
    if (!(yield* select(mayAsk))) {
      yield* take('*')
      hasTime = true
      continue
    }
    // An approval sets a state and toggles nothing, so it may be sent without a look.
    if (!hasTime) return { row: campaign }
    const { look } = yield* race({
      stopped: call(untilNotReady, id),
      now: take(hurries),
      look: call(lookBefore<Campaign, CampaignAction>, kind, approval),
    })
    if (look) return look
    hasTime = false
  }
  return undefined
}

/** Ends once the approval has been taken back, or dropped with the session. */
function* untilNotHeld(id: string) {
  while (yield* isHeld(id)) yield* take('*')
}

/** The same, or once the server cannot be asked: then the result of the look says nothing. */
function* untilNotReady(id: string) {
  while ((yield* isHeld(id)) && (yield* select(mayAsk))) yield* take('*')
}

function* isHeld(id: string): SagaGenerator<boolean> {
  return (yield* select(selectReview)).decisions[id]?.kind === 'held'
}
