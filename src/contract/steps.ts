import { dayMs } from './days'
import type { SeriesStep } from './seriesQuery'

/** From `starts` to before `ends`, in milliseconds since 1970. */
export interface Span {
  readonly starts: number
  readonly ends: number
}

const beginsStep = {
  day: () => true,
  week: (date: Date) => date.getUTCDay() === 1,
  month: (date: Date) => date.getUTCDate() === 1,
} as const satisfies Record<SeriesStep, (date: Date) => boolean>

/**
 * The last `days` days (UTC, today included) as days, weeks or months, the oldest first; the first one begins with the first
 * day and the last one ends with today, so both may be cut. `before` is as long as the time from the first day to `now`, so
 * that a day that has just begun is not compared with a whole one.
 */
export function stepsUntil(now: number, days: number, by: SeriesStep): { before: Span; steps: Span[] } {
  const tomorrow = (Math.floor(now / dayMs) + 1) * dayMs
  const first = tomorrow - days * dayMs
  const starts = Array.from({ length: days }, (_, index) => first + index * dayMs).filter(
    (day) => day === first || beginsStep[by](new Date(day)),
  )
  const steps = starts.map((start, index) => ({ starts: start, ends: starts[index + 1] ?? tomorrow }))
  return { before: { starts: first - days * dayMs, ends: now - days * dayMs }, steps }
}

/** The next `days` days (UTC, the rest of today included) as days, weeks or months; the first and the last one may be cut. */
export function stepsFrom(now: number, days: number, by: SeriesStep): Span[] {
  const today = Math.floor(now / dayMs) * dayMs
  const later = Array.from({ length: days - 1 }, (_, index) => today + (index + 1) * dayMs)
  const starts = [now, ...later.filter((day) => beginsStep[by](new Date(day)))]
  return starts.map((start, index) => ({ starts: start, ends: starts[index + 1] ?? today + days * dayMs }))
}
