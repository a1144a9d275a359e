import { cliffEnd, vestedAt, vestingEnd, type VestingTimes } from './vestingCurve'

export interface UnlockPoint {
  label: string
  /** Seconds since 1970. */
  time: number
  /** wei */
  vested: bigint
}

const parts = [25, 50, 75]

/** The points for the table: edges and quarters of a schedule, and now while it runs, by time. */
export function unlockPoints(schedule: VestingTimes, now: number): UnlockPoint[] {
  const at = (label: string, time: number) => ({ label, time, vested: vestedAt(schedule, time) })
  const points = [
    at('Start', schedule.startTime),
    at('Cliff ends', cliffEnd(schedule)),
    ...parts.map((part) => at(`${part} %`, cliffEnd(schedule) + Math.ceil((schedule.duration * part) / 100))),
    at('Fully vested', vestingEnd(schedule)),
  ]
  const runs = now > schedule.startTime && now < vestingEnd(schedule)
  return [...points, ...(runs ? [at('Now', now)] : [])].sort((a, b) => a.time - b.time)
}
