import { delay, put, race, take } from 'typed-redux-saga'
import { baseApi } from './baseApi'

/** Milliseconds between two refreshes of what is shown of chains. */
export const chainRefresh = 15_000
const { onFocus, onOnline } = baseApi.internalActions

/**
 * Reads again what is shown of chains, all of it at once: timers of single queries would drift apart, and with them the
 * one request per chain. While nobody looks nothing is asked. For who comes back the API itself reads all again at once, so
 * only the time begins anew.
 */
export function* refreshChains() {
  for (;;) {
    const { time } = yield* race({ time: delay(chainRefresh), back: take([onFocus, onOnline]) })
    if (time && document.visibilityState !== 'hidden') yield* put(baseApi.util.invalidateTags(['Chain']))
  }
}
