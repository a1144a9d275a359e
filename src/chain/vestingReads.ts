import { addressIn, listIn, numberIn, weiIn } from './answers'
import { atOneBlock, newestBlock, newestMoment, type Moment } from './atOneBlock'
import { call } from './contractCall'
import type { Rpc } from './rpc'

/** A vesting schedule; vesting runs for `duration` seconds after `cliff` seconds. */
export interface Schedule {
  id: string
  /** The account that created the schedule, not the beneficiary. */
  creator: string
  amount: string
  startTime: number
  cliff: number
  duration: number
  released: string
}

/** The vesting schedules of an account, at one block; `count` as the contract counts them. */
export const readVesting = (rpc: Rpc, vesting: string, account: string) =>
  atOneBlock(rpc, async (tag) => {
    const [count, rows] = await Promise.all([
      call(rpc, vesting, 'vesting', 'getNumberOfVestingSchedules', [account], tag),
      call(rpc, vesting, 'vesting', 'getVestingDetails', [account], tag),
    ])
    const schedules = listIn(rows).map(scheduleIn)
    return numberIn(count) === schedules.length ? { count: schedules.length, schedules } : undefined
  })

function scheduleIn(row: unknown, index: number): Schedule {
  const [creator, amount, startTime, cliff, duration, released] = listIn(row)
  return {
    id: String(index),
    creator: addressIn(creator),
    amount: weiIn(amount),
    startTime: numberIn(startTime),
    cliff: numberIn(cliff),
    duration: numberIn(duration),
    released: weiIn(released),
  }
}

/** The account that may add schedules. */
export async function readVestingContract(rpc: Rpc, vesting: string): Promise<{ owner: string } & Moment> {
  const [moment, owner] = await Promise.all([
    newestMoment(rpc),
    call(rpc, vesting, 'vesting', 'owner', [], newestBlock),
  ])
  return { owner: addressIn(owner), ...moment }
}
