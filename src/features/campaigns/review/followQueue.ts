import { call, delay, put, select } from 'typed-redux-saga'
import { readFresh } from '../../../api/readFresh'
import { apiDispatch } from '../../../api/send'
import type { Campaign } from '../../../contract/entities'
import { windowsOf } from '../../../lists/rows/readWindows'
import type { ListEndpoint } from '../../../lists/rows/endpoint'
import { hasStatus } from '../campaignStatus'
import { reviewSlice, selectReview } from './reviewSlice'

const { rowsRead, queueRead, readFailed } = reviewSlice.actions

export const status = 'waiting'
const refreshMs = 60_000

/** Reads all waiting campaigns, and again every minute, so that what colleagues decide leaves the queue. */
export function* followQueue(endpoint: ListEndpoint<Campaign>) {
  for (;;) {
    yield* readQueue(endpoint)
    yield* delay(refreshMs)
  }
}

/** Each window is shown when it has come, unless the queue is complete already. */
function* readQueue(endpoint: ListEndpoint<Campaign>) {
  const dispatch = yield* apiDispatch()
  const all: Campaign[] = []
  const windows = windowsOf(dispatch, (range) => readFresh(endpoint, { ...range, status }), { aborted: false })
  try {
    for (;;) {
      const { done, value } = yield* call(() => windows.next())
      if (done === true) break
      // A server may ignore the status.
      const rows = value.rows.filter((row) => hasStatus(row, status))
      all.push(...rows)
      if ((yield* select(selectReview)).reading === 'reading') yield* put(rowsRead(rows))
    }
    yield* put(queueRead(all))
  } catch {
    yield* put(readFailed())
  }
}
