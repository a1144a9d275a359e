import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { listQuerySchema } from '../../src/api/contract/paging'
import type { ServerContext } from '../context'
import { assets } from '../db/schema'
import { route } from '../http/route'
import { inWindow, keptBy, newestFirst } from './list'

const columns = {
  id: assets.id,
  network: assets.network,
  contract_address: sql<string>`coalesce(${assets.contractAddress}, '')`,
  public_address: assets.publicAddress,
  status: assets.status,
  created_at: assets.createdAt,
}

export function assetRoutes(app: FastifyInstance, context: ServerContext) {
  const { db } = context

  route(app, context, 'assets', {
    query: listQuerySchema,
    handler: async ({ query }) => {
      const kept = keptBy(query, { search: assets.publicAddress, createdAt: assets.createdAt })
      const rows = await inWindow(db.select(columns).from(assets).where(kept).$dynamic(), query, newestFirst(assets))
      return {
        data: { assets: rows.map((row) => ({ ...row, id: String(row.id) })) },
        total: await db.$count(assets, kept),
      }
    },
  })
}
