import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import type { ApiDispatch } from '../api/send'
import { pageSize, type ListRequest } from '../contract/paging'
import type { List, ShownList } from './defineList'
import { firstRows, useListParams, type ListParams } from './listParams'
import { countedOf, shownOf, type Counted, type RowsQuery, type Shown } from './listState'
import { indexed, localWindow } from './rows/localWindow'
import { readAhead } from './rows/endpoint'
import { useListRows } from './useListRows'

interface Basics<Row> extends Counted, Pick<RowsQuery<Row>, 'isFetching' | 'error' | 'fulfilledTimeStamp' | 'refetch'> {
  list: ShownList<Row>
  params: ListParams
  /** The rows asked for; undefined while they are being read. */
  page: { rows: readonly Row[]; total: number | undefined } | undefined
  tools: Pick<RowsQuery<Row>, 'readAll' | 'progress' | 'onType'>
  /** Reads a window ahead, so that Next need not wait for the network. */
  prefetch: ((request: ListRequest) => void) | undefined
}

/** A list as `ListView` shows it. */
export type ListState<Row> = Basics<Row> & Shown<Row>

interface Circumstances<Row> {
  /** Which rows are for who looks, where a server may send others as well. */
  belongs?: ((row: Row) => boolean) | undefined
  /** Rows in all as another call counts them, for servers whose lists do not say. */
  countedElsewhere?: number | undefined
  /** Read again together with the list. */
  refetchToo?: () => unknown
}

/** A list at the place that the address says. */
export function useList<Row extends { id: string }>(
  list: List<Row>,
  { belongs, countedElsewhere, refetchToo }: Circumstances<Row> = {},
): ListState<Row> {
  const dispatch = useDispatch<ApiDispatch>()
  const chosen = useListParams(list.offers)
  const params = list.onlyFirst ? firstRows : chosen
  const rows = useListRows(list, params.request, belongs)
  // Where rows are searched here, the next ones are here too.
  const isReadAhead = !list.alwaysRead && !list.onlyFirst && !rows.progress
  const prefetch = (request: ListRequest) => void dispatch(readAhead(list.endpoint, request))
  const refetch = refetchToo ? () => Promise.all([refetchToo(), rows.refetch()]) : rows.refetch
  return useListState(list, params, { ...rows, refetch }, isReadAhead ? prefetch : undefined, countedElsewhere)
}

/** What a page knows of the rows it has all at hand. */
interface Given<Row> extends Pick<RowsQuery<Row>, 'isFetching' | 'error' | 'fulfilledTimeStamp' | 'refetch'> {
  rows: readonly Row[] | undefined
}

/** A list of rows that are all here, at the place that the address says. */
export function useGivenList<Row extends { id: string }>(
  list: ShownList<Row>,
  { rows, ...query }: Given<Row>,
): ListState<Row> {
  const params = useListParams(list.offers)
  const windowOf = (request: ListRequest) => localWindow(indexed(rows ?? [], list.textOf), request, list.sortKeys)
  const page = rows && windowOf(params.request)
  const readAll = () => Promise.resolve(windowOf({ ...params.request, start: 0, end: Infinity }).rows)
  return useListState(list, params, { ...query, data: page, currentData: page, readAll })
}

function useListState<Row>(
  list: ShownList<Row>,
  params: ListParams,
  rows: RowsQuery<Row>,
  prefetch?: (request: ListRequest) => void,
  countedElsewhere?: number,
): ListState<Row> {
  const { isFetching, error, fulfilledTimeStamp, refetch, readAll, progress, onType, currentData } = rows
  const counted = countedOf(params, rows, countedElsewhere)
  useStepBack(params, counted.isGone && !isFetching, counted.total)
  useReadAhead(counted.hasNext ? prefetch : undefined, params)
  return {
    ...{ list, params, page: currentData, tools: { readAll, progress, onType }, prefetch },
    ...{ isFetching, error, fulfilledTimeStamp, refetch, ...counted },
    ...shownOf(list, params, rows),
  }
}

/** Reads the next window as soon as the browser has nothing better to do; offline it would only fail. */
function useReadAhead(prefetch: ((request: ListRequest) => void) | undefined, { page, requestOf }: ListParams) {
  const read = useEffectEvent(() => {
    if (navigator.onLine) prefetch?.(requestOf(page + 1))
  })
  const wanted = prefetch !== undefined
  useEffect(() => {
    if (!wanted || !('requestIdleCallback' in window)) return
    const idle = window.requestIdleCallback(() => read())
    return () => window.cancelIdleCallback(idle)
  }, [wanted, page, requestOf])
}

/** When the last row of the last page has gone, the page before it is the last. */
function useStepBack({ page, goTo }: ListParams, isEmpty: boolean, total: number | undefined) {
  useEffect(() => {
    if (!isEmpty || page === 0) return
    const last = total === undefined ? page - 1 : Math.max(0, Math.ceil(total / pageSize) - 1)
    goTo(Math.min(last, page - 1), { replace: true })
  }, [isEmpty, page, total, goTo])
}
