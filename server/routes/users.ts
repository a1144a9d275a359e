import { and, eq, gt, gte, lte, not, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { listQueryOf, minPointsQuerySchema } from '../../src/contract/listQuery'
import { nameInMessage } from '../../src/contract/nameInMessage'
import { listOffers } from '../../src/contract/paging'
import type { ServerContext } from '../context'
import type { Database } from '../db/database'
import { users } from '../db/schema'
import { valueOf } from '../db/valueOf'
import { change } from '../http/change'
import { route, rowIdOf } from '../http/route'
import { HttpError, notFound } from '../httpError'
import { toggled } from './toggled'
import { appliedOf, conditionOf, withTextIds } from './list'
import { readPage } from './listPage'
import { settingValue } from './settings'
import { userColumns, userListing } from './userList'
import { userPages } from './userPages'

/** Active users whose points reach the setting `minimum_points`, or another `minimum`. */
const reached = (minimum: string | SQL = settingValue('minimum_points')) =>
  and(users.isActive, gte(users.spunkyPoints, minimum))

/** Users per statement, because a statement is limited in time: 100,000 take seconds. */
const atOnce = 10_000

/** Returns how many users may redeem now who could not before. Throws HttpError 409 if nobody has reached the minimum. */
async function letRedeem(tx: Database, hasReached: SQL | undefined): Promise<number> {
  if ((await tx.$count(users, hasReached)) === 0) throw new HttpError(409, 'No User reach Minimum Point.')
  const cannotYet = and(hasReached, not(users.canRedeem))
  let [count, last] = [0, 0]
  for (;;) {
    const rest = and(gt(users.id, last), cannotYet)
    const slice = await tx.select({ id: users.id }).from(users).where(rest).orderBy(users.id).limit(atOnce)
    const upTo = slice.at(-1)?.id
    if (upTo === undefined) return count
    // Somebody else may have changed some of them, or all, since they were read.
    const set = await tx
      .update(users)
      .set({ canRedeem: true })
      .where(and(rest, lte(users.id, upTo)))
      .returning({ id: users.id })
    count += set.length
    last = upTo
  }
}

export function userRoutes(app: FastifyInstance, context: ServerContext) {
  const { db } = context
  const readUsers = userPages(db)

  route(app, context, 'users', {
    query: listQueryOf(listOffers.users),
    handler: async ({ query }) => {
      const { rows, total } = await readUsers(query)
      return { data: withTextIds(rows), total, applied: appliedOf(query) }
    },
  })

  route(app, context, 'minPointsUsers', {
    query: minPointsQuerySchema,
    handler: async ({ query }) => {
      const where = conditionOf(query, userListing, reached(query.minimum))
      const shown = { table: users, columns: userColumns, listing: userListing, where }
      const { rows, total } = await readPage(db, shown, { ...query, sort: '-spunky_points' })
      return { data: withTextIds(rows), total, applied: appliedOf(query) }
    },
  })

  change(app, context, 'setCanRedeem', {
    make: async ({ tx }) => {
      // Once, because it may be changed between two slices of users.
      const minimum = await valueOf(tx, settingValue('minimum_points'))
      const count = await letRedeem(tx, reached(minimum ?? undefined))
      return { answer: { message: 'Redeemable Users Set' }, target: 'users', after: { can_redeem: count } }
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
      const { email } = changed
      return toggled({ ...changed, name: nameInMessage(email || `User ${id}`), target: `user ${id} ${email}` })
    },
  })
}
