import type { ChainConfig } from '../config/chains'
import { readQuantity } from './hex'
import { exchange, NoBatches, type Outcome, type Outcomes, type RpcCall } from './jsonRpc'
import { WrongChain } from './rpc'

interface Node {
  url: string
  /** Milliseconds since 1970; until then it is left in peace. */
  restsUntil: number
  /** Milliseconds of the present rest, zero while it answers. */
  rest: number
  isChecked: boolean
  takesBatches: boolean
}

const shortestRest = 2_000
const longestRest = 60_000
/** No call of ours has this id. */
const chainIdCall: RpcCall = { id: 0, method: 'eth_chainId', params: [] }

/**
 * Asks the nodes of a chain in the configured order, the one that answered last first, until every call has an outcome.
 * Never rejects: what no node answered is missing, and `cause` says why.
 *
 * A node that fails rests for 2, 4 … 60 seconds. While all of them rest nothing is asked, unless `personActs`: what a
 * person has just asked for, a retry for example, goes out at any time, and only what repeats by itself waits.
 */
export function createFallback(chain: ChainConfig, fetch: typeof globalThis.fetch, personActs: () => boolean) {
  let nodes = chain.rpcUrls.map((url): Node => ({ url, restsUntil: 0, rest: 0, isChecked: false, takesBatches: true }))
  const nodesToAsk = () => {
    const awake = nodes.filter(({ restsUntil }) => restsUntil <= Date.now())
    return awake.length === 0 && personActs() ? nodes : awake
  }

  return async (calls: readonly RpcCall[]): Promise<{ outcomes: Outcomes; cause?: unknown }> => {
    const outcomes = new Map<number, Outcome>()
    let cause: unknown = new Error('Its nodes rest after a failure.')
    for (const node of nodesToAsk()) {
      const open = calls.filter(({ id }) => !outcomes.has(id))
      try {
        for (const [id, outcome] of await askNode(chain, fetch, node, open)) outcomes.set(id, outcome)
        if (open.some(({ id }) => !outcomes.has(id))) throw new Error('The node did not answer everything.')
      } catch (error) {
        cause = error
        letRest(node)
        continue
      }
      Object.assign(node, { rest: 0, restsUntil: 0 })
      nodes = [node, ...nodes.filter((other) => other !== node)]
      break
    }
    return { outcomes, cause }
  }
}

function letRest(node: Node) {
  const now = Date.now()
  // What was asked side by side and failed together is one failure.
  if (now < node.restsUntil) return
  node.rest = Math.min(Math.max(node.rest * 2, shortestRest), longestRest)
  node.restsUntil = now + node.rest
  // It may come back as something else.
  node.isChecked = false
  node.takesBatches = true
}

/** Asks along with its first calls which chain a node serves, and refuses all it says when it is another one. */
async function askNode(chain: ChainConfig, fetch: typeof globalThis.fetch, node: Node, calls: readonly RpcCall[]) {
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
  if (node.takesBatches) {
    try {
      return await exchange(fetch, node.url, calls)
    } catch (error) {
      if (!(error instanceof NoBatches)) throw error
    }
  }
  const answers = await Promise.allSettled(calls.map((call) => exchange(fetch, node.url, [call])))
  const outcomes = new Map(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [...answer.value] : [])))
  // Only when that helped: a node that was merely too busy is asked in one request again.
  if ([...outcomes.values()].some((outcome) => 'value' in outcome)) node.takesBatches = false
  return outcomes
}
