import { unexpected } from '../../api/errors'
import type { ListRequest } from '../../contract/paging'
import type { ListEndpoint, ReadPage } from './endpoint'

/**
 * Detects servers that ignore paging: compares a later page with page 1. If page 1 came again, this is an error and `again` reads page 1
 * once more; but an empty page where neither the total nor `counted`, the number of rows according to another endpoint, has more rows.
 * With `isBelieved` nothing is compared.
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
