import { eq, gte, or, sql } from 'drizzle-orm'
import { dayMs } from '../../src/contract/days'
import type { Span } from '../../src/contract/steps'
import type { Database } from '../db/database'
import { pointsEarned } from '../db/schema'
import { isoOf } from '../isoOf'

export const dayOf = (moment: number) => isoOf(moment).slice(0, 10)

/**
 * The points earned in each of the steps up to today, null where a step is not wholly recorded, and by themselves those of today.
 * They are kept by whole days, so that what the finished days brought is compared: `before` is of as many days before the first.
 * `told` is undefined where nothing is recorded.
 */
export async function pointsIn(db: Database, steps: readonly Span[]) {
  const [first, last] = [steps[0]?.starts ?? 0, steps.at(-1)?.ends ?? 0]
  const today = last - dayMs
  const before = { starts: first - (today - first), ends: first }
  const days = await recordedFrom(db, dayOf(before.starts))
  const since = days[0]?.day
  const earned = new Map(days.map(({ day, points }) => [day, BigInt(points)]))
  const pointsOf = ({ starts, ends }: Span) => {
    if (since === undefined || dayOf(starts) < since) return null
    let sum = 0n
    for (let day = starts; day < ends; day += dayMs) sum += earned.get(dayOf(day)) ?? 0n
    return String(sum)
  }
  return {
    points: steps.map(pointsOf),
    told:
      since === undefined
        ? undefined
        : { since, today: pointsOf({ starts: today, ends: last }), before: pointsOf(before) },
  }
}

/** The days from one on with their points, and before them the first that is recorded. */
function recordedFrom(db: Database, from: string) {
  const { day, points } = pointsEarned
  return db
    .select({ day, points: sql<string>`trunc(sum(${points}))::text` })
    .from(pointsEarned)
    .where(or(gte(day, from), eq(day, sql`(select min(${day}) from ${pointsEarned})`)))
    .groupBy(day)
    .orderBy(day)
}
