import { sql } from 'drizzle-orm'
import { dayMs } from '../../src/contract/days'
import type { Span } from '../../src/contract/steps'
import type { Database } from '../db/database'
import { pointsEarned } from '../db/schema'

export const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/**
 * The points earned in each of the steps up to today, null where a step is not wholly recorded, and by themselves those of today.
 * They are kept by whole days, so that what the finished days brought is compared: `before` is of as many days before the first.
 * `told` is undefined where nothing is recorded.
 */
export async function pointsIn(db: Database, steps: readonly Span[]) {
  const [first, last] = [steps[0]?.starts ?? 0, steps.at(-1)?.ends ?? 0]
  const today = last - dayMs
  const [all, ...each] = await pointsOf(db, [
    { starts: today, ends: last },
    { starts: first - (today - first), ends: first },
    ...steps,
  ])
  const [before, ...points] = each.map((row) => row.points)
  const told = all?.since ? { since: all.since, today: all.points, before: before ?? null } : undefined
  return { points, told }
}

/** What each span of whole days brought, null where it begins before the first day that is recorded. */
function pointsOf(db: Database, spans: readonly Span[]) {
  const days = (end: keyof Span) => sql`${`{${spans.map((span) => dayOf(span[end])).join(',')}}`}::date[]`
  const { day, points } = pointsEarned
  return db
    .select({
      since: sql<string | null>`since::text`,
      points: sql<string | null>`case when starts >= since then
        (select coalesce(sum(${points}), 0)::text from ${pointsEarned} where ${day} >= starts and ${day} < ends) end`,
    })
    .from(
      sql`unnest(${days('starts')}, ${days('ends')}) with ordinality as span(starts, ends, nth),
        (select min(${day}) as since from ${pointsEarned}) as recorded`,
    )
    .orderBy(sql`nth`)
}
