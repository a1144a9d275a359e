import { parseFixed18 } from '../../contract/fixed18'
import type { DayStats } from '../../contract/entities'
import { tokensOf } from '../../shared/wei'

/** The days of a period; it is compared with as many before it. */
export const periodDays = 30

type Kind = 'users' | 'approvals' | 'revenue'

/** The exact sum of decimal texts as decimal text. */
const sumOf = (days: readonly DayStats[], kind: Kind) =>
  tokensOf(days.reduce((sum, day) => sum + (parseFixed18(day[kind] ?? '') ?? 0n), 0n))

/** The last period of a figure and the one before; undefined unless the server tells the days of both. */
export function periodOf(days: readonly DayStats[] | undefined, kind: Kind) {
  if (!days || days.length < 2 * periodDays) return undefined
  const period = days.slice(-periodDays)
  const now = sumOf(period, kind)
  const before = sumOf(days.slice(-2 * periodDays, -periodDays), kind)
  return { days: period, now, before, change: changeText(Number(now), Number(before)) }
}

/** How much more or less than before, as words; empty where there is nothing to compare with. */
function changeText(now: number, before: number): string {
  if (before === 0) return ''
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  if (percent === 0) return 'the same as before'
  return `${percent} % ${now > before ? 'more' : 'less'} than before`
}
