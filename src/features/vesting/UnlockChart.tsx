import { formatDay } from '../../shared/dates'
import { formatMoment } from '../../shared/moments'
import { amountIn, sizeOf } from '../../shared/tokensText'
import { ChartFrame } from '../../ui/charts/ChartFrame'
import { PartsBar, PartsLegend } from '../../ui/charts/PartsBar'
import { Plot } from '../../ui/charts/Plot'
import { roundTicks, timeTicks } from '../../ui/charts/ticks'
import { scheduleParts } from './scheduleParts'
import { UnlockAreas } from './UnlockAreas'
import { picturePoints, unlockPoints } from './unlockPoints'
import { cliffEnd, vestedAt, vestingEnd, type VestingTimes } from '../../chain/vestingCurve'

interface UnlockChartProps {
  title: string
  schedule: VestingTimes
  /** The chain's time in seconds since 1970. */
  now: number
  /** The token's symbol. */
  unit: string
  height?: number
}

/** How a schedule unlocks: the vested amount over time, divided into released, claimable and to come. */
export function UnlockChart({ title, schedule, now, unit, height = 240 }: UnlockChartProps) {
  const [start, end] = [schedule.startTime, vestingEnd(schedule)]
  const share = (time: number) => Math.min(1, Math.max(0, (time - start) / (end - start || 1)))
  const amountOf = (wei: bigint) => amountIn(wei, unit)
  const points = picturePoints(schedule, now)
  const today = points.findIndex(({ time }) => time >= now)
  const parts = scheduleParts(schedule, now, unit)
  const isRunning = now > start && now < end
  const marks = [
    ...(schedule.cliff > 0
      ? [{ share: share(cliffEnd(schedule)), label: `Cliff ends ${formatDay(cliffEnd(schedule))}` }]
      : []),
    ...(isRunning ? [{ share: share(now), label: `Today ${formatDay(now)}` }] : []),
  ]
  const vested = amountOf(vestedAt(schedule, now))
  const rows = unlockPoints(schedule, now).map((point) => [
    point.label,
    formatMoment(point.time),
    amountOf(point.vested),
  ])
  return (
    <ChartFrame title={title} table={{ heads: ['When', 'Date', 'Vested'], rows }} bare>
      <Plot
        {...{ title, marks, height }}
        summary={`${vested} of ${amountOf(schedule.amount)} vested, all by ${formatDay(end)}`}
        amounts={roundTicks(sizeOf(schedule.amount))}
        ticks={timeTicks(start, end)}
        points={points.map(({ time, vested: wei }) => ({
          share: share(time),
          label: `vested by ${formatDay(time)}`,
          value: amountOf(wei),
        }))}
        startAt={today < 0 ? points.length - 1 : today}
      >
        {(scale, active) => (
          <UnlockAreas
            {...{ schedule, now, scale, share }}
            active={active === undefined ? undefined : points[active]}
          />
        )}
      </Plot>
      <PartsBar parts={parts} aria-hidden />
      <PartsLegend parts={parts} />
    </ChartFrame>
  )
}
