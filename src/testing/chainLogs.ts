import { array, object, string, type InferType } from 'yup'
import { interfaces } from '../chain/interfaces'
import { quantity } from '../chain/hex'
import type { ChainConfig } from '../config/chains'
import type { ChainState } from './chainState'

type Contract = 'staking' | 'vesting'

/** `topics` has for each place those of which one has to be there. */
export const filterSchema = object({
  address: string().strict(),
  topics: array(array(string().strict().required()).required()),
})

/**
 * The events of a test chain that a filter of `eth_getLogs` finds: every schedule was given to its account, and what it has
 * released was paid at once, now; a stake was made at its start.
 */
export function logsOf(
  chain: ChainConfig,
  { schedules, stakes, time, increased }: ChainState,
  filter: InferType<typeof filterSchema>,
) {
  const log = (contract: Contract, name: string, at: number, args: readonly unknown[]) => ({
    address: chain.contracts[contract],
    blockTimestamp: quantity(at),
    ...interfaces[contract].encodeEventLog(name, args),
  })
  const all = [
    ...Object.entries(schedules).flatMap(([account, given]) => [
      ...given.map(() => log('vesting', 'VestingScheduleAdded', time, [account, 1, 1, 1, 1])),
      ...given
        .filter(({ released }) => released > 0n)
        .map(({ released }) => log('vesting', 'TokensReleased', time, [account, released])),
    ]),
    ...stakes.map(({ owner, plan, amount, startTime }) => log('staking', 'Staked', startTime, [owner, plan, amount])),
    ...increased.map(({ owner, plan, amount, at }) => log('staking', 'StakeIncreased', at, [owner, plan, amount])),
    ...stakes.map(({ owner, plan }) => log('staking', 'RewardClaimed', time, [owner, plan, 1])),
  ]
  return all.filter(
    ({ address, topics }) =>
      (filter.address === undefined || address?.toLowerCase() === filter.address.toLowerCase()) &&
      (filter.topics ?? []).every((wanted, place) => wanted.includes(topics[place] ?? '')),
  )
}
