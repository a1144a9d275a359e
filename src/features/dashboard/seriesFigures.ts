import type { Series } from '../../contract/series'
import { sumOf } from '../../shared/wei'

export type SeriesKind = keyof Series['before']

/** What the period brought and what the one before it did, as exact decimal text; undefined unless all of it is known. */
export function totalsOf(series: Series | undefined, kind: SeriesKind) {
  if (!series || series.steps.length === 0) return undefined
  const now = sumOf(series.steps.map((step) => step[kind]))
  const before = sumOf([series.before[kind]])
  return now === undefined || before === undefined ? undefined : { now, before, change: changeOf(now, before) }
}

/**
 * The points of the steps that are recorded; undefined where none is. The change is that of the finished days, which are compared
 * with as many days before, and is known only where all of these are recorded.
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

/** By how many percent it became more or less; undefined where there is nothing to compare with. */
export function changeOf(now: string, before: string) {
  const [is, was] = [Number(now), Number(before)]
  if (was === 0) return undefined
  const percent = Math.round((Math.abs(is - was) / was) * 100)
  const same = is === was ? 'same' : 'about'
  return { percent, direction: percent === 0 ? same : is > was ? 'more' : 'less' } as const
}

export type Change = ReturnType<typeof changeOf>

/** The change in words; empty where there is nothing to compare with. */
export function changeText(change: Change): string {
  if (!change) return ''
  if (change.direction === 'same') return 'the same as before'
  if (change.direction === 'about') return 'about the same as before'
  return `${change.percent} % ${change.direction} than before`
}
