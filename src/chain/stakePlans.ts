import { daySeconds } from '../contract/days'
import { formatDay, isTime } from '../shared/dates'

/**
 * The plans by their index in the contract: a number of days, or Flexible, which opens after 48 hours and has no end.
 */
const plans = [30, 90, 180, 360].map((days) => ({ label: `${days} days`, opensAfter: days * daySeconds }))
const flexible = { label: 'Flexible', opensAfter: 2 * daySeconds }
const byIndex = [...plans, flexible]

interface StakeTimes {
  plan: number
  /** Seconds since 1970. */
  startTime: number
}

export const planLabel = (plan: number) => byIndex[plan]?.label ?? `Plan ${plan}`

/** When stake and reward can be withdrawn, in seconds since 1970; undefined for an unknown plan, and without the time of the start. */
export function opensAt({ plan, startTime }: StakeTimes): number | undefined {
  const terms = byIndex[plan]
  return terms && isTime(startTime) ? startTime + terms.opensAfter : undefined
}

/** The same as words; `now` is the chain's time in seconds. */
export function maturityText(stake: StakeTimes, now: number): string {
  const opens = opensAt(stake)
  if (opens === undefined) return '-'
  const word = byIndex[stake.plan] === flexible ? ['Open since', 'Opens'] : ['Matured', 'Matures']
  return `${now >= opens ? word[0] : word[1]} ${formatDay(opens)}`
}
