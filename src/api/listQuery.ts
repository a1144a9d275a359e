import { useCallback, useMemo, useState } from 'react'
import { useDispatch } from 'react-redux'
import { maxSpan, type ListRequest } from './contract/paging'
import { indexed, localWindow, searchOf, type SortKeys } from './localWindow'
import { windowsOf, type ReadWindow } from './readAll'
import type { ApiDispatch } from './send'
import type { Range } from './unwrap'
import { useWholeRows, type WindowState } from './wholeRows'

/** What a list is narrowed to beside its search. */
type Narrowing = Pick<ListRequest, 'status' | 'created_from'>

interface ListSource<Row> {
  /** The hook that reads the window a request asks for. */
  useWindow: (request: ListRequest) => WindowState<Row>
  /** Reads any window, without asking the cache. */
  read: (request: ListRequest) => ReturnType<ReadWindow<Row>>
  /** The text that `search` looks in. */
  textOf: (row: Row) => string
  /** Whether a row is of the status and time asked for; left out, the server is believed. */
  fits?: (row: Row, narrowing: Narrowing) => boolean
  /** Of a source that can neither search nor sort: what the browser sorts by. */
  sortKeys?: SortKeys<Row>
}

const anyRow = () => true

/**
 * A list as `DataTable` shows it. The server searches, narrows and sorts; where it cannot, or ignores what it was asked, the
 * whole list is read while that is asked for, and searched here. `reading` tells how far that is and how to stop it; `readAll` is
 * for exports.
 */
export function useListQuery<Row extends { id: string }>(request: ListRequest, source: ListSource<Row>) {
  const { useWindow, read, textOf, fits = anyRow, sortKeys } = source
  const dispatch = useDispatch<ApiDispatch>()
  const [isIgnoring, setIgnoring] = useState(false)
  const [typed, setTyped] = useState<{ text: string; at: string }>()
  const { search = '', sort, start, end, status, created_from, ...others } = request
  const narrowing = useMemo(
    () => ({ ...(status !== undefined && { status }), ...(created_from !== undefined && { created_from }) }),
    [status, created_from],
  )
  const isNarrowed = search !== '' || status !== undefined || created_from !== undefined
  const isHere = sortKeys ? search !== '' || sort !== undefined : isIgnoring && isNarrowed
  const base = { ...others, ...narrowing, ...(sort !== undefined && !sortKeys && { sort }) }

  const asked = useWindow(isHere ? { start: 0, end: maxSpan - 1, ...base } : request)
  const part = search.toLowerCase()
  const isAsked = (row: Row) => textOf(row).toLowerCase().includes(part) && fits(row, narrowing)
  const isSeenThrough = !isHere && !sortKeys && isNarrowed && asked.currentData?.rows.every(isAsked) === false
  if (isSeenThrough) setIgnoring(true)

  const whole = useWholeRows(isHere, JSON.stringify(base), asked, {
    read: (range: Range) => read({ ...range, ...base }),
    // Chains are read again every few seconds; a long list of theirs only on request.
    isFollowed: !sortKeys,
  })
  const rows = useMemo(
    () =>
      indexed(
        whole.rows.filter((row) => fits(row, narrowing)),
        textOf,
      ),
    [whole.rows, fits, narrowing, textOf],
  )
  // What is typed shows at once on rows that are here; the address follows when the typing pauses.
  const latest = isHere && typed?.at === search ? typed.text : search
  const first = latest.trim() === search ? start : 0
  const searched = useMemo(() => searchOf(rows), [rows])
  const found = useMemo(
    () => localWindow(searched(latest), { start: first, end: first + end - start, ...(sort && { sort }) }, sortKeys),
    [searched, first, start, end, latest, sort, sortKeys],
  )
  // Letter and rows are drawn in one frame: a frame for the letter alone would cost more than the rows do.
  const onType = useCallback((text: string) => setTyped({ text, at: search }), [search])

  const readAll = async (progress: (read: number, total: number | undefined) => void, signal: AbortSignal) => {
    const narrowed = (all: typeof rows) => localWindow(all, { ...request, start: 0, end: Infinity }, sortKeys).rows
    if (isHere && whole.state === 'complete') return narrowed(rows)
    const all: Row[] = []
    const window = (range: Range) => read({ ...(isHere ? base : request), ...range })
    for await (const { rows: more, total } of windowsOf(dispatch, window, signal)) {
      all.push(...more)
      progress(all.length, total)
    }
    if (!isHere) return all
    return narrowed(
      indexed(
        all.filter((row) => fits(row, narrowing)),
        textOf,
      ),
    )
  }

  if (!isHere) return { ...asked, readAll, onType, reading: undefined }
  const { state, total, error, fulfilledTimeStamp, refetch, stop, again } = whole
  // While rows are coming, and where they could not come, nobody knows that there is none.
  const isOpen = found.rows.length === 0 && state !== 'complete' && state !== 'stopped'
  const window = isOpen ? undefined : found
  return {
    data: window,
    currentData: window,
    isFetching: asked.isFetching || (isOpen && state === 'reading'),
    error: asked.error ?? (isOpen ? error : undefined),
    fulfilledTimeStamp,
    refetch,
    readAll,
    onType,
    reading: { read: whole.rows.length, total, state, stop, again },
  }
}
