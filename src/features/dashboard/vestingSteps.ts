import type { ReadSchedules } from '../../api/attentionApi'
import type { DatedAmount } from '../../chain/eventLogs'
import { claimableOf, vestedAt } from '../../chain/vestingCurve'
import { timesOf } from '../../chain/vestingSchedule'
import type { SeriesQuery } from '../../contract/seriesQuery'
import { stepsFrom, stepsUntil, type Span } from '../../contract/steps'

/**
 * What unlocks in each of the coming days, weeks or months (UTC) of all schedules, in wei, from the chain's time on; `claimable`
 * has unlocked before and is not released yet.
 */
export function plannedUnlocks(
  { schedules, time }: Pick<ReadSchedules, 'schedules' | 'time'>,
  { days, by }: SeriesQuery,
) {
  const all = schedules.map(timesOf)
  const vested = (at: number) => all.reduce((sum, schedule) => sum + vestedAt(schedule, at), 0n)
  const spans = stepsFrom(time * 1000, days, by)
  // The end of a step is the beginning of the next one.
  const ends = spans.map(({ ends: end }) => vested(end / 1000))
  const before = [vested(time), ...ends]
  return {
    steps: spans.map((span, index) => ({ ...span, wei: (ends[index] ?? 0n) - (before[index] ?? 0n) })),
    total: (ends.at(-1) ?? 0n) - vested(time),
    claimable: claimableOf(all, time),
  }
}

/**
 * The sums of amounts, in wei, on each of the last days, weeks or months (UTC) up to a moment in seconds, and in the period of
 * the same length before.
 */
export function amountsIn(amounts: readonly DatedAmount[], time: number, { days, by }: SeriesQuery) {
  const { before, steps } = stepsUntil(time * 1000, days, by)
  const sum = ({ starts, ends }: Span) =>
    amounts.reduce((all, { at, wei }) => (at * 1000 >= starts && at * 1000 < ends ? all + BigInt(wei) : all), 0n)
  const each = steps.map((span) => ({ ...span, wei: sum(span) }))
  return { steps: each, total: each.reduce((all, { wei }) => all + wei, 0n), before: sum(before) }
}
