import { delay, put, select } from 'typed-redux-saga'
import { baseApi } from '../api/baseApi'
import { apiDispatch } from '../api/send'
import { eventTags } from '../contract/events'
import { eventsSlice } from './eventsSlice'
import { isPageVisible } from './isPageVisible'
import type { Heard } from './posted'
import { cachedTags, readAgain } from './readAgain'
import { isStreamOpen } from './withEvents'

const { lost, reread } = eventsSlice.actions

/** Milliseconds between two readings where the server tells of no changes. */
export const rereadMs = 60_000
/** A list that is read as a whole for a search is many requests; it is read again so many times less often. */
const seldom = 10

/** The endpoints whose lists are read as a whole. */
export type ReadWhole = (state: unknown) => readonly string[]

/** Reads what is visible again every minute while the server tells of no changes; not during a write. */
export function* rereadUntold(heard: Heard, readWhole: ReadWhole) {
  const dispatch = yield* apiDispatch()
  for (let minutes = 0; ;) {
    yield* delay(rereadMs)
    // The tab that has the stream may have been frozen.
    if ((yield* select(isStreamOpen)) && Date.now() - heard.at >= rereadMs) yield* put(lost('silent'))
    if ((yield* select(isStreamOpen)) || !isPageVisible() || !navigator.onLine) continue
    if (dispatch(baseApi.util.getRunningMutationsThunk()).length > 0) continue
    minutes += 1
    const left = minutes % seldom === 0 ? [] : yield* select(readWhole)
    const cached = (yield* cachedTags()).filter((tag) => !left.includes(eventTags[tag]))
    yield* put(reread(cached.map((tag) => eventTags[tag])))
    yield* readAgain(cached)
  }
}
