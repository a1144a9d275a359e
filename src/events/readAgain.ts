import { put, select, take } from 'typed-redux-saga'
import { baseApi } from '../api/baseApi'
import { eventTagNames, type EventTag } from '../contract/events'
import { isPageVisible } from './isPageVisible'

interface WithApi {
  api: ReturnType<typeof baseApi.reducer>
}

/** The tags of what was changed while the page was hidden. */
const changedUnseen = new Set<EventTag>()

/** The tags of what is in the cache. */
export function* cachedTags(tags: readonly EventTag[] = eventTagNames) {
  const state = yield* select((root: WithApi) => root)
  return tags.filter((tag) => baseApi.util.selectInvalidatedBy(state, [tag]).length > 0)
}

/** Reads again what is shown of these tags; on a hidden page once it is visible. */
export function* readAgain(tags: readonly EventTag[]) {
  if (!isPageVisible()) return tags.forEach((tag) => changedUnseen.add(tag))
  const cached = yield* cachedTags(tags)
  if (cached.length > 0) yield* put(baseApi.util.invalidateTags(cached))
}

/** Reads again what was changed while the page was hidden, each time it becomes visible. */
export function* readHidden() {
  changedUnseen.clear()
  for (;;) {
    yield* take(baseApi.internalActions.onFocus)
    const tags = [...changedUnseen]
    changedUnseen.clear()
    yield* readAgain(tags)
  }
}
