import type { ListRequest } from '../../contract/paging'
import type { ListEndpoint, ReadPage } from './endpoint'
import { sentIn } from './readWindows'

/**
 * Rows in all of the list that a window is of; undefined while nobody knows. Of a server that does not say, a full window is
 * followed by a read of the next one, which is the one that Next will show: only that tells whether there is more.
 */
export function useWindowTotal<Row extends { id: string }>(
  page: ReadPage<Row> | undefined,
  { start, end, ...rest }: ListRequest,
  endpoint: ListEndpoint<Row>,
): number | undefined {
  const span = end - start + 1
  const isOpen = page !== undefined && page.total === undefined && sentIn(page) === span
  const { currentData: next } = endpoint.useQuery({ ...rest, start: end + 1, end: end + span }, { skip: !isOpen })
  if (!page || page.total !== undefined) return page?.total
  if (isOpen) return next && endOf(page, next, end + 1)
  // Behind the end of a list nothing tells where it was.
  return sentIn(page) === 0 && start > 0 ? undefined : start + sentIn(page)
}

function endOf<Row extends { id: string }>(page: ReadPage<Row>, next: ReadPage<Row>, seen: number): number | undefined {
  const ids = new Set(page.rows.map(({ id }) => id))
  // The same rows once more: the server ignores the window and has no others.
  if (next.rows.every(({ id }) => ids.has(id))) return seen
  return next.total ?? (sentIn(next) < sentIn(page) ? seen + sentIn(next) : undefined)
}
