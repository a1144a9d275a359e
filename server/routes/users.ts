import { and, desc, eq, not, sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { listQuerySchema, type ListQuery } from '../../src/api/contract/paging'
import type { ServerContext } from '../context'
import { settings, users } from '../db/schema'
import { route, rowIdOf } from '../http/route'
import { HttpError, notFound } from '../httpError'
import { inWindow, keptBy, newestFirst } from './list'

const columns = {
  id: users.id,
  email: users.email,
  public_address: users.publicAddress,
  created_at: users.createdAt,
  spunky_points: users.spunkyPoints,
  is_active: users.isActive,
}

/** Active users whose points reach the setting `minimum_points`. */
const reachedMinimum = and(
  users.isActive,
  sql`${users.spunkyPoints} >= (select ${settings.value} from ${settings} where ${settings.key} = 'minimum_points')`,
)

const richestFirst = [desc(users.spunkyPoints), desc(users.id)]

export function userRoutes(app: FastifyInstance, context: ServerContext) {
  const { db } = context

  async function page(query: ListQuery, order: SQL[], only?: SQL) {
    const kept = keptBy(query, { search: users.email, createdAt: users.createdAt }, only)
    const rows = await inWindow(db.select(columns).from(users).where(kept).$dynamic(), query, order)
    return { data: rows.map((row) => ({ ...row, id: String(row.id) })), total: await db.$count(users, kept) }
  }

  route(app, context, 'users', { query: listQuerySchema, handler: ({ query }) => page(query, newestFirst(users)) })

  route(app, context, 'minPointsUsers', {
    query: listQuerySchema,
    handler: ({ query }) => page(query, richestFirst, reachedMinimum),
  })

  route(app, context, 'setCanRedeem', {
    handler: async () => {
      await db.transaction(async (tx) => {
        if ((await tx.$count(users, reachedMinimum)) === 0) throw new HttpError(409, 'No User reach Minimum Point.')
        await tx
          .update(users)
          .set({ canRedeem: true })
          .where(and(reachedMinimum, not(users.canRedeem)))
      })
      return { message: 'Redeemable Users Set' }
    },
  })

  route(app, context, 'toggleUser', {
    handler: async ({ request }) => {
      const [changed] = await db
        .update(users)
        .set({ isActive: not(users.isActive) })
        .where(eq(users.id, rowIdOf(request, 'user')))
        .returning({ isActive: users.isActive })
      if (!changed) throw notFound('user')
      return { message: changed.isActive ? 'User activated' : 'User deactivated' }
    },
  })
}
