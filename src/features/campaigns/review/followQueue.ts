import { call, delay, put, race, select, take } from 'typed-redux-saga'
import { apiDispatch, send } from '../../../api/send'
import type { Campaign } from '../../../contract/entities'
import { eventsSlice } from '../../../events/eventsSlice'
import { isPageVisible } from '../../../events/isPageVisible'
import { isStreamOpen } from '../../../events/withEvents'
import { findRow } from '../../../lists/rows/findRow'
import { windowsOf } from '../../../lists/rows/readWindows'
import type { ListEndpoint } from '../../../lists/rows/endpoint'
import { signedIn } from '../../../session/sessionSlice'
import { isWaiting } from '../campaignStatus'
import { isOpen } from './decision'
import { reviewSlice, selectReview } from './reviewSlice'

const { rowsRead, queueRead, readFailed, readAgain, gone } = reviewSlice.actions

export const status = 'waiting'
const refreshMs = 60_000
/**
 * A stream tells what colleagues do, but not what advertisers submit: with a stream the queue is read this many times less often.
 */
const seldom = 10

/** Reads all waiting campaigns, and again from time to time, so that what others decide leaves the queue. */
export function* followQueue(endpoint: ListEndpoint<Campaign>) {
  for (;;) {
    yield* readQueue(endpoint)
    yield* untilNextReading()
  }
}

function* untilNextReading() {
  let hasMissed = false
  for (let minutes = 1; ; minutes += 1) {
    const { missed, again, renewed } = yield* race({
      late: delay(refreshMs),
      missed: take(eventsSlice.actions.missed),
      again: take(readAgain),
      // By the same person; meanwhile nobody has told this page anything.
      renewed: take(signedIn),
    })
    if (again || renewed) return
    // Also on a hidden page, for when it is visible.
    hasMissed ||= missed !== undefined
    if (!isPageVisible()) continue
    if (hasMissed || minutes >= seldom || !(yield* select(isStreamOpen))) return
  }
}

/** Each window is shown when it has come, unless the queue is complete already. */
function* readQueue(endpoint: ListEndpoint<Campaign>) {
  const dispatch = yield* apiDispatch()
  const began = Date.now()
  const all = new Map<string, Campaign>()
  let leftOut = 0
  // A server may ignore the status, so each row is looked at.
  const windows = windowsOf(dispatch, endpoint, { status }, { aborted: false })
  try {
    for (;;) {
      const { done, value } = yield* call(() => windows.next())
      if (done === true) break
      for (const row of value.rows) all.set(row.id, row)
      leftOut += value.leftOut
      if ((yield* select(selectReview)).reading === 'reading')
        yield* put(rowsRead({ rows: value.rows.filter(isWaiting), began }))
    }
  } catch {
    return yield* put(readFailed())
  }
  yield* put(queueRead({ rows: [...all.values()].filter(isWaiting), began, leftOut }))
  yield* lookForMissing(endpoint, all)
}

/** A campaign is also missing when rows have moved between two windows, so each one is looked for before it counts as gone. */
function* lookForMissing(endpoint: ListEndpoint<Campaign>, all: ReadonlyMap<string, Campaign>) {
  const { queue, decisions } = yield* select(selectReview)
  for (const campaign of queue) {
    const read = all.get(campaign.id)
    if (!isOpen(decisions[campaign.id]) || (read && isWaiting(read))) continue
    const began = Date.now()
    const now = read ?? (yield* send(findRow(endpoint, campaign))).data
    if (now && isWaiting(now)) yield* put(rowsRead({ rows: [now], began }))
    else if (now !== undefined) yield* put(gone(campaign.id))
  }
}
