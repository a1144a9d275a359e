import { delay, http, HttpResponse } from 'msw'
import { quantity } from '../chain/hex'
import { RpcError } from '../chain/rpc'
import type { ChainConfig } from '../config/chains'
import { filterSchema, logsOf } from './chainLogs'
import { callContract, type ChainState } from './chainState'
import { server } from './server'
import { chainA } from './testChains'

interface RpcRequest {
  id: unknown
  method: string
  params: readonly unknown[]
}

type Method = (params: readonly unknown[]) => unknown

const genesisHash = `0x${'0'.repeat(63)}1`

/** A fake node, which tests inspect and change. */
interface ChainNode {
  chain: ChainConfig
  state: ChainState
  /** One function for each method; replace one, or throw RpcError in it. */
  answers: Record<string, Method>
  /** The calls of each HTTP request so far. */
  requests: RpcRequest[][]
  /** `refused`: no connection. `silent`: never answers. `errorPage`: HTML with status 502. */
  mode: 'up' | 'refused' | 'silent' | 'errorPage'
  /** Answers are held until it is released. */
  hold?: Promise<void>
  /** The calls of one method so far. */
  asked: (method: string) => RpcRequest[]
  /** Adds a block, some seconds later. */
  mine: (seconds?: number) => void
}

/** Fakes the nodes of a chain that is empty except for the given state. */
export function chainServer({ chain = chainA, ...given }: Partial<ChainState> & { chain?: ChainConfig } = {}) {
  const deployed = Object.values(chain.contracts).flatMap((address) => (address ? [address.toLowerCase()] : []))
  const state: ChainState = {
    chainId: chain.id,
    symbol: 'SSDX',
    block: 100,
    time: 1_800_000_000,
    owner: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    native: {},
    tokens: {},
    nonces: {},
    codes: Object.fromEntries(deployed.map((address) => [address, '0x60'])),
    allowances: {},
    stakes: [],
    increased: [],
    schedules: {},
    reverts: {},
    ...given,
  }
  const node: ChainNode = {
    chain,
    state,
    answers: methodsOf(chain, state),
    requests: [],
    mode: 'up',
    asked: (method) => node.requests.flat().filter((call) => call.method === method),
    mine: (seconds = 2) => {
      state.block += 1
      state.time += seconds
    },
  }

  server.use(
    ...chain.rpcUrls.map((url) =>
      http.post(url, async ({ request }) => {
        const body: unknown = await request.json()
        const calls = (Array.isArray(body) ? body : [body]).map(readCall)
        node.requests.push(calls)
        if (node.mode === 'refused') return HttpResponse.error()
        if (node.mode === 'silent') await delay('infinite')
        if (node.mode === 'errorPage') return HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })
        await node.hold
        const all = calls.map((call) => answer(node.answers, call))
        return HttpResponse.json(Array.isArray(body) ? all : all[0])
      }),
    ),
  )
  return node
}

function readCall(call: unknown): RpcRequest {
  const field = (name: string): unknown => Reflect.get(Object(call), name)
  const params = field('params')
  return { id: field('id'), method: String(field('method')), params: Array.isArray(params) ? params : [] }
}

function answer(answers: Record<string, Method>, { id, method, params }: RpcRequest) {
  try {
    const run = answers[method]
    if (!run) throw new RpcError(-32601, `Method ${method} is not played by this test`)
    return { jsonrpc: '2.0', id, result: run(params) }
  } catch (error) {
    if (!(error instanceof RpcError)) throw error
    return { jsonrpc: '2.0', id, error: { code: error.code, message: error.message, data: error.data } }
  }
}

function methodsOf(chain: ChainConfig, state: ChainState): Record<string, Method> {
  const key = (address: unknown) => String(address).toLowerCase()
  const blockOf = (tag: unknown) => (String(tag).startsWith('0x') ? Number(tag) : state.block)
  return {
    eth_chainId: () => quantity(state.chainId),
    eth_blockNumber: () => quantity(state.block),
    eth_getBlockByNumber: ([tag]) => ({
      number: quantity(blockOf(tag)),
      hash: blockOf(tag) === 0 ? genesisHash : `0x${blockOf(tag).toString(16).padStart(64, '0')}`,
      timestamp: quantity(state.time),
      gasLimit: quantity(30_000_000),
      baseFeePerGas: quantity(1_000_000_000),
    }),
    eth_getBalance: ([account]) => quantity(state.native[key(account)] ?? 0n),
    eth_getTransactionCount: ([account]) => quantity(state.nonces[key(account)] ?? 0),
    eth_getCode: ([account]) => state.codes[key(account)] ?? '0x',
    eth_gasPrice: () => quantity(2_000_000_000),
    eth_maxPriorityFeePerGas: () => quantity(1_000_000_000),
    eth_getLogs: ([filter]) => logsOf(chain, state, filterSchema.validateSync(filter)),
    eth_call: ([transaction]) => callContract(chain, state, transaction),
    eth_estimateGas: ([transaction]) => {
      callContract(chain, state, transaction)
      return quantity(100_000)
    },
  }
}
