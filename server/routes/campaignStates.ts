import { dayMs } from '../../src/contract/days'
import { and, lte, not, sql } from 'drizzle-orm'
import { expiringDays } from '../../src/contract/paging'
import { campaigns } from '../db/schema'

const { isActive, isApproved, expiresAt } = campaigns

/** Maximum of days from an approval to the last day; ISO dates from the year 10000 on have another form. */
const maxRunDays = 36_500

/** How long a campaign runs from its approval on. */
export const runTime = sql`least(${campaigns.duration}, ${maxRunDays}::integer) * interval '24 hours'`

/** When a campaign was approved, which sets its last day; null where it has none. */
export const approvedAt = sql`(${expiresAt} - ${runTime})`

/**
 * The states of campaigns at a moment (milliseconds since 1970), as conditions: `expired` for whoever wants to change one,
 * and the status that its row shows, which says Active also of an active one that has expired.
 */
export function campaignStates(now: number) {
  const endsBy = (moment: number) => sql<boolean>`coalesce(${lte(expiresAt, new Date(moment).toISOString())}, false)`
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
