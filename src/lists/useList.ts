import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { maxSpan, type ListRequest } from '../contract/paging'
import { useLocalList } from './search/useLocalRows'
import type { SortKeys } from './rows/localWindow'
import type { Narrowing } from './rows/narrowing'
import { readToEnd, type Progress, type ReadPage, type ReadWindow } from './rows/readWindows'
import type { ApiDispatch } from '../api/send'
import type { WindowState } from './search/useWholeRows'
import { useWindowTotal } from './rows/windowTotal'

/** The hook that reads the window a request asks for, and nothing while it is to `skip`. */
export type UseWindow<Row> = (request: ListRequest, options?: { skip: boolean }) => WindowState<Row>

export interface ListSource<Row> {
  useWindow: UseWindow<Row>
  /** Reads any window, without asking the cache. */
  read: (request: ListRequest) => ReturnType<ReadWindow<Row>>
  /** The text that `search` looks in. */
  textOf: (row: Row) => string
  /** Whether a row is of the status and time asked for; needed by a list that offers either. */
  fits?: (row: Row, narrowing: Narrowing) => boolean
  /** What the columns are sorted by where the browser sorts; needed for each one that the list offers. */
  sortKeys?: SortKeys<Row>
  /** Which rows are for who looks, where a server may send others as well. */
  belongs?: (row: Row) => boolean
  /** A source that gives windows and can do nothing else, as a contract. */
  givesWindowsOnly?: boolean
}

/**
 * A list as `DataTable` shows it. The server searches, narrows and sorts where it says that it has; where it does not say so, or
 * its rows say otherwise, the whole list is read while any of that is asked for, and it is done here. `reading` tells how far that
 * is and how to stop it; `readAll` is for exports.
 */
export function useListQuery<Row extends { id: string }>(request: ListRequest, source: ListSource<Row>) {
  const { useWindow, read, givesWindowsOnly = false } = source
  const dispatch = useDispatch<ApiDispatch>()
  const [isPlain, setPlain] = useState(givesWindowsOnly)
  const isHere = isPlain && (asksOf(request).length > 0 || source.belongs !== undefined)

  const asked = useWindow(isHere ? { start: 0, end: maxSpan - 1 } : request)
  const { data, currentData } = asked
  if (!isPlain && currentData && !isDone(currentData, request, source)) setPlain(true)
  const total = useWindowTotal(isHere ? undefined : currentData, request, useWindow)
  const local = useLocalList(isHere, request, asked, source)
  if (isHere) return local

  const counted = currentData && { ...currentData, total }
  return {
    ...asked,
    data: data === currentData ? counted : data,
    currentData: counted,
    readAll: (progress: Progress, signal: AbortSignal) =>
      readToEnd(dispatch, (range) => read({ ...request, ...range }), progress, signal),
    onType: local.onType,
    reading: undefined,
  }
}

/** What a request asks for beside its window, by the names of the query. */
const asksOf = ({ search, sort, status, created_from }: ListRequest) =>
  Object.entries({ search: search || undefined, sort, status, created_from }).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  )

/** Whether a window is what was asked for: the server says so, and no row says otherwise. */
function isDone<Row>(
  { applied, rows }: ReadPage<Row>,
  { search = '', ...request }: ListRequest,
  { textOf, fits, belongs }: ListSource<Row>,
): boolean {
  const part = search.toLowerCase()
  return (
    applied !== undefined &&
    asksOf({ ...request, search }).every((name) => applied.includes(name)) &&
    rows.every(
      (row) => textOf(row).toLowerCase().includes(part) && fits?.(row, request) !== false && belongs?.(row) !== false,
    )
  )
}
