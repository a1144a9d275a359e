import { call, delay, race, select, take } from 'typed-redux-saga'
import { reviewApi } from '../../../api/reviewApi'
import { selectMissing } from '../../../session/missing'
import { apiDispatch } from '../../../api/send'
import { viewingSeconds } from '../../../contract/events'
import { isPageVisible } from '../../../events/isPageVisible'
import { isStreamOpen } from '../../../events/withEvents'
import { selectReview } from './reviewSlice'

/** Milliseconds for which a campaign is open before others are told of it. */
const settleMs = 500
/** The server forgets it after a minute; one call may fail. */
const againMs = viewingSeconds * 400

/** Tells colleagues which campaign is open here, on a server that passes it on. */
export function* tellViewing() {
  const dispatch = yield* apiDispatch()
  const tell = (id: string, open: boolean) =>
    dispatch(reviewApi.endpoints.viewCampaign.initiate({ id, open }, { track: false }))
  let told: string | undefined
  try {
    for (;;) {
      yield* delay(settleMs)
      const at = yield* call(viewed)
      const last = told
      // Before the answer, so that leaving meanwhile is told too.
      told = at
      if (at !== undefined) yield* call(tell, at, true)
      else if (last !== undefined) yield* call(tell, last, false)
      // A server without the call has been told nothing.
      if ((yield* select(selectMissing)).viewCampaign) told = undefined
      yield* race({ again: delay(againMs), moved: call(untilMoved, at) })
    }
  } finally {
    if (told !== undefined) void tell(told, false)
  }
}

/** The campaign that is open, if others can be told of it. */
function* viewed() {
  if (!(yield* select(isStreamOpen)) || (yield* select(selectMissing)).viewCampaign) return undefined
  return isPageVisible() ? (yield* select(selectReview)).at : undefined
}

function* untilMoved(at: string | undefined) {
  while ((yield* call(viewed)) === at) yield* take('*')
}
