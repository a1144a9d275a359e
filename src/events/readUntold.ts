import { call, delay, put, select } from 'typed-redux-saga'
import { baseApi } from '../api/baseApi'
import { apiDispatch } from '../api/send'
import { eventTags } from '../contract/events'
import { eventsSlice } from './eventsSlice'
import { isPageVisible } from './isPageVisible'
import type { Heard } from './posted'
import { followPresence } from './presence'
import { cachedTags, readAgain } from './readAgain'
import { isStreamOpen } from './withEvents'

const { lost, untoldRead } = eventsSlice.actions

/** Milliseconds between two readings where the server tells of no changes. */
export const readAgainMs = 60_000
/** Minutes between two readings where it does: it tells what staff change, not what advertisers and users do or what expires. */
const toldMinutes = 5
/** Minutes between two readings of a list that is read as a whole for a search, because that is many requests. */
const wholeMinutes = 10

/** The endpoints whose lists are read as a whole. */
export type ReadWhole = (state: unknown) => readonly string[]

/**
 * Reads what is visible again every minute, or seldom while the server tells of changes; not during a write. Without a stream not
 * where nobody has been for a quarter of an hour either: on a server that prolongs a session by any call it would never end.
 */
export function* readUntold(heard: Heard, readWhole: ReadWhole) {
  const { untilPresent, stop } = followPresence()
  try {
    yield* readOn(heard, readWhole, untilPresent)
  } finally {
    stop()
  }
}

function* readOn(heard: Heard, readWhole: ReadWhole, untilPresent: () => Promise<void>) {
  const dispatch = yield* apiDispatch()
  /** Minutes since the last reading, and since the last one that left nothing out. */
  const since = { read: 0, whole: 0 }
  for (;;) {
    yield* delay(readAgainMs)
    since.read += 1
    since.whole += 1
    // The tab that has the stream may have been frozen.
    if ((yield* select(isStreamOpen)) && Date.now() - heard.at >= readAgainMs) yield* put(lost('silent'))
    if (since.read < toldMinutes && (yield* select(isStreamOpen))) continue
    // Beside our stream these reads say that nobody has asked for them.
    if (!(yield* select(isStreamOpen))) yield* call(untilPresent)
    if (!isPageVisible() || !navigator.onLine) continue
    if (dispatch(baseApi.util.getRunningMutationsThunk()).length > 0) continue
    const isWhole = since.whole >= wholeMinutes
    const left = isWhole ? [] : yield* select(readWhole)
    since.read = 0
    if (isWhole) since.whole = 0
    const cached = (yield* cachedTags()).filter((tag) => !left.includes(eventTags[tag]))
    yield* put(untoldRead(cached.map((tag) => eventTags[tag])))
    yield* readAgain(cached)
  }
}
