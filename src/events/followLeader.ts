import { put, take } from 'typed-redux-saga'
import { eventOf, type StreamEnd } from '../api/events'
import { randomId } from '../shared/randomId'
import { eventsSlice } from './eventsSlice'
import { messagesOf, posted, type Heard } from './posted'
import { tabsPort } from './tabs'
import { tell } from './tell'

const ends: readonly StreamEnd[] = ['none', 'refused', 'busy', 'broken', 'silent']

/** Takes over what the tab tells that has the stream. */
export function* followLeader(heard: Heard) {
  const tabs = yield* tabsPort()
  const messages = messagesOf(tabs)
  const self = randomId()
  tabs.post(posted('hello', self))
  try {
    for (;;) {
      const { event, data, to = self } = yield* take(messages)
      if (to !== self || event === 'hello') continue
      heard.at = Date.now()
      const end = event === 'lost' ? ends.find((one) => JSON.stringify(one) === data) : undefined
      const told = eventOf(event, data)
      if (end) yield* put(eventsSlice.actions.lost(end))
      else if (told) yield* tell(told)
    }
  } finally {
    messages.close()
  }
}
