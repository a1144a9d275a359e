import { interfaces } from '../chain/interfaces'
import { RpcError } from '../chain/rpc'
import type { ChainConfig } from '../config/chains'

/**
 * The state of a test chain, which tests change freely. Amounts in wei, times in seconds, address keys in lower case.
 */
export interface ChainState {
  chainId: number
  /** The token's own symbol. */
  symbol: string
  block: number
  time: number
  /** Owner of the vesting contract. */
  owner: string
  native: Record<string, bigint>
  tokens: Record<string, bigint>
  nonces: Record<string, number>
  codes: Record<string, string>
  /** Allowance given to the vesting contract, by holder. */
  allowances: Record<string, bigint>
  stakes: readonly TestStake[]
  /** What was added to stakes later, and when. */
  increased: readonly (Pick<TestStake, 'owner' | 'amount' | 'plan'> & { at: number })[]
  schedules: Record<string, readonly TestSchedule[]>
  /** Revert data by contract function: calls and estimates of it are refused. */
  reverts: Record<string, string | undefined>
}

export interface TestStake {
  owner: string
  amount: bigint
  startTime: number
  plan: number
  reward: bigint
  accruedReward: bigint
  isActive: boolean
}

export interface TestSchedule {
  creator: string
  amount: bigint
  startTime: number
  cliff: number
  duration: number
  released: bigint
}

/** Revert data of `require(…, text)`. */
export const revertText = (text: string) => interfaces.token.encodeErrorResult('Error', [text])
/** Revert data of a custom error of a contract. */
export const revertError = (contract: keyof typeof interfaces, name: string, args: readonly unknown[]) =>
  interfaces[contract].encodeErrorResult(name, args)

const reverted = (data: string) => new RpcError(3, 'execution reverted', data)

type Answer = (args: readonly unknown[]) => unknown

/** The views of the three contracts over the state; every other function succeeds and returns nothing. */
const views = (state: ChainState): Record<string, Answer> => ({
  symbol: () => state.symbol,
  balanceOf: ([account]) => state.tokens[key(account)] ?? 0n,
  allowance: ([holder]) => state.allowances[key(holder)] ?? 0n,
  owner: () => state.owner,
  getTotalStakedAmount: () => state.stakes.reduce((sum, { amount }) => sum + amount, 0n),
  getStakingDetailsCount: () => state.stakes.length,
  getStakingDetailsPage: ([start, end]) => stakePage(state, Number(start), Number(end)),
  getNumberOfVestingSchedules: ([account]) => schedulesOf(state, account).length,
  getVestingDetails: ([account]) =>
    schedulesOf(state, account).map((one) => [
      one.creator,
      one.amount,
      one.startTime,
      one.cliff,
      one.duration,
      one.released,
    ]),
})

const key = (address: unknown) => String(address).toLowerCase()
const schedulesOf = (state: ChainState, account: unknown) => state.schedules[key(account)] ?? []

function stakePage({ stakes }: ChainState, start: number, end: number) {
  if (start > end || end >= stakes.length) throw reverted(revertText('Invalid indices'))
  if (end - start >= 101) throw reverted(revertText('Too many iterations'))
  return stakes
    .slice(start, end + 1)
    .map((one, row) => [
      start + row,
      one.owner,
      one.amount,
      one.startTime,
      one.plan,
      one.reward,
      one.accruedReward,
      one.isActive,
    ])
}

/** Answers `eth_call` as the contracts would; an address without a contract returns no data. */
export function callContract(chain: ChainConfig, state: ChainState, transaction: unknown): string {
  const [to, data] = ['to', 'data'].map((field) => String(Reflect.get(Object(transaction), field)))
  const contract = (['token', 'staking', 'vesting'] as const).find((name) => key(chain.contracts[name]) === key(to))
  const parsed = contract && interfaces[contract].parseTransaction({ data: data ?? '' })
  if (!parsed) return '0x'
  const refusal = state.reverts[parsed.name]
  if (refusal !== undefined) throw reverted(refusal)
  const view = views(state)[parsed.name]
  return view ? interfaces[contract].encodeFunctionResult(parsed.fragment, [view(parsed.args)]) : '0x'
}
