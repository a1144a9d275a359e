import { isRecord } from '../contract/isRecord'
import { attempt } from '../shared/attempt'
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

/** The node does not accept batches, or none of so many calls. */
export class NoBatches extends Error {}

/** The node took too long, says that it failed, or has answered with nothing that can be read. */
export class GaveUp extends Error {}

/** Whether a call searches many blocks, which can take a node that is quick otherwise too long. */
export const isSearch = ({ method }: Pick<RpcCall, 'method'>) => method === 'eth_getLogs'

const jsonError = /^\s*[[{].*"error"\s*:\s*\{/s

/** Milliseconds for the whole response. */
const timeoutMs = 10_000

/**
 * Sends calls to a node in one HTTP request. Rejects with NoBatches or GaveUp, or with another error when the node is not there for
 * any call: connection refused, redirect, status 401 or 429.
 */
export async function exchange(fetch: typeof globalThis.fetch, url: string, calls: readonly RpcCall[]) {
  const isMany = calls.length !== 1
  const envelopes = calls.map((call) => ({ jsonrpc: '2.0', ...call }))
  const body = JSON.stringify(isMany ? envelopes : envelopes[0])
  const { text, status } = await post(fetch, url, body)
  if (status >= 500) throw isMany && jsonError.test(text) ? new NoBatches() : new GaveUp(`The node answered ${status}.`)
  const answer = attempt((): unknown => JSON.parse(text))
  if (answer === undefined) throw new GaveUp('The node sent no JSON.')
  const answers: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  const [first] = answers
  if (isMany && answers.length < calls.length && isRecord(first) && isRecord(first.error)) throw new NoBatches()
  // With 403 public nodes refuse some calls, such as those about old blocks, while they answer the others.
  return readAll(answers, status === 403)
}

async function post(fetch: typeof globalThis.fetch, url: string, body: string) {
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new GaveUp('The node took too long.'))
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
    if (status === 401 || status === 429) throw new Error(`The node answered ${status}.`)
    // A gateway that limits answers may cut a long one off.
    const text = await response.text().catch(() => Promise.reject(new GaveUp('The answer of the node was cut off.')))
    return { text, status }
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
