import { and, gte, ilike, type AnyColumn, type SQL } from 'drizzle-orm'
import type { ListQuery } from '../../src/api/contract/paging'

/** The rows of a page when a query does not say. */
const pageRows = 10

/** The window of rows a list query asks for, both ends inclusive on the wire. */
export function windowOf({ start, end = start + pageRows - 1 }: ListQuery) {
  return { offset: start, limit: end - start + 1 }
}

/** The rows a list query keeps: `search` as a case-insensitive part of the text, `created_from` inclusive. */
export function keptBy(
  query: ListQuery,
  columns: { search: AnyColumn; createdAt: AnyColumn },
  more?: SQL,
): SQL | undefined {
  return and(
    query.search ? ilike(columns.search, `%${query.search.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
    query.created_from ? gte(columns.createdAt, new Date(query.created_from).toISOString()) : undefined,
    more,
  )
}
