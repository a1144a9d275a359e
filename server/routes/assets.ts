import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { listQueryOf } from '../../src/contract/listQuery'
import { listOffers } from '../../src/contract/paging'
import type { ServerContext } from '../context'
import { assets } from '../db/schema'
import { route } from '../http/route'
import { appliedOf, inWindow, keptBy, orderOf, type Counted, type Listing, type OfferedQuery } from './list'

export const assetColumns = {
  id: assets.id,
  network: assets.network,
  contract_address: sql<string>`coalesce(${assets.contractAddress}, '')`,
  public_address: assets.publicAddress,
  status: assets.status,
  created_at: assets.createdAt,
}

const listing = {
  search: assets.publicAddress,
  createdAt: assets.createdAt,
  id: assets.id,
  sort: { network: assets.network, status: assets.status, created_at: assets.createdAt },
  status: { tracking: eq(assets.status, 'tracking'), completed: eq(assets.status, 'completed') },
} satisfies Listing<'assets'>

/** The tracked assets that a list query keeps. */
export const countedAssets = (query: OfferedQuery): Counted => ({
  table: assets,
  kept: keptBy(query, listing),
  status: listing.status,
})

export function assetRoutes(app: FastifyInstance, context: ServerContext) {
  const { db } = context

  route(app, context, 'assets', {
    query: listQueryOf(listOffers.assets),
    handler: async ({ query }) => {
      const { kept } = countedAssets(query)
      const order = orderOf(query, listing)
      const rows = await inWindow(db.select(assetColumns).from(assets).where(kept).$dynamic(), query, order)
      return {
        data: { assets: rows.map((row) => ({ ...row, id: String(row.id) })) },
        total: await db.$count(assets, kept),
        applied: appliedOf(query),
      }
    },
  })
}
