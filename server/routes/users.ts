import { and, eq, gte, inArray, not, sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { listQueryOf, minPointsQuerySchema } from '../../src/contract/listQuery'
import { nameInMessage } from '../../src/contract/nameInMessage'
import { listOffers } from '../../src/contract/paging'
import type { ServerContext } from '../context'
import type { Database } from '../db/database'
import { settings, users } from '../db/schema'
import { change } from '../http/change'
import { route, rowIdOf } from '../http/route'
import { HttpError, notFound } from '../httpError'
import { doneTo, toggled } from './toggled'
import { appliedOf, idsInWindow, keptBy, orderOf, type Counted, type Listing, type OfferedQuery } from './list'

export const userColumns = {
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

/** What begins like a wallet address is looked for there too; the index has the e-mails alone. */
const searchedBy = (text = '') =>
  /^0x[\da-f]*$/i.test(text) ? sql`concat_ws(' ', ${users.email}, ${users.publicAddress})` : users.email

/** The users that a list query keeps. */
export const countedUsers = (query: OfferedQuery): Counted => ({
  table: users,
  kept: keptBy(query, { ...listing, search: searchedBy(query.search) }),
  status: listing.status,
})

const setMinimum = sql`(select ${settings.value} from ${settings} where ${settings.key} = 'minimum_points')`

/** Active users whose points reach the setting `minimum_points`, or another `minimum`. */
const reached = (minimum: string | SQL = setMinimum) => and(users.isActive, gte(users.spunkyPoints, minimum))

/**
 * The users in the window of a list query of `total` users. The rows that are passed over are not read: an index gives the
 * ids of the page alone.
 */
export function usersInWindow(db: Database, query: OfferedQuery, total: number, kept?: SQL) {
  const ids = db.select({ id: users.id }).from(users).where(kept).$dynamic()
  return db
    .select(userColumns)
    .from(users)
    .where(inArray(users.id, idsInWindow(ids, query, listing, total)))
    .orderBy(...orderOf(query, listing))
}

export function userRoutes(app: FastifyInstance, context: ServerContext) {
  const { db } = context

  async function page(query: OfferedQuery, kept: SQL | undefined) {
    const total = await db.$count(users, kept)
    const rows = await usersInWindow(db, query, total, kept)
    return { data: rows.map((row) => ({ ...row, id: String(row.id) })), total, applied: appliedOf(query) }
  }

  route(app, context, 'users', {
    query: listQueryOf(listOffers.users),
    handler: ({ query }) => page(query, countedUsers(query).kept),
  })

  route(app, context, 'minPointsUsers', {
    query: minPointsQuerySchema,
    handler: async ({ query: { minimum, ...query } }) => {
      const answer = await page({ ...query, sort: '-spunky_points' }, keptBy(query, listing, reached(minimum)))
      return { ...answer, applied: appliedOf({ ...query, minimum }) }
    },
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
