import { NodeUnavailable } from '../chain/rpc'
import type { DatedAmount } from '../chain/eventLogs'
import type { Schedule } from '../chain/vestingReads'
import { askChain, deployed } from './askChain'
import { baseApi } from './baseApi'
import { chainTags } from './chainApi'
import { errorText } from './errors'
import { rowTag } from './tags'

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

/** What only the dashboard asks the chains; a chain that fails takes nothing from the others. */
const attentionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    chainNodes: build.query<ChainNodes[], readonly number[]>({
      queryFn: async (chainIds, { extra }) => ({ data: await Promise.all(chainIds.map((id) => nodesOf(extra, id))) }),
      providesTags: (_nodes, _error, chainIds) => chainIds.flatMap((id) => chainTags(id)),
    }),
    // Not read with every new block: it takes a request over all blocks, and what is due within days changes slowly.
    allSchedules: build.query<ChainRead<ReadSchedules>[], readonly number[]>({
      queryFn: async (chainIds, { extra }) => ({
        data: await Promise.all(chainIds.map((id) => schedulesOf(extra, id))),
      }),
      providesTags: (_schedules, _error, chainIds) => chainIds.map((id) => rowTag('Vesting', String(id))),
      merge: keepRead,
    }),
    allStaked: build.query<ChainRead<ReadStakes>[], readonly number[]>({
      queryFn: async (chainIds, { extra }) => ({ data: await Promise.all(chainIds.map((id) => stakedOf(extra, id))) }),
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

async function schedulesOf(extra: unknown, chainId: number): Promise<ChainRead<ReadSchedules>> {
  const { data, error } = await askChain(extra, chainId, async (rpc) => {
    const contract = deployed(rpc.chain, 'vesting')
    return (await reads()).readOverview(rpc, contract)
  })
  return data ? { chainId, read: data } : { chainId, failed: errorText(error) }
}

async function stakedOf(extra: unknown, chainId: number): Promise<ChainRead<ReadStakes>> {
  const { data, error } = await askChain(extra, chainId, async (rpc) => {
    const contract = deployed(rpc.chain, 'staking')
    return (await stakes()).readStaked(rpc, contract)
  })
  return data ? { chainId, read: data } : { chainId, failed: errorText(error) }
}

/** A failed read takes nothing away that an earlier one has brought: pictures of it stay. */
function keepRead<State>(shown: readonly ChainRead<State>[], fresh: ChainRead<State>[]): ChainRead<State>[] {
  return fresh.map((chain) => {
    const before = shown.find(({ chainId }) => chainId === chain.chainId)?.read
    return chain.read || !before ? chain : { ...chain, read: before }
  })
}
