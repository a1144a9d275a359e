import { cliffEnd, vestedAt, vestingEnd, type VestingTimes } from '../../chain/vestingCurve'

export interface UnlockPoint {
  label: string
  /** Seconds since 1970. */
  time: number
  /** wei */
  vested: bigint
}

const quarters = [25, 50, 75]

/** The points for the table: edges and quarters of a schedule, and now while it runs, by time. */
export function unlockPoints(schedule: VestingTimes, now: number): UnlockPoint[] {
  const at = (label: string, time: number) => ({ label, time, vested: vestedAt(schedule, time) })
  const points = [
    at('Start', schedule.startTime),
    at('Cliff ends', cliffEnd(schedule)),
    ...quarters.map((part) => at(`${part} %`, cliffEnd(schedule) + Math.ceil((schedule.duration * part) / 100))),
    at('Fully vested', vestingEnd(schedule)),
  ]
  const runs = now > schedule.startTime && now < vestingEnd(schedule)
  return [...points, ...(runs ? [at('Now', now)] : [])].sort((a, b) => a.time - b.time)
}

/** The number of even steps of the picture. */
const pictureSteps = 40

/** The points of the picture: those of the table, and enough between them that any place has one nearby. */
export function picturePoints(schedule: VestingTimes, now: number): Omit<UnlockPoint, 'label'>[] {
  const span = vestingEnd(schedule) - schedule.startTime
  const even = Array.from({ length: pictureSteps }, (_, step) =>
    Math.round(schedule.startTime + (span * step) / pictureSteps),
  )
  const times = new Set([...even, ...unlockPoints(schedule, now).map(({ time }) => time)])
  return [...times].sort((a, b) => a - b).map((time) => ({ time, vested: vestedAt(schedule, time) }))
}
