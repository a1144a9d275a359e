import { sql } from 'drizzle-orm'
import { pageSize } from '../../src/contract/paging'
import type { Database } from '../db/database'
import type { Filters, OfferedQuery } from './list'
import { pageOf, readPage } from './listPage'
import { pageBeginnings, type Beginning } from './pageBeginnings'
import { rememberLast } from './rememberLast'
import { isPlain, shownUsers, usersPage, usersPageFrom, type UserQuery } from './userList'
import type { CountedTotal } from './userTotals'

/** Pages with fewer rows than these before or after them are read from that end of the list: so near, it is faster. */
const far = 1_000

type Statement = ReturnType<ReturnType<typeof usersPage>['prepare']>

/** Reads the page of users that a list query asks for, with the total. */
export function userPages(db: Database) {
  // There are few statements without a text, a moment or a size of their own, so each is built and prepared once.
  const prepared = new Map<string, Statement>()
  function statementOf(name: string, build: () => ReturnType<typeof usersPage>) {
    const known = prepared.get(name) ?? build().prepare(name)
    prepared.set(name, known)
    return known
  }
  const window = { start: sql`${sql.placeholder('start')}::bigint`, count: pageSize }

  async function plain({ status, sort }: UserQuery, start: number) {
    const name = `users ${status ?? 'all'} ${sort ?? 'newest'}`
    const build = () => usersPage(db, { status, sort }, window)
    return pageOf(await statementOf(name, build).execute({ start }))
  }

  const beginnings = new Map<string, ReturnType<typeof pageBeginnings>>()
  async function newest({ status }: UserQuery, start: number) {
    const name = `users ${status ?? 'all'} from`
    const begun = beginnings.get(name) ?? pageBeginnings()
    beginnings.set(name, begun)
    const known = begun.before(start)
    const page = (known && (await onward(name, { status }, start, known))) ?? (await plain({ status }, start))
    const [first] = page.rows
    const { state } = page
    if (first && state !== null && page.total - start >= far) begun.keep({ first: first.id, passed: start, state })
    return page
  }

  /** The same page from a known user on; undefined if users have changed since, which the statement itself finds out. */
  async function onward(name: string, query: Filters, start: number, { first, passed, state }: Beginning) {
    const [user, before] = [sql`${sql.placeholder('first')}::bigint`, sql`${sql.placeholder('passed')}::bigint`]
    const build = () => usersPageFrom(db, query, { ...window, first: user, passed: before })
    const page = pageOf(await statementOf(name, build).execute({ start: start - passed, first, passed }))
    return page.state === state ? { ...page, total: page.total + passed } : undefined
  }

  const searches = rememberLast<string, CountedTotal>()
  async function searched({ start, end, sort, ...search }: OfferedQuery) {
    const key = JSON.stringify(search)
    const page = await readPage(db, shownUsers(search, searches.of(key)), { start, end, sort })
    searches.keep(key, { total: page.total, state: page.state })
    return page
  }

  return async (query: OfferedQuery) => {
    if (!isPlain(query)) return searched(query)
    const { start, end = start + pageSize - 1, sort } = query
    if (end - start + 1 !== pageSize) return readPage(db, shownUsers(query), query)
    return sort === undefined && start >= far ? newest(query, start) : plain(query, start)
  }
}
