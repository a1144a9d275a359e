import { eventChannel } from 'redux-saga'
import { call, fork, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { safely } from '../../../shared/sagas'
import { signedOut } from '../../../session/sessionSlice'
import { eventsSlice } from '../../../events/eventsSlice'
import { followColleagues } from './followColleagues'
import { followQueue } from './followQueue'
import { guardUnsent } from './guardUnsent'
import { heldApproval, type CampaignKind } from './heldApproval'
import { isOffline } from './mayAsk'
import { heldDropped, heldLeft, pageHidden, reviewSlice, selectReview } from './reviewSlice'
import { tellViewing } from './tellViewing'

const { opened, approvePressed, left } = reviewSlice.actions

function onPageHide(emit: (event: Event) => void) {
  window.addEventListener('pagehide', emit)
  return () => window.removeEventListener('pagehide', emit)
}

function* followPageHides() {
  const hides = eventChannel(onPageHide)
  try {
    for (;;) {
      yield* take(hides)
      yield* put(pageHidden())
    }
  } finally {
    // A channel outlives its saga otherwise, and with it the listener.
    hides.close()
  }
}

/** Reads the queue while the review is open, follows what colleagues decide, and sends the approvals. */
export function makeReviewSaga(kind: CampaignKind) {
  return function* reviewSaga() {
    yield* fork(guardUnsent)
    // Also while another page is open: an approval may still wait for the network.
    yield* fork(followPageHides)
    yield* takeLatest(
      opened,
      safely(function* () {
        yield* race({
          followed: call(followQueue, kind.endpoint),
          told: call(tellViewing),
          over: take([left.type, signedOut.type]),
        })
      }),
    )
    yield* takeEvery(
      eventsSlice.actions.changed,
      safely(function* (changed: ReturnType<typeof eventsSlice.actions.changed>) {
        yield* call(followColleagues, kind.endpoint, changed)
      }),
    )
    // Ids of the approvals that are held or on their way: one that is pressed twice is sent once.
    const underway = new Set<string>()
    yield* takeEvery(
      approvePressed,
      safely(function* ({ payload: id }: ReturnType<typeof approvePressed>) {
        const campaign = (yield* select(selectReview)).queue.find((one) => one.id === id)
        if (!campaign || underway.has(id)) return
        underway.add(id)
        try {
          yield* call(heldApproval, kind, campaign)
        } finally {
          underway.delete(id)
        }
      }),
    )
    yield* takeEvery(left, function* () {
      const { held } = yield* select(selectReview)
      if (held.length > 0 && (yield* select(isOffline))) yield* put(heldLeft(held.length))
    })
    yield* takeEvery(signedOut, function* ({ payload: { why } }) {
      const { held } = yield* select(selectReview)
      // Somebody else who has signed in instead is told nothing.
      if (held.length > 0 && why !== 'replaced') yield* put(heldDropped(held.length))
    })
  }
}
