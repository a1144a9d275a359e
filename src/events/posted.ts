import { eventChannel } from 'redux-saga'
import { take } from 'typed-redux-saga'
import type { ServerEvent, StreamEnd } from '../api/events'
import { lookBackSeconds } from '../contract/events'
import { isRecord } from '../contract/isRecord'
import { tabsPort, type Tabs } from './tabs'

/** When the server gave the last sign of life, in milliseconds since 1970. */
export interface Heard {
  at: number
}

/** What the leading tab has told, for tabs that open later. */
export interface Told {
  events: { at: number; event: ServerEvent }[]
  /** Why there is no stream, if there is none. */
  lost: StreamEnd | undefined
}

interface Posted {
  event: string
  /** JSON. */
  data: string
  /** Only for this tab. */
  to?: string
}

/** A message between tabs: an event of the server, or `alive`, `lost`, `hello`. */
export const posted = (event: string, data: unknown = {}, to?: string): Posted => ({
  event,
  data: JSON.stringify(data),
  ...(to !== undefined && { to }),
})

/** What other tabs post. */
export const messagesOf = (tabs: Tabs) =>
  eventChannel<Posted>((emit) =>
    tabs.subscribe((message) => {
      if (!isRecord(message) || typeof message.event !== 'string' || typeof message.data !== 'string') return
      const { event, data, to } = message
      emit({ event, data, ...(typeof to === 'string' && { to }) })
    }),
  )

/** Tells each tab that comes how things stand, and what has changed while its page was read. */
export function* answerTabs(told: Told) {
  const tabs = yield* tabsPort()
  const messages = messagesOf(tabs)
  try {
    for (;;) {
      const { event, data } = yield* take(messages)
      forgetOld(told)
      if (event !== 'hello') continue
      const to = String(JSON.parse(data))
      if (told.lost !== undefined) tabs.post(posted('lost', told.lost, to))
      else
        for (const { event: one } of told.events) {
          const { kind, ...rest } = one
          tabs.post(posted(kind, rest, to))
        }
    }
  } finally {
    messages.close()
  }
}

/** Drops what a tab that opens now has read already. */
export function forgetOld(told: Told) {
  const from = Date.now() - lookBackSeconds * 1000
  told.events = told.events.filter(({ at, event: { kind } }, index) => at >= from || isLatest(told, kind, index))
}

/** That the stream is open and who looks at what stays true until it is told anew. */
const isLatest = ({ events }: Told, kind: ServerEvent['kind'], index: number) =>
  (kind === 'opened' || kind === 'viewing') && !events.slice(index + 1).some(({ event }) => event.kind === kind)
