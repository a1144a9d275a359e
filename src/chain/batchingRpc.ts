import type { ChainConfig } from '../config/chains'
import { createFallback } from './fallback'
import type { RpcCall } from './jsonRpc'
import { NodeSilent, type Rpc } from './rpc'

interface Waiting extends RpcCall {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

/**
 * Milliseconds that questions wait for more. Not a microtask: the queries of a page wait for code before they ask, each in
 * its own number of steps, and the timers by which they repeat go off some milliseconds apart.
 */
export const turn = 10
/** Most calls of one HTTP request; nodes refuse longer batches. */
const mostCalls = 50

/**
 * The way to one chain's nodes. What is asked together, all reads of a page for example, leaves as one HTTP
 * request. Each request ends after 10 seconds per node at the latest.
 */
export function createRpc(chain: ChainConfig, fetch: typeof globalThis.fetch, personActs = aPersonActs): Rpc {
  const ask = createFallback(chain, fetch, personActs)
  let waiting: Waiting[] = []
  let lastId = 0

  const send = async (calls: readonly Waiting[]) => {
    const { outcomes, cause } = await ask(calls.map(({ id, method, params }) => ({ id, method, params })))
    for (const { id, resolve, reject } of calls) {
      const outcome = outcomes.get(id)
      if (!outcome) reject(new NodeSilent(chain, { cause }))
      else if ('refusal' in outcome) reject(outcome.refusal)
      else resolve(outcome.value)
    }
  }
  const sendAll = () => {
    const leaving = waiting
    waiting = []
    for (let first = 0; first < leaving.length; first += mostCalls) void send(leaving.slice(first, first + mostCalls))
  }

  return {
    chain,
    request: (method, params = []) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setTimeout(sendAll, turn)
        lastId += 1
        waiting.push({ id: lastId, method, params, resolve, reject })
      }),
  }
}

/** True for some seconds after a click or a key, and where the browser does not tell. */
const aPersonActs = () =>
  !('navigator' in globalThis && 'userActivation' in navigator) || navigator.userActivation.isActive
