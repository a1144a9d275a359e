import { ether } from './ether'
import type { TestStake } from './chainState'

const owner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Seconds. */
export const noon = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).getTime() / 1000

export const stake = (changes: Partial<TestStake> = {}): TestStake => ({
  owner,
  amount: 1_250n * ether,
  startTime: noon(2026, 1, 10),
  plan: 0,
  reward: 5n * ether + ether / 2n,
  accruedReward: 0n,
  isActive: true,
  ...changes,
})
/** So many, each of another owner. */
export const stakes = (count: number) =>
  Array.from({ length: count }, (_, index) => stake({ owner: `0x${String(index + 1).padStart(40, '0')}` }))
