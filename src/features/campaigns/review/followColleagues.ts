import { call, put, select } from 'typed-redux-saga'
import { apiDispatch } from '../../../api/send'
import type { Campaign } from '../../../contract/entities'
import type { eventsSlice } from '../../../events/eventsSlice'
import { findRow } from '../../../lists/rows/findRow'
import type { ListEndpoint } from '../../../lists/rows/endpoint'
import { status } from './followQueue'
import { isOpen, reviewSlice, selectReview } from './reviewSlice'
import { hasStatus } from '../campaignStatus'

type Changed = ReturnType<typeof eventsSlice.actions.changed>

/** Looks at what became of the waiting campaigns that a colleague has changed; their server says who it was. */
export function* followColleagues(endpoint: ListEndpoint<Campaign>, { payload: { tags, by, isOwn } }: Changed) {
  const dispatch = yield* apiDispatch()
  const { queue, decisions, isShown } = yield* select(selectReview)
  if (isOwn || !isShown) return
  for (const { type, id } of tags) {
    const waiting = queue.find(
      (campaign) => type === 'Campaign' && campaign.id === id && isOpen(decisions[campaign.id]),
    )
    if (!waiting) continue
    const { data } = yield* call(() => dispatch(findRow(endpoint, waiting)))
    if (data === undefined || (data && hasStatus(data, status))) continue
    const what = data?.is_approved ? 'Approved' : 'No longer waiting: changed'
    yield* put(reviewSlice.actions.takenBy({ id: waiting.id, text: `${what} by ${by} just now` }))
  }
}
