import { put } from 'typed-redux-saga'
import type { ServerEvent } from '../api/events'
import { isOwnKey } from '../api/writeKey'
import { assertNever } from '../shared/assertNever'
import { eventTags } from '../contract/events'
import { eventsSlice } from './eventsSlice'
import { cachedTags, readAgain } from './readAgain'

const { opened, changed, missed, viewingTold } = eventsSlice.actions

/** Makes an action of an event, and reads again what it names. */
export function* tell(event: ServerEvent) {
  switch (event.kind) {
    case 'opened':
      return yield* put(opened())
    case 'changed': {
      const { tags, by, key } = event
      const isOwn = isOwnKey(key)
      yield* put(changed({ tags, by, isOwn }))
      return isOwn ? undefined : yield* readAgain(tags.map(({ type }) => type))
    }
    case 'missed': {
      const cached = yield* cachedTags()
      yield* put(missed(cached.map((tag) => eventTags[tag])))
      return yield* readAgain(cached)
    }
    case 'viewing':
      return yield* put(viewingTold(event.viewing))
    default:
      return assertNever(event)
  }
}
