import type { Moment } from '../chain/atOneBlock'
import type { Schedule } from '../chain/vestingReads'
import type { Stake } from '../chain/stakingReads'
import { askChain, deployed } from './askChain'
import { chainBaseApi, chainTags } from './chainBaseApi'
import type { Range } from './envelope'

/** A stake with the chain's time at which it was read, in seconds. */
export type StakeRow = Stake & { now: number }

/** One window of the stakes, all of one block; `total` are the stakes there are. */
export type StakePage = { rows: StakeRow[]; total: number } & Moment

interface OnChain {
  chainId: number
}
export interface OfAccount extends OnChain {
  account: string
}

/** One chunk for all of them; ethers comes with it. */
const staking = () => import(/* webpackChunkName: "chain" */ '../chain/stakingReads')
const vesting = () => import(/* webpackChunkName: "chain" */ '../chain/vestingReads')
const accounts = () => import(/* webpackChunkName: "chain" */ '../chain/accountReads')

/** Seconds. An older block does not come from a node that lags: the chain was reset or put back. */
const maxLagSeconds = 300

/** Keeps the newest block that was seen, so that figures do not go back and forth between nodes of different height. */
export function newest<Value extends Moment>(shown: Value, fresh: Value): Value | undefined {
  const lag = shown.time - fresh.time
  const isOlder = lag > 0 || (lag === 0 && fresh.block < shown.block)
  return isOlder && lag <= maxLagSeconds ? undefined : fresh
}

/**
 * What most pages read from chains; no wallet is needed. Amounts are wei as decimal text, times are seconds, and each result
 * names its block. Queries that start together leave as one HTTP request per chain. A chain that does not answer, or
 * has no such contract, fails its own queries only.
 */
export const chainApi = chainBaseApi.injectEndpoints({
  endpoints: (build) => ({
    chainState: build.query<Moment, number>({
      queryFn: (chainId, { extra }) => askChain(extra, chainId, async (rpc) => (await accounts()).readChainState(rpc)),
      providesTags: (_state, _error, chainId) => chainTags(chainId),
      merge: newest,
    }),
    stakingTotals: build.query<{ total: string; count: number } & Moment, number>({
      queryFn: (chainId, { extra }) =>
        askChain(extra, chainId, async (rpc) => {
          const contract = deployed(rpc, 'staking')
          return (await staking()).readStakingTotals(rpc, contract)
        }),
      providesTags: (_totals, _error, chainId) => chainTags(chainId, 'Stake'),
      merge: newest,
    }),
    stakes: build.query<StakePage, OnChain & Range>({
      queryFn: ({ chainId, start, end }, { extra }) =>
        askChain(extra, chainId, async (rpc) => {
          const contract = deployed(rpc, 'staking')
          const page = await (await staking()).readStakes(rpc, contract, { start, end })
          return { ...page, rows: page.rows.map((row) => ({ ...row, now: page.time })) }
        }),
      providesTags: (_page, _error, { chainId }) => chainTags(chainId, 'Stake'),
      merge: newest,
    }),
    // `at`: when that block came first, in milliseconds since 1970. What a later answer says of it is no older.
    vesting: build.query<{ count: number; schedules: Schedule[]; at: number } & Moment, OfAccount>({
      queryFn: ({ chainId, account }, { extra }) =>
        askChain(extra, chainId, async (rpc) => {
          const contract = deployed(rpc, 'vesting')
          return { ...(await (await vesting()).readVesting(rpc, contract, account)), at: Date.now() }
        }),
      providesTags: (_vesting, _error, { chainId }) => chainTags(chainId, 'Vesting'),
      merge: (shown, fresh) => newest(shown, fresh.time === shown.time ? { ...fresh, at: shown.at } : fresh),
    }),
    vestingContract: build.query<{ owner: string } & Moment, number>({
      queryFn: (chainId, { extra }) =>
        askChain(extra, chainId, async (rpc) => {
          const contract = deployed(rpc, 'vesting')
          return (await vesting()).readVestingContract(rpc, contract)
        }),
      providesTags: (_contract, _error, chainId) => chainTags(chainId, 'Vesting'),
      merge: newest,
    }),
    balances: build.query<{ native: string; token?: string } & Moment, OfAccount>({
      queryFn: ({ chainId, account }, { extra }) =>
        askChain(extra, chainId, async (rpc) => (await accounts()).readBalances(rpc, account)),
      providesTags: (_balances, _error, { chainId }) => chainTags(chainId, 'Balance'),
      merge: newest,
    }),
  }),
})

export const {
  useChainStateQuery,
  useStakingTotalsQuery,
  useStakesQuery,
  useVestingQuery,
  useVestingContractQuery,
  useBalancesQuery,
} = chainApi
