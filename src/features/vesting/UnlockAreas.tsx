import styled from '@emotion/styled'
import { sizeOf } from '../../shared/tokensText'
import type { Scale } from '../../ui/charts/Axes'
import type { UnlockPoint } from './unlockPoints'
import { cliffEnd, vestedAt, vestingEnd, type VestingTimes } from '../../chain/vestingCurve'

interface UnlockAreasProps {
  schedule: VestingTimes
  now: number
  scale: Scale
  /** The place of a time on the axis, from 0 to 1. */
  share: (time: number) => number
  active: Omit<UnlockPoint, 'label'> | undefined
}

/** The curve of a schedule and the areas below it. */
export function UnlockAreas({ schedule, now, scale, share, active }: UnlockAreasProps) {
  const { released, amount, duration, startTime } = schedule
  const [opens, ends] = [cliffEnd(schedule), vestingEnd(schedule)]
  const at = (time: number, wei: bigint) => `${scale.x(share(time))} ${scale.y(sizeOf(wei))}`
  const today = Math.max(now, opens)
  const vested = vestedAt(schedule, today)
  // Where the curve reaches what has been released.
  const reached = amount > 0n ? opens + Number((released * BigInt(duration)) / amount) : opens
  return (
    <Areas>
      <path className="rest" d={`M${at(today, 0n)}L${at(today, vested)}L${at(ends, amount)}L${at(ends, 0n)}Z`} />
      <path className="claimable" d={`M${at(opens, 0n)}L${at(today, vested)}L${at(today, 0n)}Z`} />
      <path
        className="released"
        d={`M${at(opens, 0n)}L${at(reached, released)}L${at(today, released)}L${at(today, 0n)}Z`}
      />
      <path className="curve" d={`M${at(startTime, 0n)}L${at(opens, 0n)}L${at(ends, amount)}`} />
      {active && <circle cx={scale.x(share(active.time))} cy={scale.y(sizeOf(active.vested))} r="5" />}
    </Areas>
  )
}

const Areas = styled.g({
  '&& .rest': { fill: 'color-mix(in srgb, var(--control) 25%, transparent)' },
  '&& .claimable': { fill: 'var(--accent)' },
  '&& .released': { fill: 'var(--control)' },
  '&& .curve': { stroke: 'var(--text)', strokeWidth: 2, strokeLinejoin: 'round' },
  '& circle': { fill: 'var(--text)', stroke: 'var(--surface)', strokeWidth: 2 },
})
