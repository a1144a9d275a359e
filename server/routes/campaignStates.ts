import { dayMs } from '../../src/contract/days'
import { and, lte, not, sql } from 'drizzle-orm'
import { expiringDays } from '../../src/contract/paging'
import { approvalOf, runTimeOf } from '../db/columns'
import { campaigns } from '../db/schema'
import { isoOf } from '../isoOf'

const { isActive, isApproved, expiresAt } = campaigns

/** How long a campaign runs from its approval on. */
export const runTime = runTimeOf(campaigns.duration)

/** When a campaign was approved; null where nobody knows. */
export const approvedAt = approvalOf(expiresAt, campaigns.duration)

/**
 * The states of campaigns at a moment (milliseconds since 1970), as conditions. `expired` decides whether a campaign may
 * change; `status` is what the row shows: Active also for an active one that has expired.
 */
export function campaignStates(now: number) {
  const endsBy = (moment: number) => sql<boolean>`coalesce(${lte(expiresAt, isoOf(moment))}, false)`
  const expired = sql<boolean>`(${campaigns.isExpired} or ${endsBy(now)})`
  return {
    expired,
    status: {
      waiting: not(sql`(${isActive} or ${isApproved} or ${expired})`),
      active: isActive,
      inactive: and(isApproved, not(isActive), not(expired)),
      expired: and(expired, not(isActive)),
      expiring: and(isActive, not(expired), endsBy(now + expiringDays * dayMs)),
    },
  }
}
