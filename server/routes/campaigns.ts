import { and, eq, ne, not, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { listQueryOf } from '../../src/contract/listQuery'
import { nameInMessage } from '../../src/contract/nameInMessage'
import { listOffers } from '../../src/contract/paging'
import type { ServerContext } from '../context'
import type { Database } from '../db/database'
import { caseless, hostOf } from '../db/columns'
import { campaigns } from '../db/schema'
import { change } from '../http/change'
import { route, rowIdOf } from '../http/route'
import { HttpError, notFound } from '../httpError'
import { isoOf } from '../isoOf'
import type { MediaLinks } from '../media/mediaLinks'
import { campaignStates, runTime } from './campaignStates'
import { toggled } from './toggled'
import { appliedOf, countedIn, type Listing, type OfferedQuery } from './list'
import { readPage } from './listPage'

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
  created_at: campaigns.createdAt,
  expires_at: campaigns.expiresAt,
  thumbnail: campaigns.thumbnail,
}

const listing = {
  search: caseless(campaigns.title),
  createdAt: campaigns.createdAt,
  id: campaigns.id,
  sort: {
    title: campaigns.title,
    duration: campaigns.duration,
    amount: campaigns.amount,
    expires_at: campaigns.expiresAt,
  },
}

const columnsAt = (now: number) => ({ ...columns, is_expired: campaignStates(now).expired })

/** The campaigns as a list at a moment (milliseconds since 1970). */
const listingAt = (now: number) => ({ ...listing, status: campaignStates(now).status }) satisfies Listing<'campaigns'>

/** The campaigns that a list query keeps at a moment (milliseconds since 1970). */
export const countedCampaigns = (query: OfferedQuery, now: number) => countedIn(campaigns, listingAt(now), query)

type Row = Pick<typeof campaigns.$inferSelect, 'id' | 'duration' | 'thumbnail'> & { expires_at: string | null }

const nameOf = (id: number, title: string) => nameInMessage(title || `Campaign ${id}`)

export function campaignRoutes(app: FastifyInstance, context: ServerContext, links: MediaLinks) {
  const { db, clock } = context
  const onWire = <Selected extends Row>({ id, duration, expires_at, thumbnail, ...row }: Selected) => ({
    ...row,
    id: String(id),
    duration: String(duration),
    expires_at: expires_at ?? '',
    thumbnail: links.toThumbnail(thumbnail),
  })

  route(app, context, 'campaigns', {
    query: listQueryOf(listOffers.campaigns),
    handler: async ({ query }) => {
      const now = clock()
      const { rows, total } = await readPage(
        db,
        { ...countedCampaigns(query, now), columns: columnsAt(now), listing },
        query,
      )
      return { data: { campaign_ads: rows.map(onWire) }, total, applied: appliedOf(query) }
    },
  })

  route(app, context, 'relatedCampaigns', {
    handler: async ({ request }) => {
      const id = rowIdOf(request, 'campaign')
      const host = hostOf(campaigns.websiteUrl)
      const [campaign] = await db
        .select({ host: sql<string | null>`${host}` })
        .from(campaigns)
        .where(eq(campaigns.id, id))
      // Not 404, by which the console knows a server without this call.
      if (!campaign?.host) return { data: { campaign_ads: [] }, total: 0, applied: [] }
      const where = and(eq(host, campaign.host), ne(campaigns.id, id))
      const { rows, total } = await readPage(db, { table: campaigns, columns: columnsAt(clock()), listing, where })
      return { data: { campaign_ads: rows.map(onWire) }, total, applied: [] }
    },
  })

  change(app, context, 'toggleCampaign', {
    make: async ({ tx, request }) => {
      const id = rowIdOf(request, 'campaign')
      // The condition is part of the update, so that the second of two moderators acts on the state that the first has left.
      const [changed] = await tx
        .update(campaigns)
        .set({ isActive: not(campaigns.isActive) })
        .where(and(eq(campaigns.id, id), campaigns.isApproved, not(campaignStates(clock()).expired)))
        .returning({ isActive: campaigns.isActive, title: campaigns.title })
      if (!changed) throw await refusal(tx, id)
      const { title } = changed
      return toggled({ ...changed, name: nameOf(id, title), target: `campaign ${id} ${title}` })
    },
  })

  change(app, context, 'approveCampaign', {
    make: async ({ tx, request }) => {
      const id = rowIdOf(request, 'campaign')
      const now = clock()
      const expiresAt = sql`${isoOf(now)}::timestamptz + ${runTime}`
      const [approved] = await tx
        .update(campaigns)
        .set({ isApproved: true, isActive: true, expiresAt })
        .where(and(eq(campaigns.id, id), not(campaigns.isApproved), not(campaignStates(now).expired)))
        .returning({ title: campaigns.title, expiresAt: campaigns.expiresAt })
      if (!approved) throw await refusal(tx, id)
      return {
        answer: { message: `${nameOf(id, approved.title)} approved` },
        target: `campaign ${id} ${approved.title}`,
        before: { is_approved: false },
        after: { is_approved: true, is_active: true, expires_at: approved.expiresAt },
      }
    },
  })

  /** Why a campaign could not be changed. */
  async function refusal(store: Database, id: number): Promise<HttpError> {
    const { expired } = campaignStates(clock())
    const [campaign] = await store
      .select({ is_approved: campaigns.isApproved, is_expired: expired })
      .from(campaigns)
      .where(eq(campaigns.id, id))
    if (!campaign) return notFound('campaign')
    if (campaign.is_expired) return new HttpError(409, 'This campaign has expired')
    return new HttpError(
      409,
      campaign.is_approved ? 'This campaign is already approved' : "This campaign isn't approved yet",
    )
  }
}
