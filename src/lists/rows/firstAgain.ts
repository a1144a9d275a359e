import type { ListRequest } from '../../contract/paging'
import type { ListEndpoint, ReadPage } from './endpoint'

/**
 * For a later page that has the rows of the first one, because the server ignores paging: a function that reads the first page
 * again, or null where nobody counts more rows than those, so that the page is empty. Undefined for any other page. The first page is
 * read for that only on a server that does not say what it has applied. `counted`: how many rows there are according to another endpoint.
 */
export function useFirstAgain<Row extends { id: string }>(
  page: ReadPage<Row> | undefined,
  { start, end }: ListRequest,
  endpoint: ListEndpoint<Row>,
  counted = 0,
): (() => unknown) | null | undefined {
  const isDoubtful = start > 0 && !!page?.rows.length && !page.applied
  const { currentData: first, refetch } = endpoint.useQuery({ start: 0, end: end - start }, { skip: !isDoubtful })
  if (!isDoubtful || !first || !hasOnlyRowsOf(first, page)) return undefined
  return (page.total ?? counted) > start ? refetch : null
}

/** Whether all rows of a page are among those of another one. */
export function hasOnlyRowsOf<Row extends { id: string }>(other: ReadPage<Row>, page: ReadPage<Row>): boolean {
  const ids = new Set(other.rows.map(({ id }) => id))
  return page.rows.every(({ id }) => ids.has(id))
}
