import assert from 'node:assert/strict'
import { endpoints } from '../../src/contract/endpoints'

interface Told {
  readonly id: string | undefined
  readonly event: string | undefined
  readonly data: unknown
}

interface Options {
  readonly lastId?: string | undefined
  /** In milliseconds; then the stream fails, so that a test does not wait for ever for what does not come. */
  readonly patience?: number
}

/** A stream of events over a real connection. `next` gives one event after the other, undefined at the end of the stream. */
export async function readEvents(
  address: string,
  as: { authorization: string },
  { lastId, patience = 60_000 }: Options = {},
) {
  const abort = new AbortController()
  const reply = await fetch(address + endpoints.events.path, {
    headers: { authorization: as.authorization, ...(lastId !== undefined && { 'last-event-id': lastId }) },
    signal: AbortSignal.any([abort.signal, AbortSignal.timeout(patience)]),
  })
  assert.equal(reply.status, 200)
  assert.ok(reply.body)
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader()
  let waiting = ''
  /** The next block of the stream, also a comment. */
  async function block(): Promise<string | undefined> {
    while (!waiting.includes('\n\n')) {
      const { done, value } = await reader.read()
      if (done) return undefined
      waiting += value
    }
    const end = waiting.indexOf('\n\n')
    const found = waiting.slice(0, end)
    waiting = waiting.slice(end + 2)
    return found
  }
  async function next(): Promise<Told | undefined> {
    const text = await block()
    if (text === undefined) return undefined
    if (text === ':') return next()
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1]
    const data: unknown = JSON.parse(field('data') ?? 'null')
    return { id: field('id'), event: field('event'), data }
  }
  return { headers: reply.headers, block, next, close: () => abort.abort() }
}
