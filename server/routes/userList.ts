import { not, or, sql, type SQL } from 'drizzle-orm'
import { pageSize } from '../../src/contract/paging'
import type { Database } from '../db/database'
import { userCounts, users } from '../db/schema'
import { holds, keptBy, sumOf, type Counted, type Filters, type Known, type Listing, type OfferedQuery } from './list'
import { pageOf, pageStatement, readPage, type Page } from './listPage'
import { rememberTotals, totalSince, userState, type CountedTotal } from './userTotals'

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

type UserQuery = Filters & Pick<OfferedQuery, 'sort'>

/** The users that a list query keeps. What begins like a wallet address is looked for there too. */
export function countedUsers({ search = '', ...query }: UserQuery): Counted {
  const known = isPlain({ search, ...query }) ? knownUsers : undefined
  const kept = /^0x[\da-f]*$/i.test(search)
    ? keptBy(query, userListing, or(holds(users.emailKey, search), holds(users.addressKey, search)))
    : keptBy({ search, ...query }, userListing)
  return { table: users, kept, status: userListing.status, known }
}

/** What is kept by nothing but a status: the database keeps the totals of these, and so knows them without counting. */
const isPlain = ({ search, created_from, id }: UserQuery) => !search && created_from === undefined && id === undefined

const { active, inactive } = userCounts
const knownUsers: Known = { table: userCounts, total: sql`${active} + ${inactive}`, status: { active, inactive } }

/** The users on a page: those that a query keeps, or `others` instead; `counted` is the total of the same search before. */
function shownUsers(query: UserQuery, others?: SQL, counted?: CountedTotal) {
  const { table, kept, known } = countedUsers(query)
  const shown = { table, columns: userColumns, listing: userListing }
  if (others) return { ...shown, kept: others }
  if (!known) return { ...shown, kept, state: userState, total: counted && totalSince(counted, kept) }
  const part = query.status === undefined ? known.total : known.status[query.status]
  return { ...shown, kept, total: sql`(select ${sumOf(part)} from ${known.table})` }
}

/** The statement that reads a page of the users that a query keeps. */
export const usersPage = (db: Database, query: UserQuery, page: Omit<Page, 'sort'>, counted?: CountedTotal) =>
  pageStatement(db, shownUsers(query, undefined, counted), { ...page, sort: query.sort })

/** Reads the page of users that a list query asks for, with the total; `others` are kept instead of those of the query. */
export function userPages(db: Database) {
  // There are few statements without a text, a moment or a size of their own, so each is built and prepared once.
  const prepared = new Map<string, ReturnType<ReturnType<typeof usersPage>['prepare']>>()

  function plainPage({ status, sort }: UserQuery) {
    const name = `users ${status ?? 'all'} ${sort ?? 'newest'}`
    const start = sql`${sql.placeholder('start')}::bigint`
    const page = prepared.get(name) ?? usersPage(db, { status, sort }, { start, count: pageSize }).prepare(name)
    prepared.set(name, page)
    return page
  }

  const searches = rememberTotals()
  async function searched({ start, end, sort, ...search }: OfferedQuery) {
    const key = JSON.stringify(search)
    const page = await readPage(db, shownUsers(search, undefined, searches.of(key)), { start, end, sort })
    searches.keep(key, page)
    return page
  }

  return async (query: OfferedQuery, others?: SQL) => {
    if (others) return readPage(db, shownUsers(query, others), query)
    if (!isPlain(query)) return searched(query)
    const { start, end = start + pageSize - 1 } = query
    return end - start + 1 === pageSize
      ? pageOf(await plainPage(query).execute({ start }))
      : readPage(db, shownUsers(query), query)
  }
}
