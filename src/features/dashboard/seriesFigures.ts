import type { Series } from '../../contract/series'
import { formatCount } from '../../shared/amounts'
import { sumOf } from '../../shared/wei'

export type SeriesKind = keyof Series['before']

/** The total of the period and of the one before, as exact decimal text; undefined unless all of it is known. */
export function totalsOf(series: Series | undefined, kind: SeriesKind) {
  if (!series || series.steps.length === 0) return undefined
  const now = sumOf(series.steps.map((step) => step[kind]))
  const before = sumOf([series.before[kind]])
  return now === undefined || before === undefined ? undefined : { now, before, change: changeOf(now, before) }
}

/**
 * The points of the recorded steps; undefined if no step is recorded. The change compares the finished days with as many days
 * before, and is known only if all of these are recorded.
 */
export function pointsOf(series: Series | undefined) {
  const steps = series?.steps.filter(({ points }) => points !== null) ?? []
  const now = sumOf(steps.map(({ points }) => points))
  if (!series?.points?.since || steps.length === 0 || now === undefined) return undefined
  const { since, today, before } = series.points
  const isWhole = steps.length === series.steps.length && before !== null && today !== null
  const change = isWhole ? changeOf(String(Number(now) - Number(today)), before) : undefined
  return { steps, since, now, before: isWhole ? before : undefined, change }
}

/** The change in percent; undefined if there is nothing to compare with. */
export function changeOf(now: string, before: string) {
  const [is, was] = [Number(now), Number(before)]
  if (was === 0) return undefined
  const rounded = Math.round((Math.abs(is - was) / was) * 100)
  // Never 100 % less while something is left.
  const percent = is > 0 && is < was ? Math.min(rounded, 99) : rounded
  const same = is === was ? 'same' : 'about'
  return { percent, direction: percent === 0 ? same : is > was ? 'more' : 'less' } as const
}

export type Change = ReturnType<typeof changeOf>

/** The change in words; empty where there is nothing to compare with. */
export function changeText(change: Change): string {
  if (!change) return ''
  if (change.direction === 'same') return 'the same as before'
  if (change.direction === 'about') return 'about the same as before'
  return `${formatCount(change.percent)} % ${change.direction} than before`
}
