import type { DayStats } from '../../contract/entities'
import { sumOf } from '../../shared/wei'

/** The days of a period; it is compared with as many before it. */
export const periodDays = 30

type Kind = 'users' | 'approvals' | 'revenue'

/** The last period of a figure and the one before; undefined unless the server tells the days of both. */
export function periodOf(days: readonly DayStats[] | undefined, kind: Kind) {
  if (!days || days.length < 2 * periodDays) return undefined
  const period = days.slice(-periodDays)
  const sumIn = (some: readonly DayStats[]) => sumOf(some.map((day) => day[kind]))
  const now = sumIn(period)
  const before = sumIn(days.slice(-2 * periodDays, -periodDays))
  if (now === undefined || before === undefined) return undefined
  return { days: period, now, before, change: changeText(Number(now), Number(before)) }
}

/** How much more or less than before, as words; empty where there is nothing to compare with. */
function changeText(now: number, before: number): string {
  if (before === 0) return ''
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  if (percent === 0) return 'the same as before'
  return `${percent} % ${now > before ? 'more' : 'less'} than before`
}
