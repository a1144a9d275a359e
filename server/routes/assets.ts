import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { listQueryOf } from '../../src/contract/listQuery'
import { listOffers } from '../../src/contract/paging'
import type { ServerContext } from '../context'
import { caseless } from '../db/columns'
import { assets } from '../db/schema'
import { route } from '../http/route'
import { appliedOf, countedIn, withTextIds, type Listing, type OfferedQuery } from './list'
import { readPage } from './listPage'

export const assetColumns = {
  id: assets.id,
  network: assets.network,
  contract_address: sql<string>`coalesce(${assets.contractAddress}, '')`,
  public_address: assets.publicAddress,
  status: assets.status,
  created_at: assets.createdAt,
}

const listing = {
  search: caseless(assets.publicAddress),
  createdAt: assets.createdAt,
  id: assets.id,
  sort: { network: assets.network, status: assets.status, created_at: assets.createdAt },
  status: { tracking: eq(assets.status, 'tracking'), completed: eq(assets.status, 'completed') },
} satisfies Listing<'assets'>

/** The tracked assets that a list query keeps. */
export const countedAssets = (query: OfferedQuery) => countedIn(assets, listing, query)

export function assetRoutes(app: FastifyInstance, context: ServerContext) {
  const { db } = context

  route(app, context, 'assets', {
    query: listQueryOf(listOffers.assets),
    handler: async ({ query }) => {
      const shown = { ...countedAssets(query), columns: assetColumns, listing }
      const { rows, total } = await readPage(db, shown, query)
      const data = { assets: withTextIds(rows) }
      return { data, total, applied: appliedOf(query) }
    },
  })
}
