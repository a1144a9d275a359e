import { failureOf } from '../api/errors'
import { ether } from './ether'
import type { TestStake } from './chainState'
import { chainStore } from './chainStore'
import { account } from './fakeWallet'
import { sendAll, type ApiCall } from './requests'
import { chainA } from './testChains'
export const tenRows = { chainId: chainA.id, start: 0, end: 9 }

export const stake = (index: number): TestStake => ({
  owner: `0x${String(index).padStart(40, '0')}`,
  amount: BigInt(index) * ether,
  startTime: 1_700_000_000 + index,
  plan: index % 5,
  reward: 7n,
  accruedReward: 3n,
  isActive: index % 2 === 0,
})
export const stakesOf = (count: number) => Array.from({ length: count }, (_, index) => stake(index))

export const schedule = {
  creator: account,
  amount: ether,
  startTime: 1_750_000_000,
  cliff: 86_400,
  duration: 864_000,
  released: 5n,
}
/** A chain on which the account has this one schedule. */
export const vested = { schedules: { [account.toLowerCase()]: [schedule] } }

/** What one read ends with: its data, or the sentence people read instead. */
export async function ends(call: ApiCall, store = chainStore()) {
  const [ended] = await sendAll(store, [call])
  return ended?.data ?? sentence(ended?.error)
}
const isCallError = (error: unknown): error is Parameters<typeof failureOf>[0] => typeof error === 'object'
const sentence = (error: unknown) => (isCallError(error) ? failureOf(error)?.text : undefined)
