import styled from '@emotion/styled'
import { formatDecimal } from '../../shared/amounts'
import { formatDay } from '../../shared/dates'
import { tokensOf } from '../../shared/wei'
import type { ScheduleRow } from './ScheduleRow'
import { cliffEnd, vestedAt, vestingEnd } from './vestingCurve'

const width = 520
const height = 220
const edge = { left: 8, right: 8, top: 28, bottom: 28 }

/** The curve, the released amount below it, and the present point, each labelled in place. */
export function UnlockChart({ schedule }: { schedule: ScheduleRow }) {
  const { now, unit } = schedule
  const start = schedule.startTime
  const end = vestingEnd(schedule)
  const clamped = Math.min(Math.max(now, start), end)
  const share = (wei: bigint) => (schedule.amount > 0n ? Number((wei * 10_000n) / schedule.amount) / 10_000 : 0)
  const x = (time: number) => edge.left + ((time - start) / (end - start || 1)) * (width - edge.left - edge.right)
  const y = (wei: bigint) => height - edge.bottom - share(wei) * (height - edge.top - edge.bottom)

  const vested = vestedAt(schedule, clamped)
  const summary = `${formatDecimal(tokensOf(vested), 2)} of ${formatDecimal(tokensOf(schedule.amount), 2)} ${unit} vested now`
  const nowEnd = x(clamped) > width / 2
  return (
    <Picture viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Unlock curve: ${summary}`}>
      <path className="axis" d={`M${edge.left} ${y(0n)}H${width - edge.right}`} />
      <path className="released" d={`M${edge.left} ${y(schedule.released)}H${width - edge.right}`} />
      <path
        className="curve"
        d={`M${x(start)} ${y(0n)}L${x(cliffEnd(schedule))} ${y(0n)}L${x(end)} ${y(schedule.amount)}`}
      />
      <path className="now" d={`M${x(clamped)} ${edge.top - 8}V${y(0n)}`} />
      <circle cx={x(clamped)} cy={y(vested)} r="5" />
      <text x={x(clamped) + (nowEnd ? -8 : 8)} y={edge.top - 10} textAnchor={nowEnd ? 'end' : 'start'}>
        {summary}
      </text>
      {schedule.released > 0n && (
        <text x={edge.left} y={y(schedule.released) - 6}>
          Released
        </text>
      )}
      <text x={edge.left} y={height - 8}>
        {formatDay(start)}
      </text>
      <text x={width - edge.right} y={height - 8} textAnchor="end">
        {formatDay(end)}
      </text>
    </Picture>
  )
}

const Picture = styled.svg({
  display: 'block',
  width: '100%',
  height: 'auto',
  fontSize: 13,
  fill: 'var(--quiet)',
  '& path': { fill: 'none', stroke: 'var(--border)', strokeWidth: 1 },
  '& .released': { stroke: 'var(--control)', strokeDasharray: '4 4' },
  '& .now': { stroke: 'var(--control)' },
  '& .curve': { stroke: 'var(--accent)', strokeWidth: 2.5, strokeLinejoin: 'round' },
  '& circle': { fill: 'var(--accent)' },
})
