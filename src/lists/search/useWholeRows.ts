import { useMemo } from 'react'
import type { ApiError } from '../../api/errors'
import { sentIn, type ReadPage, type ReadWindow } from '../rows/readWindows'
import { useWholeList } from './readOn'

/** The state of a query for one window, as RTK Query's hooks give it. */
export interface WindowState<Row> {
  data?: ReadPage<Row>
  currentData?: ReadPage<Row>
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
 * All rows of a list: its first window, which is a query that is shown and so stays true, and while the
 * whole list is `wanted` the rest behind it. `error` says that the rest could not be read.
 */
export function useWholeRows<Row extends { id: string }>(
  wanted: boolean,
  asked: WindowState<Row>,
  { read, isFollowed }: Rest<Row>,
) {
  const first = wanted ? asked.currentData : undefined
  const isLonger = first !== undefined && (first.total === undefined || sentIn(first) < first.total)
  const { rest, stop, again } = useWholeList({
    wanted: isLonger,
    version: isFollowed ? asked.fulfilledTimeStamp : undefined,
    from: first ? sentIn(first) : 0,
    read,
  })
  const later = isLonger ? rest?.rows : undefined
  const rows = useMemo(() => [...(first?.rows ?? []), ...others(later, first)], [first, later])
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

/** The rows that are not on the first window as well, from where they moved on while they were read. */
function others<Row extends { id: string }>(rows: readonly Row[] = [], first?: ReadPage<Row>): readonly Row[] {
  const seen = new Set(first?.rows.map(({ id }) => id))
  return rows.filter(({ id }) => !seen.has(id))
}
