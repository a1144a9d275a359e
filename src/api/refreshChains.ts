import { delay, put, race, take } from 'typed-redux-saga'
import { baseApi } from './baseApi'

/** Milliseconds between two refreshes of what is shown of chains. */
export const chainRefresh = 15_000
/** A browser tells of a return twice: by its window and by its page. */
const shortest = 1_000

/**
 * Reads again what is shown of chains, all of it at once: timers of single queries would drift apart, and with them the
 * one request per chain. While nobody looks nothing is asked; who comes back gets the newest at once.
 */
export function* refreshChains() {
  for (;;) {
    yield* race({ time: delay(chainRefresh), back: take(baseApi.internalActions.onFocus) })
    if (document.visibilityState !== 'hidden') yield* put(baseApi.util.invalidateTags(['Chain']))
    yield* delay(shortest)
  }
}
