import { and, count, eq, gte, isNotNull, sql, sum, type SQLWrapper } from 'drizzle-orm'
import { dayMs } from '../../src/contract/days'
import type { DayStats, PointsStats } from '../../src/contract/entities'
import type { Database } from '../db/database'
import { campaigns, settings, users } from '../db/schema'
import { approvedAt } from './campaignStates'

/** The days that are told, today included. */
const dayCount = 60

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
const dayIn = (instant: SQLWrapper) => sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD')`

/** What each of the last days (UTC) brought, the oldest first; today's are those so far. */
export async function daysUntil(db: Database, now: number): Promise<DayStats[]> {
  const days = Array.from({ length: dayCount }, (_, index) => dayOf(now - (dayCount - 1 - index) * dayMs))
  const from = `${days[0] ?? ''}T00:00:00.000Z`
  const newUsers = await db
    .select({ day: dayIn(users.createdAt), users: count() })
    .from(users)
    .where(gte(users.createdAt, from))
    .groupBy(sql`1`)
  const approvals = await db
    .select({ day: dayIn(approvedAt), approvals: count(), revenue: sum(campaigns.amount).mapWith(campaigns.amount) })
    .from(campaigns)
    .where(
      and(eq(campaigns.isApproved, true), isNotNull(campaigns.expiresAt), sql`${approvedAt} >= ${from}::timestamptz`),
    )
    .groupBy(sql`1`)
  return days.map((day) => {
    const paid = approvals.find((row) => row.day === day)
    return {
      day,
      users: String(newUsers.find((row) => row.day === day)?.users ?? 0),
      approvals: String(paid?.approvals ?? 0),
      revenue: paid?.revenue ?? '0',
    }
  })
}

/** The parts that the points of nearly all users are divided into, roughly. */
const partCount = 24

/** The smallest of 1, 2, 5, 10, 20, 50, 100 … that is `least` or more. */
function roundStep(least: bigint): bigint {
  const power = 10n ** BigInt(String(least).length - 1)
  return [1n, 2n, 5n].map((size) => size * power).find((step) => step >= least) ?? 10n * power
}

/**
 * How many active users have how many points, in equal parts up to what all but the richest twentieth have or up to the
 * minimum, whichever is more; the last part is everybody above.
 */
export async function pointsSpread(db: Database): Promise<PointsStats[]> {
  const nearlyAll = sql`percentile_disc(0.95) within group (order by ${users.spunkyPoints})`
  const minimum = sql`(select ${settings.value} from ${settings} where ${settings.key} = 'minimum_points')`
  const [edge] = await db
    .select({ points: sql<string>`floor(coalesce(greatest(${nearlyAll}, ${minimum}), 0))::text` })
    .from(users)
    .where(eq(users.isActive, true))
  const top = BigInt(edge?.points ?? 0)
  const step = roundStep(top / BigInt(partCount) + 1n)
  const last = Number(top / step)
  const part = sql<number>`least(div(${users.spunkyPoints}, ${String(step)}::numeric), ${last}::integer)`.mapWith(
    Number,
  )
  const rows = await db
    .select({ part, users: count() })
    .from(users)
    .where(eq(users.isActive, true))
    .groupBy(sql`1`)
  return Array.from({ length: last + 1 }, (_, index) => ({
    from: String(BigInt(index) * step),
    users: String(rows.find((row) => row.part === index)?.users ?? 0),
  }))
}
