import { and, desc, eq, gte, not, sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { listOffers, listQueryOf, minPointsQuerySchema, type ListQuery } from '../../src/api/contract/paging'
import type { ServerContext } from '../context'
import { settings, users } from '../db/schema'
import { change } from '../http/change'
import { route, rowIdOf } from '../http/route'
import { HttpError, notFound } from '../httpError'
import { toggled } from './toggled'
import { inWindow, keptBy, orderOf, type Listing } from './list'

const columns = {
  id: users.id,
  email: users.email,
  public_address: users.publicAddress,
  created_at: users.createdAt,
  spunky_points: users.spunkyPoints,
  is_active: users.isActive,
}

const listing = {
  search: users.email,
  createdAt: users.createdAt,
  id: users.id,
  sort: { email: users.email, created_at: users.createdAt, spunky_points: users.spunkyPoints },
  status: { active: users.isActive, inactive: not(users.isActive) },
} satisfies Listing<'users'>

const setMinimum = sql`(select ${settings.value} from ${settings} where ${settings.key} = 'minimum_points')`

/** Active users whose points reach the setting `minimum_points`, or another `minimum`. */
const reached = (minimum: string | SQL = setMinimum) => and(users.isActive, gte(users.spunkyPoints, minimum))

const richestFirst = [desc(users.spunkyPoints), desc(users.id)]

export function userRoutes(app: FastifyInstance, context: ServerContext) {
  const { db } = context

  async function page(query: ListQuery, order: SQL[], only?: SQL) {
    const kept = keptBy(query, listing, only)
    const rows = await inWindow(db.select(columns).from(users).where(kept).$dynamic(), query, order)
    return { data: rows.map((row) => ({ ...row, id: String(row.id) })), total: await db.$count(users, kept) }
  }

  route(app, context, 'users', {
    query: listQueryOf(listOffers.users),
    handler: ({ query }) => page(query, orderOf(query, listing)),
  })

  route(app, context, 'minPointsUsers', {
    query: minPointsQuerySchema,
    handler: ({ query }) => page(query, richestFirst, reached(query.minimum)),
  })

  change(app, context, 'setCanRedeem', {
    make: async ({ tx }) => {
      if ((await tx.$count(users, reached())) === 0) throw new HttpError(409, 'No User reach Minimum Point.')
      const set = await tx
        .update(users)
        .set({ canRedeem: true })
        .where(and(reached(), not(users.canRedeem)))
        .returning({ id: users.id })
      return { answer: { message: 'Redeemable Users Set' }, target: 'users', after: { can_redeem: set.length } }
    },
  })

  change(app, context, 'toggleUser', {
    make: async ({ tx, request }) => {
      const id = rowIdOf(request, 'user')
      const [changed] = await tx
        .update(users)
        .set({ isActive: not(users.isActive) })
        .where(eq(users.id, id))
        .returning({ isActive: users.isActive, email: users.email })
      if (!changed) throw notFound('user')
      return {
        answer: { message: changed.isActive ? 'User activated' : 'User deactivated' },
        target: `user ${id} ${changed.email}`,
        ...toggled(changed),
      }
    },
  })
}
