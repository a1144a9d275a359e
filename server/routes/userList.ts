import { and, not, or, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../db/database'
import { userCounts, users } from '../db/schema'
import {
  conditionOf,
  holds,
  sumOf,
  type Counted,
  type Filters,
  type Known,
  type Listing,
  type OfferedQuery,
} from './list'
import { pageStatement, type Page } from './listPage'
import { totalSince, userState, type CountedTotal } from './userTotals'

export const userColumns = {
  id: users.id,
  email: users.email,
  public_address: users.publicAddress,
  created_at: users.createdAt,
  spunky_points: users.spunkyPoints,
  is_active: users.isActive,
}

export const userListing = {
  search: users.emailKey,
  createdAt: users.createdAt,
  id: users.id,
  sort: { email: sql`${users.emailKey}`, created_at: users.createdAt, spunky_points: users.spunkyPoints },
  status: { active: users.isActive, inactive: not(users.isActive) },
} satisfies Listing<'users'>

export type UserQuery = Filters & Pick<OfferedQuery, 'sort'>

/** The users that a list query keeps. What begins like a wallet address is looked for there too. */
export function countedUsers({ search = '', ...query }: UserQuery): Counted {
  const known = isPlain({ search, ...query }) ? knownUsers : undefined
  const where = /^0x[\da-f]*$/i.test(search)
    ? conditionOf(query, userListing, or(holds(users.emailKey, search), holds(users.addressKey, search)))
    : conditionOf({ search, ...query }, userListing)
  return { table: users, where, status: userListing.status, known }
}

/** What is kept by nothing but a status: the database keeps the totals of these, and so knows them without counting. */
export const isPlain = ({ search, created_from, id }: UserQuery) =>
  !search && created_from === undefined && id === undefined

const { active, inactive } = userCounts
const knownUsers: Known = {
  table: userCounts,
  total: sql`${active} + ${inactive}`,
  // Without the total of a status, the statement that reads it would be broken.
  status: { active, inactive } satisfies Record<keyof typeof userListing.status, SQLWrapper>,
}

function knownTotal({ status }: Filters) {
  const part = status === undefined ? knownUsers.total : knownUsers.status[status]
  return sql`(select ${sumOf(part)} from ${knownUsers.table})`
}

/** The users that a query keeps, as a page shows them; `counted` is the total of the same search before. */
export function shownUsers(query: UserQuery, counted?: CountedTotal) {
  const { table, where, known } = countedUsers(query)
  const total = known ? knownTotal(query) : counted && totalSince(counted, where)
  return { table, columns: userColumns, listing: userListing, where, state: userState, total }
}

/** The statement that reads a page of the users that a query keeps. */
export const usersPage = (db: Database, query: UserQuery, page: Omit<Page, 'sort'>, counted?: CountedTotal) =>
  pageStatement(db, shownUsers(query, counted), { ...page, sort: query.sort })

/** The same, newest first, without the `passed` users before the one with the id `first`: they are not walked over. */
export function usersPageFrom(db: Database, query: Filters, { first, passed, ...page }: PageFrom) {
  const shown = shownUsers(query)
  const { createdAt, id } = users
  const from = sql`(${createdAt}, ${id}) <= (select ${createdAt}, ${id} from ${users} where ${id} = ${first})`
  return pageStatement(
    db,
    { ...shown, where: and(shown.where, from), total: sql`${knownTotal(query)} - ${passed}` },
    page,
  )
}

interface PageFrom extends Omit<Page, 'sort'> {
  readonly first: SQLWrapper
  readonly passed: SQLWrapper
}
