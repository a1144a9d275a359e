import type { ChainConfig } from '../config/chains'
import { readQuantity } from './hex'
import { exchange, GaveUp, isSearch, NoBatches, type Outcome, type Outcomes, type RpcCall } from './jsonRpc'
import { RpcError, WrongChain } from './rpc'

interface Node {
  url: string
  /** By `performance.now`, since the clock may be set back; no request is sent before that. */
  retryAt: number
  /** Milliseconds of the current back-off; zero while the node answers. */
  backoffMs: number
  isChecked: boolean
  takesBatches: boolean
}

const minBackoffMs = 2_000
const maxBackoffMs = 60_000
/** Other calls have ids from 1. */
const chainIdCall: RpcCall = { id: 0, method: 'eth_chainId', params: [] }

/**
 * Asks the nodes of a chain in the configured order, the one that answered last first, until every call has an outcome. Where a
 * refusal is about the node, not the call, the next one is asked for all calls, since values of two nodes may be of two blocks;
 * it stands if no other node answers them. Never rejects: calls that no node answered are missing from the result, and `cause`
 * says why.
 *
 * A search on which a node gives up counts as such a refusal, because it may answer everything else.
 *
 * A node that fails is not asked for 2, 4 … 60 seconds. While all nodes back off, only what a person has just asked for is
 * sent (`personActs`), for example a retry; polling waits. `failing` names the hosts of the nodes that back off.
 */
export function createFallback(chain: ChainConfig, fetch: typeof globalThis.fetch, personActs: () => boolean) {
  let nodes = chain.rpcUrls.map((url): Node => ({
    url,
    retryAt: 0,
    backoffMs: 0,
    isChecked: false,
    takesBatches: true,
  }))
  /** Why a node failed last. */
  let cause: unknown
  const nodesToAsk = () => {
    const available = nodes.filter(({ retryAt }) => retryAt <= performance.now())
    return available.length === 0 && personActs() ? nodes : available
  }

  const ask = async (calls: readonly RpcCall[]): Promise<{ outcomes: Outcomes; cause?: unknown }> => {
    const outcomes = new Map<number, Outcome>()
    let refused: Outcomes | undefined
    let hasFailed = false
    const isWhole = () => calls.every(({ id }) => outcomes.has(id))
    for (const node of nodesToAsk()) {
      const open = calls.filter(({ id }) => !outcomes.has(id))
      try {
        for (const [id, outcome] of await askNode(chain, fetch, node, open)) outcomes.set(id, outcome)
        if (!isWhole()) throw new GaveUp('The node did not answer everything.')
      } catch (error) {
        // Where the node is not checked, it has given up on the call for the chain id.
        if (error instanceof GaveUp && node.isChecked && calls.every(isSearch)) {
          const refusal = new RpcError(0, error.message)
          refused ??= new Map(calls.map(({ id }) => [id, { refusal, isNodesOwn: true }]))
          continue
        }
        cause = error
        hasFailed = true
        backOff(node)
        continue
      }
      Object.assign(node, { backoffMs: 0, retryAt: 0 })
      if ([...outcomes.values()].some((outcome) => 'isNodesOwn' in outcome && outcome.isNodesOwn)) {
        refused ??= new Map(outcomes)
        outcomes.clear()
        continue
      }
      if (hasFailed) nodes = [node, ...nodes.filter((other) => other !== node)]
      break
    }
    return { outcomes: (isWhole() ? undefined : refused) ?? outcomes, cause }
  }
  const failing = () => nodes.filter(({ backoffMs }) => backoffMs > 0).map(({ url }) => new URL(url).host)
  return { ask, failing }
}

function backOff(node: Node) {
  const now = performance.now()
  // Requests that were sent side by side and failed together count as one failure.
  if (now < node.retryAt) return
  node.backoffMs = Math.min(Math.max(node.backoffMs * 2, minBackoffMs), maxBackoffMs)
  node.retryAt = now + node.backoffMs
  // A different node may answer at this address next time.
  node.isChecked = false
  node.takesBatches = true
}

/** Sends `eth_chainId` with the first calls to a node, or before a search, and discards its answers when it serves another chain. */
async function askNode(chain: ChainConfig, fetch: typeof globalThis.fetch, node: Node, calls: readonly RpcCall[]) {
  if (!node.isChecked && calls.some(isSearch)) await askNode(chain, fetch, node, [])
  if (node.isChecked) return send(fetch, node, calls)
  const outcomes = await send(fetch, node, [chainIdCall, ...calls])
  const said = outcomes.get(chainIdCall.id)
  const chainId = said && 'value' in said ? readQuantity(said.value) : undefined
  if (chainId === undefined) throw new Error('The node does not say which chain it serves.')
  if (chainId !== BigInt(chain.id)) throw new WrongChain(`The node serves chain ${chainId}, not ${chain.id}.`)
  node.isChecked = true
  return outcomes
}

async function send(fetch: typeof globalThis.fetch, node: Node, calls: readonly RpcCall[]): Promise<Outcomes> {
  if (node.takesBatches || calls.length === 1) {
    try {
      return await exchange(fetch, node.url, calls)
    } catch (error) {
      if (!(error instanceof NoBatches)) throw error
    }
  }
  const answers = await Promise.allSettled(calls.map((call) => exchange(fetch, node.url, [call])))
  const outcomes = new Map(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [...answer.value] : [])))
  // Only if single calls worked: a node that was merely too busy gets batches again.
  if ([...outcomes.values()].some((outcome) => 'value' in outcome)) node.takesBatches = false
  return outcomes
}
