import { select, take } from 'typed-redux-saga'
import { keepUnsaved } from '../../../ui/forms/keepUnsaved'
import { mayAsk } from './mayAsk'
import type { ReviewState } from './reviewState'

const words = {
  title: 'Leave before your approvals are sent?',
  text: "There's no connection. What you approved is sent when it's back, if this tab is still open and you're still signed in.",
}

type State = Parameters<typeof mayAsk>[0] & { review: ReviewState }

/** Where the person is while approvals wait that cannot be sent; undefined while there are none. */
const unsentAt = (state: State) =>
  state.review.held.length === 0 || mayAsk(state) ? undefined : state.review.isShown ? 'review' : 'elsewhere'

/** Asks before approvals are lost: once when the review is left, and whenever the tab is closed. */
export function* guardUnsent() {
  for (;;) {
    const at = yield* select(unsentAt)
    const release = at && keepUnsaved({ words, isKeptInside: at === 'elsewhere' })
    while ((yield* select(unsentAt)) === at) yield* take('*')
    release?.()
  }
}
