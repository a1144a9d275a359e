import type { Schedule } from '../../api/chainApi'
import { formatMoment } from '../../shared/dates'
import type { Release, VestingTimes } from './vestingCurve'

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
      return 'There is nothing to release: this address has no vesting.'
    case 'paidOut':
      return 'There is nothing to release: everything has been paid.'
    case 'later':
      return `There is nothing to release until ${formatMoment(release.opensAt)}.`
  }
}
