import { count, eq, sql } from 'drizzle-orm'
import type { PointsStats } from '../../src/contract/entities'
import type { Database } from '../db/database'
import { users } from '../db/schema'
import { settingValue } from './settings'

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
  const [edge] = await db
    .select({
      points: sql<string>`floor(coalesce(greatest(${nearlyAll}, ${settingValue('minimum_points')}), 0))::text`,
    })
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
