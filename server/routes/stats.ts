import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { statsQuerySchema } from '../../src/contract/statsQuery'
import type { ServerContext } from '../context'
import { assets, campaigns, users } from '../db/schema'
import { route } from '../http/route'
import { campaignStates } from './campaignStates'
import { pointsSpread } from './statsDetail'

export function statsRoutes(app: FastifyInstance, context: ServerContext) {
  const { db, clock } = context

  route(app, context, 'generalStats', {
    query: statsQuerySchema,
    handler: async ({ query: { detail } }) => {
      const revenue = sql`coalesce(sum(${campaigns.amount}), 0)`.mapWith(campaigns.amount)
      const points = sql`coalesce(sum(${users.spunkyPoints}), 0)`.mapWith(users.spunkyPoints)
      const [paid] = await db.select({ revenue }).from(campaigns).where(eq(campaigns.isApproved, true))
      const [earned] = await db.select({ points, count: sql`count(*)`.mapWith(String) }).from(users)
      if (!paid || !earned) throw new Error('a sum without a row')
      return {
        revenue: paid.revenue,
        total_users: earned.count,
        point_earned: earned.points,
        ...(detail === 'points' && { points: await pointsSpread(db) }),
      }
    },
  })

  route(app, context, 'campaignStats', {
    handler: async () => {
      const { inactive } = campaignStates(clock()).status
      const [counts] = await db
        .select({
          total_campaigns: sql`count(*)`.mapWith(String),
          approve_campaigns: sql`count(*) filter (where ${campaigns.isApproved})`.mapWith(String),
          inative_campaigns: sql`count(*) filter (where ${inactive})`.mapWith(String),
        })
        .from(campaigns)
      if (!counts) throw new Error('a count without a row')
      return { 'campaign-stats': counts }
    },
  })

  route(app, context, 'assetStats', {
    handler: async () => ({ total_tracked_assets: String(await db.$count(assets)) }),
  })
}
