import { isRecord } from '../contract/isRecord'
import { RpcError } from './rpc'

/** One call to a node; `id` is its place in the batch. */
export interface RpcCall {
  id: number
  method: string
  params: readonly unknown[]
}

export type Outcome = { value: unknown } | { refusal: RpcError }
/** The results by the ids of their calls; a call that the node left out is missing. */
export type Outcomes = ReadonlyMap<number, Outcome>

/** The node does not accept batches. */
export class NoBatches extends Error {}

/** Milliseconds for the whole response. */
const timeoutMs = 10_000

/**
 * Sends calls to a node in one HTTP request. Rejects with NoBatches, or with another error when there is no readable response:
 * connection refused, timeout, redirect, error page, no JSON.
 */
export async function exchange(fetch: typeof globalThis.fetch, url: string, calls: readonly RpcCall[]) {
  const envelopes = calls.map((call) => ({ jsonrpc: '2.0', ...call }))
  const body = JSON.stringify(envelopes.length === 1 ? envelopes[0] : envelopes)
  const answer: unknown = JSON.parse(await post(fetch, url, body))
  if (Array.isArray(answer)) return readAll(answer)
  if (calls.length > 1 && isRecord(answer) && isRecord(answer.error)) throw new NoBatches()
  return readAll([answer])
}

async function post(fetch: typeof globalThis.fetch, url: string, body: string): Promise<string> {
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The node took too long.'))
      abort.abort()
    }, timeoutMs)
  })
  const answered = async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: abort.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A redirect could lead to a host that is not configured.
      redirect: 'error',
    })
    // Other 4xx responses carry a JSON-RPC error in their body; 429 and 5xx mean that the node itself is unavailable.
    if (response.status === 429 || response.status >= 500) throw new Error(`The node answered ${response.status}.`)
    return response.text()
  }
  // A race, because a transport that ignores the abort signal must not block the console.
  return Promise.race([answered(), tooLate]).finally(() => clearTimeout(timer))
}

const readAll = (answers: readonly unknown[]): Outcomes =>
  // The first answer to a call counts.
  new Map(answers.flatMap((answer) => readOne(answer)).reverse())

function readOne(answer: unknown): [number, Outcome][] {
  if (!isRecord(answer) || typeof answer.id !== 'number') return []
  const { id, error } = answer
  if (isRecord(error)) {
    const code = Number.isInteger(error.code) ? Number(error.code) : 0
    const message = typeof error.message === 'string' ? error.message : ''
    return [[id, { refusal: new RpcError(code, message, error.data) }]]
  }
  return 'result' in answer ? [[id, { value: answer.result }]] : []
}
