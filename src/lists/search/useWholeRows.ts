import { useEffect, useEffectEvent, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ApiError } from '../../api/errors'
import type { List } from '../defineList'
import type { ReadPage, WindowState } from '../rows/endpoint'
import { sentIn } from '../rows/readWindows'
import { listsSlice, readingOf } from './listsSlice'
import { readOn, type ListsDispatch } from './readOn'

const incomplete: ApiError = { status: 'CUSTOM_ERROR', error: 'Not all rows could be read.' }

/**
 * All rows of a list: its first window, which is a query that is shown and so stays true, and while the
 * whole list is `wanted` the rest behind it. `error` says that the rest could not be read.
 */
export function useWholeRows<Row extends { id: string }>(wanted: boolean, asked: WindowState<Row>, list: List<Row>) {
  const dispatch = useDispatch<ListsDispatch<Row>>()
  const rest = useSelector(readingOf(list))
  // Chains are read again every few seconds; a long list of theirs only on request.
  const isFollowed = !list.givesWindowsOnly
  const first = wanted ? asked.currentData : undefined
  const isLonger = first !== undefined && (first.total === undefined || sentIn(first) < first.total)
  const wish = { from: first ? sentIn(first) : 0, version: isFollowed ? asked.fulfilledTimeStamp : undefined }
  const isOutdated = rest?.state === 'complete' && rest.version !== wish.version
  const start = useEffectEvent(() => void dispatch(readOn(list, wish)))
  useEffect(() => {
    if (isLonger) start()
  }, [isLonger, isOutdated])
  usePause(isLonger, list.name)

  const later = isLonger ? (rest?.before ?? rest?.rows) : undefined
  const rows = useMemo(() => [...(first?.rows ?? []), ...others(later, first)], [first, later])
  const restState = rest?.before ? 'complete' : (rest?.state ?? 'reading')
  const state = !first && !asked.isFetching ? 'failed' : first && !isLonger ? 'complete' : restState
  const again = () => void dispatch(readOn(list, { ...wish, isAsked: true }))
  const refetch = () => {
    if (isLonger && (!isFollowed || state === 'failed')) again()
    return asked.refetch()
  }
  return {
    rows,
    total: first?.total ?? rest?.total,
    state,
    error: state === 'failed' ? incomplete : undefined,
    fulfilledTimeStamp: isLonger && !isFollowed ? rest?.since : asked.fulfilledTimeStamp,
    refetch,
    stop: () => void dispatch(listsSlice.actions.readingStopped(list.name)),
    again: first ? again : () => void asked.refetch(),
  } as const
}

function usePause(isWanted: boolean, name: string) {
  const dispatch = useDispatch()
  useEffect(() => {
    if (isWanted) return () => void dispatch(listsSlice.actions.readingPaused(name))
  }, [dispatch, isWanted, name])
}

/** The rows that are not on the first window as well, from where they moved on while they were read. */
function others<Row extends { id: string }>(rows: readonly Row[] = [], first?: ReadPage<Row>): readonly Row[] {
  const seen = new Set(first?.rows.map(({ id }) => id))
  return rows.filter(({ id }) => !seen.has(id))
}
