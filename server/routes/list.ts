import { and, desc, gte, ilike, type AnyColumn, type SQL } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { pageSize, type ListQuery } from '../../src/api/contract/paging'

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

/** The order of the lists; the id decides between equals, so that no row stands on two pages. */
export const newestFirst = ({ createdAt, id }: { createdAt: AnyColumn; id: AnyColumn }) => [desc(createdAt), desc(id)]

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
