import { NodeUnavailable, type Rpc } from '../chain/rpc'
import type { DatedAmount } from '../chain/eventLogs'
import type { Schedule } from '../chain/vestingReads'
import { askChain, deployed } from './askChain'
import { chainBaseApi, chainTags } from './chainBaseApi'
import { errorText } from './errors'

/** How the nodes of a chain answered when they were last asked; `failing` has hosts, `failed` says why none could be read. */
export interface ChainNodes {
  chainId: number
  failing: readonly string[]
  failed?: string
}

/** All vesting schedules of a contract, the chain's time in seconds at which they were read, and the wei that it holds. */
export interface ReadSchedules {
  schedules: Schedule[]
  time: number
  held?: string
  /** What the contract has paid; missing where the node does not say when. */
  payments?: DatedAmount[]
}

/** What was read of a chain; where it could not be read, why not, beside what was read of it before. */
interface ChainRead<State> {
  chainId: number
  read?: State
  failed?: string
}

/** All that was ever staked on a chain, and its time in seconds at which that was read. */
interface ReadStakes {
  staked: DatedAmount[]
  time: number
}

const stakes = () => import(/* webpackChunkName: "chain" */ '../chain/stakeEvents')
const reads = () => import(/* webpackChunkName: "chain" */ '../chain/unlockReads')

/** Reads each chain by itself, side by side. */
const ofEach =
  <State>(read: (extra: unknown, chainId: number) => Promise<State>) =>
  async (chainIds: readonly number[], { extra }: { extra: unknown }) => ({
    data: await Promise.all(chainIds.map((id) => read(extra, id))),
  })

/** A read of a contract of a chain. */
const readOf =
  <State>(contract: 'staking' | 'vesting', read: (rpc: Rpc, address: string) => Promise<State>) =>
  async (extra: unknown, chainId: number): Promise<ChainRead<State>> => {
    const { data, error } = await askChain(extra, chainId, (rpc) => read(rpc, deployed(rpc, contract)))
    return error ? { chainId, failed: errorText(error) } : { chainId, read: data }
  }

/** What only the dashboard asks the chains; a chain that fails takes nothing from the others. */
const attentionApi = chainBaseApi.injectEndpoints({
  endpoints: (build) => ({
    chainNodes: build.query<ChainNodes[], readonly number[]>({
      queryFn: ofEach(nodesOf),
      providesTags: (_nodes, _error, chainIds) => chainIds.flatMap((id) => chainTags(id)),
    }),
    // Not read with every new block: it takes a request over all blocks, and what is due within days changes slowly.
    allSchedules: build.query<ChainRead<ReadSchedules>[], readonly number[]>({
      queryFn: ofEach(readOf('vesting', async (rpc, contract) => (await reads()).readOverview(rpc, contract))),
      providesTags: (_schedules, _error, chainIds) => chainIds.map((id) => ({ type: 'Vesting', id: String(id) })),
      merge: keepRead,
    }),
    allStaked: build.query<ChainRead<ReadStakes>[], readonly number[]>({
      queryFn: ofEach(readOf('staking', async (rpc, contract) => (await stakes()).readStaked(rpc, contract))),
      merge: keepRead,
    }),
  }),
})

export const { useChainNodesQuery, useAllSchedulesQuery, useAllStakedQuery } = attentionApi

async function nodesOf(extra: unknown, chainId: number): Promise<ChainNodes> {
  const { data, error } = await askChain(extra, chainId, async (rpc) => {
    await rpc.request('eth_blockNumber').catch((reason: unknown) => {
      if (reason instanceof NodeUnavailable) throw reason
    })
    return rpc.failing()
  })
  return data ? { chainId, failing: data } : { chainId, failing: [], failed: errorText(error) }
}

/** A failed read takes nothing away that an earlier one has brought: pictures of it stay. */
function keepRead<State>(shown: readonly ChainRead<State>[], fresh: ChainRead<State>[]): ChainRead<State>[] {
  return fresh.map((chain) => {
    const before = shown.find(({ chainId }) => chainId === chain.chainId)?.read
    return chain.read || !before ? chain : { ...chain, read: before }
  })
}
