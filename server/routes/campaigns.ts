import { and, eq, not } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { listQuerySchema } from '../../src/api/contract/paging'
import type { ServerContext } from '../context'
import { campaigns } from '../db/schema'
import { route, rowIdOf } from '../http/route'
import { HttpError, notFound } from '../httpError'
import { inWindow, keptBy, newestFirst } from './list'

const columns = {
  id: campaigns.id,
  title: campaigns.title,
  description: campaigns.description,
  website_url: campaigns.websiteUrl,
  media_url: campaigns.mediaUrl,
  duration: campaigns.duration,
  amount: campaigns.amount,
  is_active: campaigns.isActive,
  is_approved: campaigns.isApproved,
  is_expired: campaigns.isExpired,
}

export function campaignRoutes(app: FastifyInstance, context: ServerContext) {
  const { db } = context

  route(app, context, 'campaigns', {
    query: listQuerySchema,
    handler: async ({ query }) => {
      const kept = keptBy(query, { search: campaigns.title, createdAt: campaigns.createdAt })
      const rows = await inWindow(
        db.select(columns).from(campaigns).where(kept).$dynamic(),
        query,
        newestFirst(campaigns),
      )
      const campaign_ads = rows.map((row) => ({ ...row, id: String(row.id), duration: String(row.duration) }))
      return { data: { campaign_ads }, total: await db.$count(campaigns, kept) }
    },
  })

  route(app, context, 'toggleCampaign', {
    handler: async ({ request }) => {
      const id = rowIdOf(request, 'campaign')
      // The condition stands in the write itself: of two moderators at once, the second acts on what the first left.
      const [changed] = await db
        .update(campaigns)
        .set({ isActive: not(campaigns.isActive) })
        .where(and(eq(campaigns.id, id), campaigns.isApproved, not(campaigns.isExpired)))
        .returning({ isActive: campaigns.isActive })
      if (!changed) throw await refusal(id)
      return { message: changed.isActive ? 'Campaign activated' : 'Campaign deactivated' }
    },
  })

  route(app, context, 'approveCampaign', {
    handler: async ({ request }) => {
      const id = rowIdOf(request, 'campaign')
      const approved = await db
        .update(campaigns)
        .set({ isApproved: true, isActive: true })
        .where(and(eq(campaigns.id, id), not(campaigns.isApproved), not(campaigns.isExpired)))
        .returning({ id: campaigns.id })
      if (approved.length === 0) throw await refusal(id)
      return { message: 'Campaign approved' }
    },
  })

  /** Why a campaign could not be changed. */
  async function refusal(id: number): Promise<HttpError> {
    const [campaign] = await db.select(columns).from(campaigns).where(eq(campaigns.id, id))
    if (!campaign) return notFound('campaign')
    if (campaign.is_expired) return new HttpError(409, 'This campaign has expired')
    return new HttpError(
      409,
      campaign.is_approved ? 'This campaign is already approved' : 'This campaign is not approved yet',
    )
  }
}
