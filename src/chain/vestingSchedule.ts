import type { Schedule } from './vestingReads'
import { isTime } from '../shared/dates'
import { formatMoment } from '../shared/moments'
import { growthAfter, type Release, type VestingTimes } from './vestingCurve'

/** A schedule of the chain with bigint amounts. */
export const timesOf = ({ amount, released, ...times }: Schedule): VestingTimes => ({
  ...times,
  amount: BigInt(amount),
  released: BigInt(released),
})

/** Why nothing can be released now, and when it can, unless that is no time that anybody sees. */
export function nothingText(release: Exclude<Release, { claimable: bigint }>): string {
  switch (release.nothing) {
    case 'noSchedule':
      return 'Nothing to release: this address has no vesting.'
    case 'paidOut':
      return 'Nothing to release: everything has been paid.'
    case 'later':
      return `Nothing to release ${isTime(release.opensAt) ? `until ${fullMinute(release.opensAt)}` : 'yet'}.`
    case 'blocked':
      return isTime(release.opensAt)
        ? `Nothing can be released until ${fullMinute(release.opensAt)}: a release pays all schedules together, and one of them has nothing to pay before then.`
        : 'Nothing can be released yet: a release pays all schedules together, and one of them has nothing to pay.'
  }
}

/** When what is claimable grows, to follow its amount: ", growing until Jan 30, 2027. The next …"; a full stop if it doesn't. */
export function growthText(schedules: readonly VestingTimes[], time: number): string {
  const { risesUntil, moreFrom = 0 } = growthAfter(schedules, time)
  const end = risesUntil !== undefined && isTime(risesUntil) ? ` until ${fullMinute(risesUntil)}` : ''
  const rises = risesUntil === undefined ? '' : `, growing${end}`
  return isTime(moreFrom) ? `${rises}. The next schedule starts to pay on ${fullMinute(moreFrom)}.` : `${rises}.`
}

// The present minute would read as now.
const fullMinute = (seconds: number) => formatMoment(Math.ceil(seconds / 60) * 60)
