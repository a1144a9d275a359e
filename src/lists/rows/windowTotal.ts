import { pageSize, type ListRequest } from '../../contract/paging'
import type { ListEndpoint, ReadPage } from './endpoint'
import { hasOnlyRowsOf } from './firstAgain'
import { sentIn } from './readWindows'

/**
 * The total of the list that a window belongs to; undefined while unknown. If the server sends no total, a full window
 * is followed by a read of the next one, the one that Next will show: only that says whether there is more. `counted`: how many
 * rows there are according to another endpoint.
 */
export function useWindowTotal<Row extends { id: string }>(
  page: ReadPage<Row> | undefined,
  { start, end, ...rest }: ListRequest,
  endpoint: ListEndpoint<Row>,
  counted?: number,
): number | undefined {
  const span = end - start + 1
  const isOpen = page !== undefined && page.total === undefined && sentIn(page) === span
  const { currentData: next } = endpoint.useQuery({ ...rest, start: end + 1, end: end + span }, { skip: !isOpen })
  if (!page || page.total !== undefined) return page?.total
  if (isOpen) return next && endOf(page, next, end + 1, counted)
  // Of more than ten rows the server may have left some out, whatever it was asked for.
  if (span > pageSize) return undefined
  // A window beyond the end does not say where the end is.
  return sentIn(page) === 0 && start > 0 ? undefined : start + sentIn(page)
}

function endOf<Row extends { id: string }>(
  page: ReadPage<Row>,
  next: ReadPage<Row>,
  seen: number,
  counted = 0,
): number | undefined {
  // The same rows again: the server ignores paging and has no other rows, unless it counts more elsewhere.
  if (hasOnlyRowsOf(page, next)) return counted > seen && next.rows.length > 0 ? undefined : seen
  return next.total ?? (sentIn(next) < sentIn(page) ? seen + sentIn(next) : undefined)
}
