import { and, asc, desc, eq, gte, is, like, sql, SQL, type AnyColumn, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ListQuery } from '../../src/contract/listQuery'
import type { listOffers } from '../../src/contract/paging'
import { caseless } from '../db/columns'
import { isRowId } from '../http/route'

type Offers = typeof listOffers

/** A column, or a text as `caseless` has it. */
type SortKey = AnyColumn | SQL

/** The columns and conditions behind a list's search, dates, sort keys and statuses; the latter two by their names in the API. */
export interface Listing<Name extends keyof Offers> {
  /** A text as `caseless` has it. */
  readonly search: AnyColumn | SQL
  readonly createdAt: AnyColumn
  readonly id: AnyColumn
  readonly sort: Readonly<Record<Offers[Name]['sort'][number], SortKey>>
  readonly status: Readonly<Record<Offers[Name]['status'][number], SQLWrapper | undefined>>
}

/** What a list is sorted by: newest first, unless a column of `sort` is asked for. */
export interface Order extends Pick<Listing<never>, 'id'> {
  readonly createdAt?: AnyColumn
  readonly sort?: Readonly<Record<string, SortKey>>
}

interface AnyListing extends Pick<Listing<never>, 'search' | 'createdAt' | 'id'> {
  readonly status: Readonly<Record<string, SQLWrapper | undefined>>
}

/** The rows that a list query keeps, and the conditions of the list's statuses; its route and the counts both start from this. */
export interface Counted {
  readonly table: PgTable
  readonly where: SQL | undefined
  readonly status: Readonly<Record<string, SQLWrapper | undefined>>
  /** The same totals where they need not be counted. */
  readonly known?: Known | undefined
}

/** A table whose rows add up to the totals of another one. */
export interface Known {
  readonly table: PgTable
  readonly total: SQLWrapper
  readonly status: Readonly<Record<string, SQLWrapper>>
}

export const sumOf = (part: SQLWrapper | undefined) => sql`coalesce(sum(${part}), 0)`.mapWith(Number)

export type OfferedQuery = ListQuery & { sort?: string | undefined; status?: string | undefined }

/** What a list query keeps, without its window. */
export type Filters = Partial<Omit<OfferedQuery, 'start' | 'end' | 'sort'>>

/** The query parameters that a list answer says it has applied: all but the window. */
export const appliedOf = (query: object): string[] =>
  Object.entries(query).flatMap(([name, value]) =>
    name === 'start' || name === 'end' || value === undefined ? [] : [name],
  )

/** Rows as the API has them: ids are text. */
export const withTextIds = <Row extends { id: number }>(rows: readonly Row[]) =>
  rows.map(({ id, ...row }) => ({ id: String(id), ...row }))

/** The condition of a list query: `search` as a case-insensitive part of the text, `created_from` inclusive, `status`, `id`. */
export function conditionOf(query: Filters, listing: AnyListing, more?: SQL): SQL | undefined {
  const { search, createdAt, status, id } = listing
  return and(
    query.search ? holds(search, query.search) : undefined,
    query.created_from ? gte(createdAt, new Date(query.created_from).toISOString()) : undefined,
    query.status === undefined ? undefined : status[query.status],
    query.id === undefined ? undefined : isRow(id, query.id),
    more,
  )
}

/** What a list query keeps of a table's rows. */
export const countedIn = (table: PgTable, listing: AnyListing, query: Filters, more?: SQL): Counted => ({
  table,
  where: conditionOf(query, listing, more),
  status: listing.status,
})

const isRow = (column: AnyColumn, id: string) => (isRowId(id) ? eq(column, Number(id)) : sql`false`)

/**
 * Whether a text has this part, in whatever case: a faster `ilike`: the pattern is lowered once and not for every row. The text
 * is given as `caseless` has it.
 */
export const holds = (text: AnyColumn | SQL, part: string) =>
  like(text, sql`lower(${`%${part.replace(/[\\%_]/g, '\\$&')}%`})`)

/**
 * The order a list query asks for, newest first without one: text whatever its case, what is empty last. The id decides
 * between equals, so that no row stands on two pages. `fromEnd` is the same list from its last row to its first.
 */
export function orderOf(
  query: Pick<OfferedQuery, 'sort'>,
  { sort = {}, createdAt, id }: Order,
  fromEnd = false,
): SQL[] {
  const isDown = query.sort === undefined || query.sort.startsWith('-')
  const toward = isDown === fromEnd ? asc : desc
  if (query.sort === undefined) return [...(createdAt ? [toward(createdAt)] : []), toward(id)]
  const column = sort[query.sort.replace(/^-/, '')]
  if (!column) throw new Error(`no column to sort by ${query.sort}`)
  const isKey = is(column, SQL)
  const isText = isKey || column.dataType === 'string'
  const key = toward(isText && !isKey ? caseless(column) : column)
  // Ascending order has nulls last by default. `nulls last` is added only for columns that can be null, because the index of
  // other columns would not be used with it.
  const isSaid = isDown && (isText || !column.notNull)
  return [isSaid ? sql`${key} nulls ${fromEnd ? sql`first` : sql`last`}` : key, toward(id)]
}
