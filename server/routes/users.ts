import { and, eq, gte, not, sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { listQueryOf, minPointsQuerySchema } from '../../src/contract/listQuery'
import { nameInMessage } from '../../src/contract/nameInMessage'
import { listOffers } from '../../src/contract/paging'
import type { ServerContext } from '../context'
import { settings, users } from '../db/schema'
import { change } from '../http/change'
import { route, rowIdOf } from '../http/route'
import { HttpError, notFound } from '../httpError'
import { doneTo, toggled } from './toggled'
import { appliedOf, keptBy, withTextIds, type OfferedQuery } from './list'
import { userListing } from './userList'
import { userPages } from './userPages'

const setMinimum = sql`(select ${settings.value} from ${settings} where ${settings.key} = 'minimum_points')`

/** Active users whose points reach the setting `minimum_points`, or another `minimum`. */
const reached = (minimum: string | SQL = setMinimum) => and(users.isActive, gte(users.spunkyPoints, minimum))

export function userRoutes(app: FastifyInstance, context: ServerContext) {
  const readPage = userPages(context.db)

  async function answer(query: OfferedQuery, kept?: SQL) {
    const { rows, total } = await readPage(query, kept)
    return { data: withTextIds(rows), total, applied: appliedOf(query) }
  }

  route(app, context, 'users', {
    query: listQueryOf(listOffers.users),
    handler: ({ query }) => answer(query),
  })

  route(app, context, 'minPointsUsers', {
    query: minPointsQuerySchema,
    handler: async ({ query: { minimum, ...query } }) => ({
      ...(await answer({ ...query, sort: '-spunky_points' }, keptBy(query, userListing, reached(minimum)))),
      applied: appliedOf({ ...query, minimum }),
    }),
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
        answer: { message: `${nameInMessage(changed.email || `User ${id}`)} ${doneTo(changed)}` },
        target: `user ${id} ${changed.email}`,
        ...toggled(changed),
      }
    },
  })
}
