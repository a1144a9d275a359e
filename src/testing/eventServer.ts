import { http, HttpResponse } from 'msw'
import type { Changed, Viewing } from '../contract/events'
import type { Tabs } from '../events/tabs'
import { server } from './server'

/** A server with a stream of events; the test tells, ends and refuses. */
export function eventServer() {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const play: { refuse?: () => Response; lastIds: (string | null)[]; beginning: string } = {
    lastIds: [],
    beginning: '',
  }
  const text = new TextEncoder()
  let serial = 0
  const block = (event: string, data: object) => `id: ${++serial}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
  const send = (piece: string) => streams.forEach((stream) => stream.enqueue(text.encode(piece)))
  server.use(
    http.get('/api/admin/events', ({ request }) => {
      play.lastIds.push(request.headers.get('Last-Event-ID'))
      if (play.refuse) return play.refuse()
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          streams.add(controller)
          controller.enqueue(text.encode(block('opened', {}) + play.beginning))
          request.signal.addEventListener('abort', () => streams.delete(controller))
        },
      })
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
    }),
  )
  return {
    play,
    streams,
    beat: () => send(':\n\n'),
    changed: (changed: Changed) => send(block('changed', changed)),
    missed: () => send(block('missed', {})),
    viewing: (viewing: readonly Viewing[]) => send(block('viewing', { viewing })),
    /** The server is restarted, or a proxy cuts the connection. */
    cut: () => {
      for (const stream of streams) stream.close()
      streams.clear()
    },
  }
}

/** The tabs of one browser. */
export function fakeBrowserTabs() {
  const listeners = new Map<object, (message: unknown) => void>()
  const waiting: (() => void)[] = []
  let isLed = false
  return (): Tabs => {
    const self = {}
    return {
      lead: (signal) =>
        new Promise((resolve) => {
          const take = () => {
            if (signal.aborted) return next()
            isLed = true
            signal.addEventListener('abort', next)
            resolve(true)
          }
          const next = () => {
            isLed = false
            waiting.shift()?.()
          }
          signal.addEventListener('abort', () => resolve(false))
          if (isLed) waiting.push(take)
          else take()
        }),
      post: (message) => {
        const copy: unknown = structuredClone(message)
        for (const [tab, listener] of listeners) if (tab !== self) queueMicrotask(() => listener(copy))
      },
      subscribe: (listener) => {
        listeners.set(self, listener)
        return () => void listeners.delete(self)
      },
    }
  }
}
