import { sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { dayMs } from '../../src/contract/days'
import { seriesQuerySchema } from '../../src/contract/seriesQuery'
import { stepsUntil, type Span } from '../../src/contract/steps'
import type { ServerContext } from '../context'
import type { Database } from '../db/database'
import { campaigns, users } from '../db/schema'
import { route } from '../http/route'
import { isoOf } from '../isoOf'
import { approvedAt } from './campaignStates'
import { dayOf, pointsIn } from './pointsEarned'

/** What the last days brought, step by step, and what as long a time before them brought. */
export function seriesRoutes(app: FastifyInstance, context: ServerContext) {
  const { db, clock } = context

  route(app, context, 'series', {
    query: seriesQuerySchema,
    handler: async ({ query: { days, by } }) => {
      const now = clock()
      const { before, steps } = stepsUntil(now, days, by)
      const [[past, ...rows], { points, told }] = await Promise.all([
        figuresIn(db, [before, ...steps]),
        pointsIn(db, steps),
      ])
      if (!past) throw new Error('a sum without a row')
      const each = steps.flatMap(({ starts, ends }, index) => {
        const figures = rows[index] && { ...rows[index], points: points[index] ?? null }
        return figures ? [{ from: dayOf(starts), to: dayOf(ends - dayMs), is_over: ends <= now, ...figures }] : []
      })
      return { data: { before: past, steps: each, ...(told && { points: told }) } }
    },
  })
}

/** What each span brought, as one range of an index for each figure: half the time of one scan with groups. */
export function figuresIn(db: Database, spans: readonly Span[]) {
  const moments = (end: keyof Span) => sql`${`{${spans.map((span) => isoOf(span[end])).join(',')}}`}::timestamptz[]`
  const within = (instant: SQL | typeof users.createdAt) => sql`${instant} >= starts and ${instant} < ends`
  const approved = sql`from ${campaigns} where ${campaigns.isApproved} and ${within(approvedAt)}`
  return db
    .select({
      users: sql<string>`(select count(*)::text from ${users} where ${within(users.createdAt)})`,
      submitted: sql<string>`(select count(*)::text from ${campaigns} where ${within(sql`${campaigns.createdAt}`)})`,
      approved: sql<string>`(select count(*)::text ${approved})`,
      revenue: sql`(select coalesce(sum(${campaigns.amount}), 0) ${approved})`.mapWith(campaigns.amount),
    })
    .from(sql`unnest(${moments('starts')}, ${moments('ends')}) with ordinality as span(starts, ends, nth)`)
    .orderBy(sql`nth`)
}
