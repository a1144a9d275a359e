import { daySeconds } from '../../contract/days'
import { formatDay } from '../../shared/dates'

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

/** When stake and reward can be withdrawn; `now` is the chain's time in seconds. */
export function maturityText({ plan, startTime }: StakeTimes, now: number): string {
  const terms = byIndex[plan]
  if (!terms) return '-'
  const opens = startTime + terms.opensAfter
  const word = terms === flexible ? ['Open since', 'Opens'] : ['Matured', 'Matures']
  return `${now >= opens ? word[0] : word[1]} ${formatDay(opens)}`
}
