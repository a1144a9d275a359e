import { and, asc, desc, gte, ilike, sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { pageSize, type listOffers, type ListQuery } from '../../src/api/contract/paging'
import { caseless } from '../db/columns'

type Offers = typeof listOffers

/** What stands in the database behind a list's search, dates, sort columns and statuses, the latter two by their names on the wire. */
export interface Listing<Name extends keyof Offers> {
  readonly search: AnyColumn | SQL
  readonly createdAt: AnyColumn
  readonly id: AnyColumn
  readonly sort: Readonly<Record<Offers[Name]['sort'][number], AnyColumn>>
  readonly status: Readonly<Record<Offers[Name]['status'][number], SQLWrapper | undefined>>
}

interface AnyListing extends Omit<Listing<never>, 'sort' | 'status'> {
  readonly sort: Readonly<Record<string, AnyColumn>>
  readonly status: Readonly<Record<string, SQLWrapper | undefined>>
}

type OfferedQuery = ListQuery & { sort?: string; status?: string }

/** The rows a list query keeps: `search` as a case-insensitive part of the text, `created_from` inclusive, `status`. */
export function keptBy(query: OfferedQuery, { search, createdAt, status }: AnyListing, more?: SQL): SQL | undefined {
  return and(
    query.search ? ilike(search, `%${query.search.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
    query.created_from ? gte(createdAt, new Date(query.created_from).toISOString()) : undefined,
    query.status === undefined ? undefined : status[query.status],
    more,
  )
}

/**
 * The order a list query asks for, newest first without one: text whatever its case, what is empty last. The id decides
 * between equals, so that no row stands on two pages.
 */
export function orderOf(query: OfferedQuery, { sort, createdAt, id }: AnyListing): SQL[] {
  if (query.sort === undefined) return [desc(createdAt), desc(id)]
  const column = sort[query.sort.replace(/^-/, '')]
  if (!column) throw new Error(`no column to sort by ${query.sort}`)
  const isText = column.dataType === 'string'
  const key = isText ? caseless(column) : column
  if (!query.sort.startsWith('-')) return [asc(key), asc(id)]
  // Said only where something can be empty: the index of a column that never is would not serve it.
  return [isText || !column.notNull ? sql`${desc(key)} nulls last` : desc(key), desc(id)]
}

/** Narrows a selection to the window of rows a list query asks for, both ends inclusive on the wire. */
export function inWindow<Select extends PgSelect>(
  select: Select,
  { start, end = start + pageSize - 1 }: ListQuery,
  order: readonly SQL[],
) {
  return select
    .orderBy(...order)
    .limit(end - start + 1)
    .offset(start)
}
