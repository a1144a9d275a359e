import type { Schedule } from './vestingReads'
import { formatMoment } from '../shared/moments'
import { growthAfter, type Release, type VestingTimes } from './vestingCurve'

/** A schedule of the chain with bigint amounts. */
export const timesOf = ({ amount, released, ...times }: Schedule): VestingTimes => ({
  ...times,
  amount: BigInt(amount),
  released: BigInt(released),
})

/** Why nothing can be released now, and when it can. */
export function nothingText(release: Exclude<Release, { claimable: bigint }>): string {
  switch (release.nothing) {
    case 'noSchedule':
      return 'Nothing to release: this address has no vesting.'
    case 'paidOut':
      return 'Nothing to release: everything has been paid.'
    case 'later':
      return `Nothing to release until ${fullMinute(release.opensAt)}.`
    case 'blocked':
      return `Nothing can be released until ${fullMinute(release.opensAt)}: a release pays all schedules together, and one of them has nothing to pay before then.`
  }
}

/** When what is claimable grows, to follow its amount: ", growing until Jan 30, 2027. The next …"; empty if it doesn't. */
export function growthText(schedules: readonly VestingTimes[], time: number): string {
  const { risesUntil, moreFrom } = growthAfter(schedules, time)
  const rises = risesUntil === undefined ? '' : `, growing until ${fullMinute(risesUntil)}`
  return moreFrom === undefined ? rises : `${rises}. The next schedule starts to pay on ${fullMinute(moreFrom)}`
}

// The present minute would read as now.
const fullMinute = (seconds: number) => formatMoment(Math.ceil(seconds / 60) * 60)
