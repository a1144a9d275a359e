import type { StakeRow } from '../../api/chainApi'
import { counted } from '../../shared/counted'
import { amountIn, sizeOf } from '../../shared/tokensText'
import type { Bar } from '../../ui/charts/Bars'
import { opensAt, planLabel } from '../../chain/stakePlans'

type Stakes = readonly Pick<StakeRow, 'plan' | 'startTime' | 'amount'>[]

// Bars are Gregorian months. The Buddhist calendar has the same ones, and names them with its own year; the Persian has others.
const dayOfMonth = new Intl.DateTimeFormat(undefined, { day: 'numeric', numberingSystem: 'latn' })
const hasSameMonths = Number.parseInt(dayOfMonth.format(new Date(2026, 0, 1))) === 1
const calendar = hasSameMonths ? {} : { calendar: 'gregory' }
const monthInFull = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', ...calendar })
const monthInShort = new Intl.DateTimeFormat(undefined, { month: 'short', ...calendar })

function barOf(stakes: Stakes, unit: string, label: string, tick = label): Bar {
  const wei = stakes.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  return {
    label,
    tick,
    amount: sizeOf(wei),
    value: `${amountIn(wei, unit)} in ${counted(stakes.length, 'stake')}`,
  }
}

/** What is staked in each plan that somebody has, in the order of the contract. */
export const planBars = (stakes: Stakes, unit: string): Bar[] =>
  [...new Set(stakes.map(({ plan }) => plan))]
    .sort((one, other) => one - other)
    .map((plan) => {
      const own = stakes.filter((stake) => stake.plan === plan)
      return barOf(own, unit, planLabel(plan))
    })

/** What is open at `now` (seconds), and what each month from then to the last maturity opens. */
export function monthBars(stakes: Stakes, now: number, unit: string): Bar[] {
  const dated = stakes.flatMap((stake) => {
    const opens = opensAt(stake)
    return opens === undefined ? [] : [{ ...stake, opens }]
  })
  const monthOf = (seconds: number) => {
    const date = new Date(seconds * 1000)
    return date.getFullYear() * 12 + date.getMonth()
  }
  const later = dated.filter(({ opens }) => opens > now)
  const first = monthOf(now)
  const last = later.reduce((latest, { opens }) => Math.max(latest, monthOf(opens)), first)
  const open = barOf(
    dated.filter(({ opens }) => opens <= now),
    unit,
    'Open now',
    'Open',
  )
  const months = Array.from({ length: last - first + 1 }, (_, index) => {
    const date = new Date(Math.floor((first + index) / 12), (first + index) % 12)
    const own = later.filter(({ opens }) => monthOf(opens) === first + index)
    return barOf(own, unit, monthInFull.format(date), monthInShort.format(date))
  })
  return [{ ...open, quiet: true }, ...months]
}
