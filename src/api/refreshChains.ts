import { delay, put, race, take } from 'typed-redux-saga'
import { chainBaseApi } from './chainBaseApi'

/** Milliseconds between two refreshes. */
const chainRefresh = 15_000
const { onFocus, onOnline } = chainBaseApi.internalActions

/**
 * Reads everything shown of the chains again, all at once, so that it stays one request per chain: timers of single queries
 * would drift apart. Nothing is sent while the page is hidden. When it is shown again, RTK Query refetches by itself, so only
 * the interval starts anew.
 */
export function* refreshChains() {
  for (;;) {
    const { time } = yield* race({ time: delay(chainRefresh), back: take([onFocus, onOnline]) })
    if (time && document.visibilityState !== 'hidden') yield* put(chainBaseApi.util.invalidateTags(['Chain']))
  }
}
