import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import type { baseApi } from '../../../api/baseApi'
import type { Campaign } from '../../../contract/entities'
import { pageSize } from '../../../contract/paging'
import { changeRow, sendChange } from '../../../lists/changes/changeRow'
import type { RowOutcome } from '../../../lists/changes/outcome'
import type { RowChange, RowKind } from '../../../lists/changes/rowKind'
import { selectSession, signOutRequested, type SessionState } from '../../../session/sessionSlice'
import type { CampaignAction } from '../campaignStatus'
import { decisionOf } from './decisionOf'
import { status } from './followQueue'
import { reviewSlice, selectReview } from './reviewSlice'

const { sendingStarted, decided, left, pageHidden } = reviewSlice.actions

/** So long an approval can be taken back. */
export const heldMs = 5_000

export type CampaignKind = RowKind<Campaign, CampaignAction>

interface RootState {
  session: SessionState
  api: ReturnType<typeof baseApi.reducer>
}

/** Whether the browser has a network and the session has not ended. */
const mayAsk = (state: RootState) => state.api.config.online && selectSession(state).status === 'signedIn'

/**
 * An approval has no inverse call, so it is held for five seconds before it is sent. Leaving the page, signing out and
 * closing the tab send it at once; without a network or a session it waits.
 */
export function* heldApproval(kind: CampaignKind, campaign: Campaign) {
  const { id } = campaign
  const name = kind.nameOf(campaign)
  const hasTime = yield* untilDue(id)
  if (!(yield* isHeld(id))) return
  yield* put(sendingStarted(id))
  let outcome: RowOutcome = { kind: 'unknown', requestId: undefined }
  try {
    // An approval sets a state and toggles nothing, so it may be sent without another look.
    outcome = yield* call(hasTime ? changeRow<Campaign, CampaignAction> : sendChange<Campaign, CampaignAction>, kind, {
      id,
      name,
      text: kind.textOf(campaign),
      action: 'approve',
      request: { start: 0, end: pageSize - 1, status },
    } satisfies RowChange<CampaignAction>)
  } finally {
    const { isShown, decisions } = yield* select(selectReview)
    // After a sign-out nobody is there to be told, or somebody else.
    if (decisions[id]?.kind === 'sending') yield* put(decided({ id, name, decision: decisionOf(outcome), isShown }))
  }
}

/** Waits until an approval is to be sent, or was taken back; answers whether there is time to read the campaign first. */
function* untilDue(id: string): SagaGenerator<boolean> {
  const { late } = yield* race({
    back: call(untilNotHeld, id),
    now: take([left.type, pageHidden.type, signOutRequested.type]),
    late: delay(heldMs),
  })
  while ((yield* isHeld(id)) && !(yield* select(mayAsk))) yield* take('*')
  return late !== undefined
}

/** Ends once the approval has been taken back, or dropped with the session. */
function* untilNotHeld(id: string) {
  while (yield* isHeld(id)) yield* take('*')
}

function* isHeld(id: string): SagaGenerator<boolean> {
  return (yield* select(selectReview)).decisions[id]?.kind === 'held'
}
