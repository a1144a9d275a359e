import { put, select, take } from 'typed-redux-saga'
import { baseApi } from '../api/baseApi'
import { eventTags, isEventTag, type EventTag } from '../contract/events'
import { isPageVisible } from './isPageVisible'

interface WithApi {
  api: ReturnType<typeof baseApi.reducer>
}

const all = Object.keys(eventTags).filter(isEventTag)

/** What was changed while the page was hidden. */
const hidden = new Set<EventTag>()

/** The tags of what is in the cache. */
export function* cachedTags(tags: readonly EventTag[] = all) {
  const state = yield* select((root: WithApi) => root)
  return tags.filter((tag) => baseApi.util.selectInvalidatedBy(state, [tag]).length > 0)
}

/** Reads again what is shown of these tags; on a hidden page once it is visible. */
export function* readAgain(tags: readonly EventTag[]) {
  if (!isPageVisible()) return tags.forEach((tag) => hidden.add(tag))
  const cached = yield* cachedTags(tags)
  if (cached.length > 0) yield* put(baseApi.util.invalidateTags(cached))
}

export function* readHidden() {
  hidden.clear()
  for (;;) {
    yield* take(baseApi.internalActions.onFocus)
    const tags = [...hidden]
    hidden.clear()
    yield* readAgain(tags)
  }
}
