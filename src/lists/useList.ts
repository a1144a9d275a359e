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

interface ListOptions<Row> {
  /** Which rows this person may see, for servers that send others as well. */
  belongs?: ((row: Row) => boolean) | undefined
  /** The total from another endpoint, for servers whose lists have none. */
  fallbackTotal?: number | undefined
  /** Refetched together with the list. */
  refetchToo?: () => unknown
}

/** A list with page, filters and order from the address. */
export function useList<Row extends { id: string }>(
  list: List<Row>,
  { belongs, fallbackTotal, refetchToo }: ListOptions<Row> = {},
): ListState<Row> {
  const dispatch = useDispatch<ApiDispatch>()
  const chosen = useListParams(list.offers)
  const params = list.onlyFirst ? firstRows : chosen
  const rows = useListRows(list, params.request, belongs)
  // Rows that are searched in the browser are in memory already.
  const isReadAhead = !list.alwaysRead && !list.onlyFirst && !rows.progress
  const prefetch = (request: ListRequest) => void dispatch(readAhead(list.endpoint, request))
  const refetch = refetchToo ? () => Promise.all([refetchToo(), rows.refetch()]) : rows.refetch
  return useListState(list, params, { ...rows, refetch }, isReadAhead ? prefetch : undefined, fallbackTotal)
}

/** The rows of a page that has all of them. */
interface Given<Row> extends Pick<RowsQuery<Row>, 'isFetching' | 'error' | 'fulfilledTimeStamp' | 'refetch'> {
  rows: readonly Row[] | undefined
}

/** A list whose rows are all in memory, with page, filters and order from the address. */
export function useGivenList<Row extends { id: string }>(
  list: ShownList<Row>,
  { rows, ...query }: Given<Row>,
): ListState<Row> {
  const params = useListParams(list.offers)
  const windowOf = (request: ListRequest) => localWindow(indexed(rows ?? [], list.textOf), request, list.sortKeys)
  const page = rows && windowOf(params.request)
  const readAll = () =>
    Promise.resolve({ rows: windowOf({ ...params.request, start: 0, end: Infinity }).rows, inOrder: rows })
  return useListState(list, params, { ...query, data: page, currentData: page, readAll })
}
