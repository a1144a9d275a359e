import type { ChainConfig } from '../config/chains'
import { createFallback } from './fallback'
import { isSearch, type RpcCall } from './jsonRpc'
import { NodeUnavailable, type Rpc } from './rpc'

interface Waiting extends RpcCall {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

/**
 * Milliseconds that a request waits for others to join its batch. A microtask would be too short: the queries of a page first
 * wait for their code, each for a different number of ticks, and their timers fire some milliseconds apart.
 */
export const turn = 10
/** Calls in one HTTP request; nodes refuse more than 50, and the fallback may add the one for the chain id. */
const maxCalls = 49

/**
 * The client of one chain's nodes. Calls made together, for example all reads of a page, leave as one HTTP
 * request; a search leaves alone, because it may take so long that the others would be lost with it. Each request ends after
 * 10 seconds per node at the latest.
 */
export function createRpc(chain: ChainConfig, fetch: typeof globalThis.fetch, personActs = aPersonActs): Rpc {
  const { ask, failing } = createFallback(chain, fetch, personActs)
  let waiting: Waiting[] = []
  let lastId = 0

  const send = async (calls: readonly Waiting[]) => {
    const { outcomes, cause } = await ask(calls.map(({ id, method, params }) => ({ id, method, params })))
    for (const { id, resolve, reject } of calls) {
      const outcome = outcomes.get(id)
      if (!outcome) reject(new NodeUnavailable(chain, { cause }))
      else if ('refusal' in outcome) reject(outcome.refusal)
      else resolve(outcome.value)
    }
  }
  const sendAll = () => {
    const leaving = waiting.filter((call) => !isSearch(call))
    for (const search of waiting.filter(isSearch)) void send([search])
    waiting = []
    for (let first = 0; first < leaving.length; first += maxCalls) void send(leaving.slice(first, first + maxCalls))
  }

  return {
    chain,
    failing,
    request: (method, params = []) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setTimeout(sendAll, turn)
        lastId += 1
        waiting.push({ id: lastId, method, params, resolve, reject })
      }),
  }
}

/** True for some seconds after a click or a key, and always in browsers without user activation. */
const aPersonActs = () =>
  !('navigator' in globalThis && 'userActivation' in navigator) || navigator.userActivation.isActive
