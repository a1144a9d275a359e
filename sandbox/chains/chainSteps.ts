import { daySeconds } from '../../src/contract/days'
import { createRandom } from '../seeds/random'

/** One call of the seeds: its sender and its chain time (seconds since 1970). Amounts in wei. */
export type ChainStep = { readonly at: number; readonly from: string } & (
  | { readonly call: 'stake'; readonly amount: bigint; readonly plan: number }
  | { readonly call: 'vest'; readonly beneficiary: string; readonly terms: VestingTerms }
  | { readonly call: 'release'; readonly beneficiary: string }
)

/** Amount in wei, durations in days. */
interface VestingTerms {
  readonly amount: bigint
  readonly cliff: number
  readonly duration: number
}

export const wei = (tokens: number) => BigInt(tokens) * 10n ** 18n
const planCount = 5

/** Days before today at which the contracts were deployed and the oldest seed was made. */
export const chainAgeDays = 400

/** Three stakes per account in different plans, made on different days over the last year. */
export function stakeSteps(accounts: readonly string[], today: Date, seed: number): ChainStep[] {
  const random = createRandom(seed)
  return accounts.flatMap((from, account) =>
    [0, 2, 4].map((offset): ChainStep => {
      const at = today.getTime() / 1000 - random.whole(3600, (chainAgeDays - 10) * daySeconds)
      const amount = wei(random.whole(1, 500) * 100) + BigInt(random.whole(0, 99)) * 10n ** 16n
      return { at, from, call: 'stake', amount, plan: (account + offset) % planCount }
    }),
  )
}

/**
 * [beneficiary's number, tokens, cliff days, vesting days, made days ago, released days ago]. Three wait for their
 * cliff, three run untouched, three are partly released, two are done with everything to claim, one is paid out.
 */
const schedules: readonly (readonly [number, number, number, number, number, number?])[] = [
  [0, 250_000, 30, 360, 200, 60],
  [0, 80_000, 15, 120, 45],
  [0, 120_000, 60, 365, 20],
  [1, 60_000, 30, 180, 300],
  [1, 45_000, 90, 720, 5],
  [2, 15_000, 30, 90, 380, 200],
  [2, 500_000, 30, 540, 120],
  [3, 90_000, 60, 365, 250, 100],
  [3, 7_500, 30, 31, 2],
  [4, 33_333, 10, 365, 90],
  [4, 10_000, 7, 60, 350],
  [5, 1_000_000, 20, 200, 160, 30],
]

export function vestingSteps(owner: string, accounts: readonly string[], today: Date): ChainStep[] {
  const now = today.getTime() / 1000
  return schedules.flatMap(([number, tokens, cliff, duration, madeDaysAgo, releasedDaysAgo], index): ChainStep[] => {
    const beneficiary = accounts[number] ?? owner
    const at = now - madeDaysAgo * daySeconds + index
    const terms = { amount: wei(tokens), cliff, duration }
    const vest: ChainStep = { at, from: owner, call: 'vest', beneficiary, terms }
    if (releasedDaysAgo === undefined) return [vest]
    return [vest, { at: now - releasedDaysAgo * daySeconds + index, from: beneficiary, call: 'release', beneficiary }]
  })
}
