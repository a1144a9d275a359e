import { pageSize, type ListRequest } from '../../contract/paging'
import type { ListEndpoint, ReadPage } from './endpoint'
import { hasOnlyRowsOf } from './firstAgain'
import { sentIn, toldIn } from './sentRows'

/**
 * The total of the list that a window belongs to; undefined while unknown. If the server sends no total, a window of at least ten
 * rows is followed by a read of those after it: only that says whether there is more. So is a shorter one if there are more according
 * to another endpoint (`counted`): a row may be missing from it.
 */
export function useWindowTotal<Row extends { id: string }>(
  page: ReadPage<Row> | undefined,
  { start, end, ...rest }: ListRequest,
  endpoint: ListEndpoint<Row>,
  counted = 0,
): number | undefined {
  const span = end - start + 1
  const sent = page ? sentIn(page) : 0
  const seen = start + sent
  const told = page && toldIn(page)
  const isMore = counted > seen
  const isOpen = sent > 0 && told === undefined && (sent >= Math.min(span, pageSize) || isMore)
  const { currentData: next } = endpoint.useQuery({ ...rest, start: seen, end: seen + span - 1 }, { skip: !isOpen })
  if (!page || told !== undefined) return told
  // A window beyond the end does not say where the end is, nor does an empty one where rows are counted elsewhere.
  if (!isOpen) return sent === 0 && start + counted > 0 ? undefined : seen
  if (!next) return page.total
  // The same rows again: the server ignores paging and has no other rows, unless it counts more elsewhere.
  if (hasOnlyRowsOf(page, next)) return isMore && next.rows.length > 0 ? undefined : seen
  const upTo = seen + sentIn(next)
  return next.total ?? (sentIn(next) < sent && counted <= upTo ? upTo : undefined)
}
