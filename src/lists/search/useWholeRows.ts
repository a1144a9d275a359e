import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { failedAs } from '../../api/errors'
import type { List } from '../defineList'
import type { ReadPage, WindowState } from '../rows/endpoint'
import { leftOutIn, sentIn, toldIn } from '../rows/sentRows'
import { listsSlice, readingOf } from './listsSlice'
import { fetchRest } from './fetchRest'
import type { ListsDispatch } from './readRest'

const incomplete = failedAs('Not all rows could be loaded.')

/**
 * All rows of a list: its first window, which is a subscribed query and so stays fresh, and, while `isWanted`, the rest
 * after it. `error` says that the rest could not be read; with `isStale` there are the rows from before.
 */
export function useWholeRows<Row extends { id: string }>(isWanted: boolean, asked: WindowState<Row>, list: List<Row>) {
  const dispatch = useDispatch<ListsDispatch<Row>>()
  const rest = useSelector(readingOf(list))
  // Stopped before the rest was begun, or while the first window was being read; it is not begun then, nor read on if it was paused.
  const [isHeld, setHeld] = useState(false)
  const [isMissing, setMissing] = useState(false)
  // Chain data is refetched every few seconds; the rest of a long list of it is refetched only on request.
  const followsRefetch = !list.givesWindowsOnly
  const first = isWanted ? asked.currentData : undefined
  const from = first ? sentIn(first) : 0
  // After an empty window the rest would begin with that window again, and so without end.
  const total = first && toldIn(first)
  const isLonger = from > 0 && from < (total ?? Infinity)
  const options = { first: first?.rows ?? [], from, version: followsRefetch ? asked.fulfilledTimeStamp : undefined }
  const isOutdated = rest?.state === 'complete' && rest.version !== options.version
  // Until the code has come it can be called off, as a reading can be stopped later.
  const read = (isForced = false) => {
    let isCalledOff = false
    void fetchRest().then(
      ({ readRest }) => {
        if (isCalledOff) return
        setMissing(false)
        void dispatch(readRest(list, { ...options, isForced }))
      },
      () => setMissing(true),
    )
    return () => {
      isCalledOff = true
    }
  }
  const start = useEffectEvent(() => read())
  useEffect(() => (isLonger && !isHeld ? start() : undefined), [isLonger, isOutdated, isHeld])
  usePause(isLonger, list.name)

  const later = isLonger ? (rest?.before ?? rest) : undefined
  const laterRows = later?.rows
  const rows = useMemo(() => [...(first?.rows ?? []), ...others(laterRows, first)], [first, laterRows])
  const restState = isMissing ? 'failed' : rest?.before ? 'complete' : isHeld ? 'stopped' : (rest?.state ?? 'reading')
  const state = !first && !asked.isFetching ? 'failed' : first && !isLonger ? 'complete' : restState
  const isStale = isLonger && rest?.isStale === true
  const refetch = () => {
    if (isLonger && (!followsRefetch || state === 'failed' || isStale)) read(true)
    return asked.refetch()
  }
  return {
    rows,
    leftOut: leftOutIn(first) + (later?.leftOut ?? 0),
    total: total ?? rest?.total,
    state,
    isStale,
    /** They are those from before, and are being read again or could not be. */
    isOld: isStale || rest?.before !== undefined,
    error: state === 'failed' || isStale ? incomplete : undefined,
    fulfilledTimeStamp: isLonger && !followsRefetch ? rest?.since : asked.fulfilledTimeStamp,
    refetch,
    stop: () => {
      if (first && rest) dispatch(listsSlice.actions.readingStopped(list.name))
      else setHeld(true)
    },
    again: () => {
      setHeld(false)
      if (first) read(true)
      else void asked.refetch()
    },
  } as const
}

function usePause(isWanted: boolean, name: string) {
  const dispatch = useDispatch()
  useEffect(() => {
    if (isWanted) return () => void dispatch(listsSlice.actions.readingPaused(name))
  }, [dispatch, isWanted, name])
}

/** The rows that are not in the first window too: a row may move while the list is read. */
function others<Row extends { id: string }>(rows: readonly Row[] = [], first?: ReadPage<Row>): readonly Row[] {
  const seen = new Set(first?.rows.map(({ id }) => id))
  return rows.filter(({ id }) => !seen.has(id))
}
