import { pageSize, type ListRequest } from '../../contract/paging'
import { isCutShort } from '../listState'
import type { ListEndpoint, ReadPage } from './endpoint'
import { hasOnlyRowsOf } from './firstAgain'
import { sentIn, toldIn } from './sentRows'

/**
 * The total of the list that a window belongs to; undefined while unknown. If the server sends no total, a window with
 * rows is followed by a read of those after it: only that says whether there is more. `counted`: how many rows there are according to
 * another endpoint. `onOther` is called while rendering if the server's windows are not the requested ones.
 */
export function useWindowTotal<Row extends { id: string }>(
  page: ReadPage<Row> | undefined,
  { start, end, ...rest }: ListRequest,
  endpoint: ListEndpoint<Row>,
  counted = 0,
  onOther?: () => void,
): number | undefined {
  const span = end - start + 1
  const sent = page ? sentIn(page) : 0
  const seen = start + sent
  const told = page && toldIn(page)
  const isMore = counted > seen
  // In windows of ten a server that says what it has applied is believed.
  const isShort = !(page?.applied && span === pageSize) && isCutShort({ start, end }, page, told)
  const isOpen = sent > 0 && (told === undefined || isShort)
  const { currentData: next } = endpoint.useQuery({ ...rest, start: seen, end: seen + span - 1 }, { skip: !isOpen })
  if (!page) return undefined
  if (page.isOver || told !== undefined) {
    // Without rows behind it a short page is the end: some servers count rows that they do not list.
    if (page.isOver || (isShort && next && sentIn(next) > 0)) onOther?.()
    return page.total
  }
  // A window beyond the end does not say where the end is, nor does an empty one where rows are counted elsewhere.
  if (!isOpen) return start + counted > 0 ? undefined : 0
  if (!next) return isShort ? undefined : page.total
  // The same rows again: the server ignores paging and has no other rows, unless it counts more elsewhere.
  if (hasOnlyRowsOf(page, next)) return isMore && next.rows.length > 0 ? undefined : seen
  // Where all windows are short, the next is not longer than this one. If it is, only this one lacks a row.
  if (isShort && (!isMore || sentIn(next) <= sent)) onOther?.()
  const upTo = seen + sentIn(next)
  if (sentIn(next) < sent && counted <= upTo) return next.total ?? upTo
  // Zero says that there are more rows than were counted: `countedOf` then believes neither.
  return next.total ?? (counted && counted < upTo ? 0 : undefined)
}
