/** The amounts (wei) and times (seconds, start since 1970) of a schedule. */
export interface VestingTimes {
  amount: bigint
  startTime: number
  cliff: number
  duration: number
  released: bigint
}

export const cliffEnd = ({ startTime, cliff }: VestingTimes) => startTime + cliff
export const vestingEnd = (schedule: VestingTimes) => cliffEnd(schedule) + schedule.duration

/**
 * The vested amount at a time, by the contract's formula: nothing before the end of the cliff, then linear, rounded
 * down.
 */
export function vestedAt(schedule: VestingTimes, time: number): bigint {
  const since = Math.floor(time) - cliffEnd(schedule)
  if (since < 0) return 0n
  if (since >= schedule.duration) return schedule.amount
  return (schedule.amount * BigInt(since)) / BigInt(schedule.duration)
}

/** What has vested and was not released. Never below nothing: a local chain's clock may have been set back since a release. */
export function claimableAt(schedule: VestingTimes, time: number): bigint {
  const vested = vestedAt(schedule, time)
  return vested > schedule.released ? vested - schedule.released : 0n
}

/** What is claimable of all schedules together. */
export const claimableOf = (schedules: readonly VestingTimes[], time: number) =>
  schedules.reduce((sum, schedule) => sum + claimableAt(schedule, time), 0n)

/**
 * When what is claimable grows after a time: how long it rises without a pause, by what is vesting and what begins to meanwhile,
 * and the first cliff that ends later.
 */
export function growthAfter(schedules: readonly VestingTimes[], time: number) {
  const growing = schedules
    .filter((one) => time < vestingEnd(one))
    .map((one) => ({ from: cliffEnd(one), until: vestingEnd(one) }))
    .sort((one, other) => one.from - other.from)
  const rise = growing.reduce((end, { from, until }) => (from <= end ? Math.max(end, until) : end), time)
  return {
    risesUntil: rise > time ? rise : undefined,
    moreFrom: growing.find(({ from }) => from > rise)?.from,
  }
}

/**
 * What a release would do at a time. The contract skips schedules that are paid out or before their cliff, and reverts
 * when any other schedule has nothing new: `blocked`, though others are claimable.
 */
export type Release =
  { claimable: bigint } | { nothing: 'noSchedule' | 'paidOut' } | { nothing: 'later' | 'blocked'; opensAt: number }

export function releaseAt(schedules: readonly VestingTimes[], time: number): Release {
  const unpaid = schedules.filter(({ amount, released }) => released < amount)
  const [first] = unpaid
  if (!first) return { nothing: schedules.length === 0 ? 'noSchedule' : 'paidOut' }
  const open = unpaid.filter((schedule) => time >= cliffEnd(schedule))
  const claimable = claimableOf(schedules, time)
  const blocking = open.filter((schedule) => claimableAt(schedule, time) === 0n)
  if (open.length > 0 && blocking.length === 0) return { claimable }
  // Before the first cliff ends there is nothing to block.
  const opensAt = open.length > 0 ? Math.max(...blocking.map(nextUnlock)) : Math.min(...unpaid.map(cliffEnd))
  return { nothing: claimable > 0n ? 'blocked' : 'later', opensAt }
}

/** The first second at which one more wei of a schedule past its cliff is claimable. */
function nextUnlock(schedule: VestingTimes): number {
  const { amount, duration, released } = schedule
  const seconds = ((released + 1n) * BigInt(duration) + amount - 1n) / amount
  return cliffEnd(schedule) + Number(seconds)
}
