import { buffers, eventChannel } from 'redux-saga'
import { call, delay, fork, put, race, take } from 'typed-redux-saga'
import { baseApi } from '../api/baseApi'
import { readEvents, type ServerEvent, type StreamEnd } from '../api/events'
import { sessionStorage } from '../session/sessionSaga'
import { eventsSlice } from './eventsSlice'
import { answerTabs, forgetOld, posted, type Heard, type Told } from './posted'
import { tabsPort } from './tabs'
import { tell } from './tell'

const { onFocus, onOnline } = baseApi.internalActions
const [firstPauseMs, maxPauseMs] = [1_000, 60_000]

type News = { event: ServerEvent; id: string | undefined } | 'alive' | { end: StreamEnd }

const open = (token: string, lastId: string | undefined) =>
  eventChannel<News>((emit) => {
    const { signal, abort } = withAbort()
    const onEvent = (event: ServerEvent, id: string | undefined) => emit({ event, id })
    void readEvents({ token, lastId, onEvent, onAlive: () => emit('alive'), signal }).then((end) => emit({ end }))
    return abort
  }, buffers.expanding<News>())

function withAbort() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** Reads the stream for all tabs, once it is this tab's turn. Where the server has no stream, it keeps the turn and reads nothing. */
export function* keepStream(heard: Heard) {
  const tabs = yield* tabsPort()
  const { signal, abort } = withAbort()
  try {
    if (!(yield* call(tabs.lead, signal))) return
    const told: Told = { events: [], lost: undefined }
    yield* fork(answerTabs, told)
    yield* call(reconnect, heard, told)
    // The other tabs need not ask a server that has no stream.
    yield* call(() => new Promise<never>(() => undefined))
  } finally {
    abort()
  }
}

/** After a break the pauses grow, with a random part: after a restart of the server not all consoles come at once. */
function* reconnect(heard: Heard, told: Told) {
  const storage = yield* sessionStorage()
  const tabs = yield* tabsPort()
  const at: { lastId: string | undefined; failures: number } = { lastId: undefined, failures: 0 }
  for (;;) {
    const token = storage.token()
    if (token === undefined) return
    if (!navigator.onLine) yield* take(onOnline)
    const end = yield* readStream(token, at, heard, told)
    if (end === 'refused') return storage.refused(token)
    told.lost = end
    tabs.post(posted('lost', end))
    yield* put(eventsSlice.actions.lost(end))
    if (end === 'none') return
    const pauseMs = Math.min(firstPauseMs * 2 ** at.failures, maxPauseMs) * (0.5 + Math.random())
    at.failures += 1
    yield* race({ over: delay(pauseMs), back: take([onFocus, onOnline]) })
  }
}

function* readStream(token: string, at: { lastId: string | undefined; failures: number }, heard: Heard, told: Told) {
  const tabs = yield* tabsPort()
  const stream = yield* call(open, token, at.lastId)
  try {
    for (;;) {
      const news = yield* take(stream)
      heard.at = Date.now()
      if (news === 'alive') tabs.post(posted('alive'))
      else if ('end' in news) return news.end
      else {
        const { event, id } = news
        at.failures = 0
        at.lastId = id ?? at.lastId
        told.lost = undefined
        told.events.push({ at: heard.at, event })
        forgetOld(told)
        const { kind, ...data } = event
        tabs.post(posted(kind, data))
        yield* tell(event)
      }
    }
  } finally {
    stream.close()
  }
}
