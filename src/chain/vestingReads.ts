import { array, object, string } from 'yup'
import { sameHex } from '../shared/sameHex'
import { addressIn, listIn, numberIn, weiIn } from './answers'
import { atOneBlock, newestBlock, newestMoment, type Moment } from './atOneBlock'
import { call } from './contractCall'
import { interfaces } from './interfaces'
import { MalformedResponse } from './responseErrors'
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
    const [count, schedules] = await Promise.all([
      call(rpc, vesting, 'vesting', 'getNumberOfVestingSchedules', [account], tag),
      readSchedules(rpc, vesting, account, tag),
    ])
    return numberIn(count) === schedules.length ? { count: schedules.length, schedules } : undefined
  })

/** The vesting schedules of an account at a block. */
export async function readSchedules(rpc: Rpc, vesting: string, account: string, tag: string): Promise<Schedule[]> {
  return listIn(await call(rpc, vesting, 'vesting', 'getVestingDetails', [account], tag)).map(scheduleIn)
}

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

const receiptSchema = object({
  logs: array(
    object({
      address: string().strict().required(),
      topics: array(string().strict().required()).required(),
      data: string().strict().required(),
    }).required(),
  ).required(),
})

/** The wei that the contract has paid an account in a mined transaction, from the events of its receipt. */
export async function readReleased(
  rpc: Rpc,
  { hash, contract, account }: Record<'hash' | 'contract' | 'account', string>,
): Promise<string> {
  const receipt = await rpc.request('eth_getTransactionReceipt', [hash])
  try {
    const paid = receiptSchema
      .validateSync(receipt)
      .logs.filter(({ address }) => sameHex(address, contract))
      .map((log) => interfaces.vesting.parseLog(log))
      .filter((event) => event?.name === 'TokensReleased')
      .map((event): unknown[] => event?.args.toArray() ?? [])
      .filter(([to]) => sameHex(addressIn(to), account))
    // A release pays something, so the receipt is of another call, or its logs are missing.
    if (paid.length === 0) throw new MalformedResponse()
    return String(paid.reduce((sum, [, amount]) => sum + BigInt(weiIn(amount)), 0n))
  } catch (cause) {
    throw new MalformedResponse({ cause })
  }
}
