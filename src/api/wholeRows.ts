import { useMemo } from 'react'
import type { ApiError } from './errors'
import type { ReadWindow } from './readAll'
import type { Page } from './unwrap'
import { useWholeList } from './wholeList'

/** The state of a query for one window, as RTK Query's hooks give it. */
export interface WindowState<Row> {
  data?: Page<Row>
  currentData?: Page<Row>
  error?: ApiError
  isFetching: boolean
  /** Milliseconds since 1970. */
  fulfilledTimeStamp?: number
  refetch: () => unknown
}

interface Rest<Row> {
  read: ReadWindow<Row>
  /** Whether the rest is read again as soon as the first window is. */
  isFollowed: boolean
}

const incomplete: ApiError = { status: 'CUSTOM_ERROR', error: 'Not all rows could be read.' }

/**
 * All rows of the list that `key` names: its first window, which is a query that is shown and so stays true, and while the
 * whole list is `wanted` the rest behind it. `error` says that the rest could not be read.
 */
export function useWholeRows<Row extends { id: string }>(
  wanted: boolean,
  key: string,
  asked: WindowState<Row>,
  { read, isFollowed }: Rest<Row>,
) {
  const first = wanted ? asked.currentData : undefined
  const isLonger = first !== undefined && (first.total === undefined || first.rows.length < first.total)
  const { rest, stop, again } = useWholeList({
    wanted: isLonger,
    key,
    version: isFollowed ? asked.fulfilledTimeStamp : undefined,
    from: first?.rows.length ?? 0,
    read,
  })
  const later = isLonger ? rest?.rows : undefined
  const rows = useMemo(() => eachOnce([...(first?.rows ?? []), ...(later ?? [])]), [first, later])
  const state = !first && !asked.isFetching ? 'failed' : first && !isLonger ? 'complete' : (rest?.state ?? 'reading')
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
    stop,
    again: first ? again : () => void asked.refetch(),
  } as const
}

/** Rows that moved on while they were read come once. */
function eachOnce<Row extends { id: string }>(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>()
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id))
}
