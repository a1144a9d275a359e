/** When and how much a schedule pays: seconds since 1970 and seconds, wei. */
export interface VestingTimes {
  amount: bigint
  startTime: number
  cliff: number
  duration: number
  released: bigint
}

export const cliffEnd = ({ startTime, cliff }: VestingTimes) => startTime + cliff
export const vestingEnd = (schedule: VestingTimes) => cliffEnd(schedule) + schedule.duration

/** What has vested at a time, as the contract counts: nothing before the cliff ends, then evenly, rounded down. */
export function vestedAt(schedule: VestingTimes, time: number): bigint {
  const since = Math.floor(time) - cliffEnd(schedule)
  if (since < 0) return 0n
  if (since >= schedule.duration) return schedule.amount
  return (schedule.amount * BigInt(since)) / BigInt(schedule.duration)
}

export const claimableAt = (schedule: VestingTimes, time: number) => vestedAt(schedule, time) - schedule.released

/**
 * What a release would do at a time. The contract passes over what is paid out or before its cliff, and refuses as a whole
 * when another schedule has nothing new.
 */
export type Release =
  { claimable: bigint } | { nothing: 'noSchedule' | 'paidOut' } | { nothing: 'later'; opensAt: number }

export function releaseAt(schedules: readonly VestingTimes[], time: number): Release {
  const owed = schedules.filter(({ amount, released }) => released < amount)
  const [first] = owed
  if (!first) return { nothing: schedules.length === 0 ? 'noSchedule' : 'paidOut' }
  const open = owed.filter((schedule) => time >= cliffEnd(schedule))
  const claimable = open.map((schedule) => claimableAt(schedule, time))
  if (open.length > 0 && claimable.every((amount) => amount > 0n))
    return { claimable: claimable.reduce((sum, amount) => sum + amount, 0n) }
  // One open schedule with nothing new holds up the others; before the first cliff ends there is nothing to hold up.
  const heldUpBy = open.filter((schedule) => claimableAt(schedule, time) <= 0n)
  const opensAt = open.length > 0 ? Math.max(...heldUpBy.map(nextUnlock)) : Math.min(...owed.map(cliffEnd))
  return { nothing: 'later', opensAt }
}

/** The first second at which one more wei can be claimed of a schedule that is past its cliff. */
function nextUnlock(schedule: VestingTimes): number {
  const { amount, duration, released } = schedule
  const seconds = ((released + 1n) * BigInt(duration) + amount - 1n) / amount
  return cliffEnd(schedule) + Number(seconds)
}
