import { useDispatch } from 'react-redux'
import type { ApiDispatch } from '../api/send'
import type { ListRequest } from '../contract/paging'
import type { List, ShownList } from './defineList'
import { firstRows, useListParams } from './listParams'
import type { RowsQuery } from './listState'
import { readAhead } from './rows/endpoint'
import { indexed, localWindow } from './rows/localWindow'
import { useListRows } from './useListRows'
import { useListState, type ListState } from './useListState'

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
