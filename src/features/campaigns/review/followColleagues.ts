import { put, select } from 'typed-redux-saga'
import { send } from '../../../api/send'
import type { Campaign } from '../../../contract/entities'
import type { eventsSlice } from '../../../events/eventsSlice'
import { findRow } from '../../../lists/rows/findRow'
import type { ListEndpoint } from '../../../lists/rows/endpoint'
import { isFailure, isOpen, type Decision } from './decision'
import { reviewSlice, selectReview } from './reviewSlice'
import { isWaiting } from '../campaignStatus'

const { rowsRead, takenBy } = reviewSlice.actions

type Changed = ReturnType<typeof eventsSlice.actions.changed>

/** Looks at what became of the waiting campaigns that a colleague has changed; their server says who it was. */
export function* followColleagues(endpoint: ListEndpoint<Campaign>, { payload: { tags, by, isOwn } }: Changed) {
  const { queue, decisions, isShown } = yield* select(selectReview)
  if (isOwn || !isShown) return
  for (const { type, id } of tags) {
    const waiting = queue.find(
      (campaign) => type === 'Campaign' && campaign.id === id && isOpen(decisions[campaign.id]),
    )
    if (!waiting) continue
    const began = Date.now()
    const { data } = yield* send(findRow(endpoint, waiting))
    if (data === undefined) continue
    if (data && isWaiting(data)) yield* put(rowsRead({ rows: [data], began }))
    else yield* put(takenBy(waiting.id, `${whatBecame(data, decisions[waiting.id])} by ${by}`))
  }
}

/** After an approval of one's own that may have arrived, the colleague may have done something else. */
function whatBecame(now: Campaign | null, before: Decision | undefined) {
  const isTheirs = now?.is_approved && now.is_active && !(before && isFailure(before))
  return isTheirs ? 'Approved' : 'No longer waiting: changed'
}
