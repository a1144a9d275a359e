import { unexpected } from '../../api/errors'
import type { ListRequest } from '../../contract/paging'
import type { ListEndpoint, ReadPage } from './endpoint'

/**
 * A later page beside the first one, which is read for that on a server that does not say what it has applied: it may send the rows
 * of the first page again because it ignores paging. Then `again` reads the first page once more, or the page is empty where nobody
 * counts more rows than those. `counted`: how many rows there are according to another endpoint. With `isBelieved` the rows are right.
 */
export function useFirstAgain<Row extends { id: string }>(
  page: ReadPage<Row> | undefined,
  request: ListRequest,
  endpoint: ListEndpoint<Row>,
  counted = 0,
  isBelieved = false,
) {
  const { start, end } = request
  const isDoubtful = start > 0 && !isBelieved && !!page?.rows.length && !page.applied
  const range = { ...request, start: 0, end: end - start }
  const { currentData: first, refetch } = endpoint.useQuery(range, { skip: !isDoubtful })
  if (!isDoubtful || !first || !hasOnlyRowsOf(first, page)) return { page }
  return (page.total ?? counted) > start
    ? { error: unexpected, again: refetch }
    : { page: { ...page, rows: [], sent: 0 } }
}

/** Whether all rows of a page are among those of another one. */
export function hasOnlyRowsOf<Row extends { id: string }>(other: ReadPage<Row>, page: ReadPage<Row>): boolean {
  const ids = new Set(other.rows.map(({ id }) => id))
  return page.rows.every(({ id }) => ids.has(id))
}
