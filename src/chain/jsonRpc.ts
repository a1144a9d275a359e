import { isRecord } from '../contract/isRecord'
import { RpcRefusal } from './rpc'

/** One question to a node; `id` is its place in the request. */
export interface RpcCall {
  id: number
  method: string
  params: readonly unknown[]
}

export type Outcome = { value: unknown } | { refusal: RpcRefusal }
/** What a node said to each call, by id; what it left out is missing. */
export type Outcomes = ReadonlyMap<number, Outcome>

/** Tells that a node refuses to be asked several things at once. */
export class NoBatches extends Error {}

/** Milliseconds in which the whole answer must be here. */
const timeLimit = 10_000

/**
 * Asks a node in one HTTP request. Rejects with NoBatches, or with any other error when no answer could be read: refused,
 * too slow, redirected, an error page, no JSON.
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
    }, timeLimit)
  })
  const answered = async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: abort.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // Only configured hosts are asked.
      redirect: 'error',
    })
    // Nodes refuse a single call or a batch with 4xx and say why in JSON-RPC; these two are about the node itself.
    if (response.status === 429 || response.status >= 500) throw new Error(`The node answered ${response.status}.`)
    return response.text()
  }
  // A race, not the abort alone: a transport that does not heed it must not hold up the console.
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
    return [[id, { refusal: new RpcRefusal(code, message, error.data) }]]
  }
  return 'result' in answer ? [[id, { value: answer.result }]] : []
}
