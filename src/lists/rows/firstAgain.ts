import { unexpected } from '../../api/errors'
import type { ListRequest } from '../../contract/paging'
import type { ListEndpoint, ReadPage } from './endpoint'

/**
 * A later page beside the first one, which is read for that where its rows may be wrong: the server sends the whole list or from `start`
 * on all of it (`fitting`), or it sends the rows of the first page again because it ignores paging. Then `again` reads the first page
 * once more, or the page is empty where nobody counts more rows than those. `counted`: how many rows there are according to another
 * endpoint. With `isBelieved` the rows are right.
 */
export function useFirstAgain<Row extends { id: string }>(
  page: ReadPage<Row> | undefined,
  request: ListRequest,
  endpoint: ListEndpoint<Row>,
  counted = 0,
  isBelieved = false,
) {
  const { start, end } = request
  const isDoubtful = start > 0 && !isBelieved && !!page && (page.rest ?? (page.rows.length > 0 && !page.applied))
  const range = { ...request, start: 0, end: end - start }
  const { currentData: first, error, refetch, isFetching } = endpoint.useQuery(range, { skip: !isDoubtful })
  if (!isDoubtful) return { page }
  if (!first) return page.rest ? { error, again: refetch, isFetching } : { page }
  if (page.rest) return { page: fitting(page, idsOf(first)) }
  if (!hasOnlyRowsOf(first, page)) return { page }
  return (page.total ?? counted) > start
    ? { error: unexpected, again: refetch }
    : { page: { ...page, rows: [], sent: 0 } }
}

const idsOf = <Row extends { id: string }>({ rows }: ReadPage<Row>) => new Set(rows.map(({ id }) => id))

/** Whether all rows of a page are among those of another one. */
export function hasOnlyRowsOf<Row extends { id: string }>(other: ReadPage<Row>, page: ReadPage<Row>): boolean {
  const ids = idsOf(other)
  return page.rows.every(({ id }) => ids.has(id))
}

/**
 * A window of a server that has ignored where it ends: what was sent is the whole list if most of its first rows are `known`
 * as the first ones of the list, since some may have moved. Else it begins with the window.
 */
export function fitting<Row extends { id: string }>(page: ReadPage<Row>, known: ReadonlySet<string>): ReadPage<Row> {
  const { rows = [] } = page.rest ?? {}
  return rows.filter(({ id }) => !known.has(id)).length > rows.length / 2 ? { ...page, ...page.rest } : page
}
