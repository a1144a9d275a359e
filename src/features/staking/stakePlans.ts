import { daySeconds } from '../../contract/days'
import { formatDay } from '../../shared/dates'

/** The plans by their number on chain: a time in days, or the Flexible one, which opens after 48 hours and has no end. */
const plans = [30, 90, 180, 360].map((days) => ({ label: `${days} days`, opensAfter: days * daySeconds }))
const flexible = { label: 'Flexible', opensAfter: 2 * daySeconds }
const byIndex = [...plans, flexible]

interface StakeTimes {
  plan: number
  /** Seconds since 1970. */
  startTime: number
}

export const planLabel = (plan: number) => byIndex[plan]?.label ?? `Plan ${plan}`

/** When the stake can be taken out with its reward; `now` in seconds of the chain. */
export function maturityText({ plan, startTime }: StakeTimes, now: number): string {
  const terms = byIndex[plan]
  if (!terms) return '-'
  const opens = startTime + terms.opensAfter
  const word = terms === flexible ? ['Open since', 'Opens'] : ['Matured', 'Matures']
  return `${now >= opens ? word[0] : word[1]} ${formatDay(opens)}`
}
