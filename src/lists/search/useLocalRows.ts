import { useCallback, useMemo, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { ApiDispatch } from '../../api/send'
import type { ListRequest } from '../../contract/paging'
import type { List } from '../defineList'
import { cutSearch } from '../listParams'
import type { WindowState } from '../rows/endpoint'
import { fetchReading } from '../rows/fetchReading'
import { indexed, localWindow, searchOf } from '../rows/localWindow'
import type { OnRows } from '../rows/readWindows'
import { searchTextOf } from '../rows/searchText'
import { useWholeRows } from './useWholeRows'

const anyRow = () => true

/**
 * Searches, filters and sorts a list in the browser; while `isLocal`, the whole list is read. Until `progress` is
 * complete there may be more rows than those found.
 */
export function useLocalRows<Row extends { id: string }>(
  isLocal: boolean,
  request: ListRequest,
  asked: WindowState<Row>,
  list: List<Row>,
  belongs: (row: Row) => boolean = anyRow,
) {
  const { endpoint, fits = anyRow, sortKeys } = list
  const dispatch = useDispatch<ApiDispatch>()
  const [typed, setTyped] = useState<{ text: string; at: string }>()
  const { search = '', sort = '', start, end, status, created_from, created_before, actor, action } = request
  // What was typed at another search says nothing when the address comes back to that one.
  if (typed && typed.at !== search) setTyped(undefined)

  // Rows in memory follow each key press; the address follows when typing pauses.
  const latest = typed?.at === search ? typed.text : search
  const textOf = searchTextOf(list, latest)
  const whole = useWholeRows(isLocal, asked, list)
  const keptOf = useCallback(
    (all: readonly Row[], ofStatus = status) => {
      const narrowing = { status: ofStatus || undefined, created_from, created_before, actor, action }
      return indexed(
        all.filter((row) => belongs(row) && fits(row, narrowing)),
        textOf,
      )
    },
    [belongs, fits, textOf, status, created_from, created_before, actor, action],
  )
  const rows = useMemo(() => keptOf(whole.rows), [keptOf, whole.rows])
  const first = latest === search ? start : 0
  const searched = useMemo(() => searchOf(rows), [rows])
  const found = useMemo(
    () => localWindow(searched(latest), { start: first, end: first + end - start, sort }, sortKeys),
    [searched, first, start, end, latest, sort, sortKeys],
  )
  // Letter and rows render in one frame: a separate frame for the letter would cost more than the rows.
  // Always another object: React drops an update to the state of its last rendering, even of one that Back has cut off.
  const onType = useCallback((text: string) => setTyped({ text: cutSearch(text), at: search }), [search])

  const isComplete = whole.state === 'complete'
  const ofAnyStatus = useMemo(() => {
    let kept: readonly Row[] | undefined
    return () => {
      if (isComplete) kept ??= searchOf(keptOf(whole.rows, ''))(search).map(({ row }) => row)
      return kept
    }
  }, [isComplete, keptOf, whole.rows, search])

  const readAll = async (onRead: OnRows<Row>, signal: Pick<AbortSignal, 'aborted'>) => {
    const isKnown = isComplete && !whole.isOld
    const all = isKnown ? whole : await (await fetchReading()).readToEnd(dispatch, endpoint, {}, onRead, signal)
    const kept = localWindow(isKnown ? rows : keptOf(all.rows), { ...request, start: 0, end: Infinity }, sortKeys)
    return { rows: kept.rows, leftOut: all.leftOut, inOrder: all.rows }
  }

  const { state, total, leftOut, error, isStale, fulfilledTimeStamp, refetch, stop, again } = whole
  // While rows load, or after they failed to, it is unknown whether there is no match.
  const isOpen = found.rows.length === 0 && (!asked.currentData || (state !== 'complete' && state !== 'stopped'))
  const window = isOpen ? undefined : found
  return {
    data: window,
    currentData: window,
    isFetching: asked.isFetching || (isOpen && state === 'reading'),
    error: asked.error ?? (isOpen || isStale ? error : undefined),
    fulfilledTimeStamp,
    refetch,
    readAll,
    ofAnyStatus,
    onType,
    progress: { read: whole.rows.length, total, leftOut, state, typed: latest, stop, again },
  }
}
