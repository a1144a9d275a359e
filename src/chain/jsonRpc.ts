import { isRecord } from '../contract/isRecord'
import { RpcError } from './rpc'

/** One call to a node; `id` is its place in the batch. */
export interface RpcCall {
  id: number
  method: string
  params: readonly unknown[]
}

/** `isNodesOwn`: it is about the node's limits or access rights, not about the call, so another node may answer. */
export type Outcome = { value: unknown } | { refusal: RpcError; isNodesOwn: boolean }
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
  const { text, isForbidden } = await post(fetch, url, body)
  const answer: unknown = JSON.parse(text)
  if (Array.isArray(answer)) return readAll(answer, isForbidden)
  if (calls.length > 1 && isRecord(answer) && isRecord(answer.error)) throw new NoBatches()
  return readAll([answer], isForbidden)
}

async function post(fetch: typeof globalThis.fetch, url: string, body: string) {
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
    const { status } = response
    // Other 4xx responses carry a JSON-RPC error in their body; these mean that the node itself is unavailable.
    if (status === 401 || status === 429 || status >= 500) throw new Error(`The node answered ${status}.`)
    // With 403 public nodes refuse some calls, such as those about old blocks, while they answer the others.
    return { text: await response.text(), isForbidden: status === 403 }
  }
  // A race, because a transport that ignores the abort signal must not block the console.
  return Promise.race([answered(), tooLate]).finally(() => clearTimeout(timer))
}

const readAll = (answers: readonly unknown[], isForbidden: boolean): Outcomes =>
  // The first answer to a call counts.
  new Map(answers.flatMap((answer) => readOne(answer, isForbidden)).reverse())

/** Codes and words for a limit of the node, or a key that it does not accept. */
const limitCodes = [-32005, 429]
const limitWords = /rate.?limit|too many requests|quota|authenticat/i

function readOne(answer: unknown, isForbidden: boolean): [number, Outcome][] {
  if (!isRecord(answer) || typeof answer.id !== 'number') return []
  const { id, error } = answer
  if (isRecord(error)) {
    const code = Number.isInteger(error.code) ? Number(error.code) : 0
    const message = typeof error.message === 'string' ? error.message : ''
    const isNodesOwn = isForbidden || limitCodes.includes(code) || limitWords.test(message)
    return [[id, { refusal: new RpcError(code, message, error.data), isNodesOwn }]]
  }
  return 'result' in answer ? [[id, { value: answer.result }]] : []
}
