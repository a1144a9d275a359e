import { parse, ValiError } from 'valibot'
import { endpoints } from '../contract/endpoints'
import { changedSchema, heartbeatSeconds, viewingSchema, type Changed, type Viewing } from '../contract/events'
import { createEventParser } from './eventParser'

/** What the server tells. `missed`: it cannot say what has changed meanwhile. */
export type ServerEvent =
  { kind: 'opened' | 'missed' } | ({ kind: 'changed' } & Changed) | { kind: 'viewing'; viewing: readonly Viewing[] }

/**
 * Why a stream ended. `none`: this server has no such stream. `refused`: the session has ended. `busy`: not now.
 * `broken`: the connection. `silent`: it hangs.
 */
export type StreamEnd = 'none' | 'refused' | 'busy' | 'broken' | 'silent'

interface StreamOptions {
  token: string
  /** The id of the last event that arrived. */
  lastId: string | undefined
  onEvent: (event: ServerEvent, id: string | undefined) => void
  /** Called with every sign of life. */
  onAlive: () => void
  signal: AbortSignal
}

/** Milliseconds without a sign of life after which a stream is given up. */
export const silentMs = heartbeatSeconds * 3_000

/** Reads the stream of events until it ends; resolves to the reason. Only what the schemas know is passed on. */
export async function readEvents(options: StreamOptions): Promise<StreamEnd> {
  const { token, lastId, onEvent, onAlive, signal } = options
  const cut = new AbortController()
  const watch = { isSilent: false, timer: 0 }
  const alive = () => {
    window.clearTimeout(watch.timer)
    watch.timer = window.setTimeout(() => {
      watch.isSilent = true
      cut.abort()
    }, silentMs)
  }
  const stop = () => cut.abort()
  signal.addEventListener('abort', stop)
  alive()
  try {
    const response = await fetch(new URL(endpoints.events.path, window.location.origin), {
      headers: {
        Authorization: `Bearer ${token}`,
        'X-Unattended': 'yes',
        ...(lastId !== undefined && { 'Last-Event-ID': lastId }),
      },
      // Followed, a redirect would send the bearer token to another address.
      redirect: 'manual',
      cache: 'no-store',
      signal: cut.signal,
    })
    const end = endOf(response, lastId)
    if (end || !response.body) {
      void response.body?.cancel()
      return end ?? 'none'
    }
    const hear = createEventParser(({ event, data, id }) => {
      const told = eventOf(event, data)
      if (told) onEvent(told, id)
    })
    const reader = response.body.getReader()
    cut.signal.addEventListener('abort', () => void reader.cancel())
    const decoder = new TextDecoder()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return watch.isSilent ? 'silent' : 'broken'
      alive()
      onAlive()
      hear(decoder.decode(value, { stream: true }))
    }
  } catch {
    return watch.isSilent ? 'silent' : 'broken'
  } finally {
    window.clearTimeout(watch.timer)
    signal.removeEventListener('abort', stop)
  }
}

/** Why this is no stream; undefined when it is one. */
function endOf({ status, ok, headers }: Response, lastId: string | undefined): StreamEnd | undefined {
  if (ok) return headers.get('Content-Type')?.startsWith('text/event-stream') ? undefined : 'none'
  // A gateway may answer 401 to every address that it does not know, or redirect it (status 0 in browsers). A server that has told
  // something has the stream.
  if (status === 401 && lastId !== undefined) return 'refused'
  if (status < 400) return lastId === undefined ? 'none' : 'busy'
  return [401, 403, 404, 405, 406, 410, 501].includes(status) ? 'none' : 'busy'
}

/** An event as the console knows it; undefined for one of a later server, and for what is not readable. */
export function eventOf(event: string, text: string): ServerEvent | undefined {
  try {
    if (event === 'opened' || event === 'missed') return { kind: event }
    const data: unknown = JSON.parse(text)
    if (event === 'changed') return { kind: 'changed', ...parse(changedSchema, data) }
    if (event === 'viewing') return { kind: 'viewing', ...parse(viewingSchema, data) }
  } catch (error) {
    if (!(error instanceof ValiError || error instanceof SyntaxError)) throw error
  }
  return undefined
}
