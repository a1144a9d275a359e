import { useDispatch } from 'react-redux'
import type { ApiDispatch } from '../api/send'
import type { ListRequest } from '../contract/paging'
import type { List } from './defineList'
import { firstRows } from './listParams'
import { readAhead } from './rows/endpoint'
import { useListRows } from './useListRows'
import { useListParams } from './useListParams'
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
  const rows = useListRows(list, params.request, belongs, false, fallbackTotal)
  // Rows that are searched in the browser are in memory already.
  const isReadAhead = !list.alwaysRead && !list.onlyFirst && !rows.progress
  const prefetch = (request: ListRequest) => void dispatch(readAhead(list.endpoint, request))
  const refetch = refetchToo ? () => Promise.all([refetchToo(), rows.refetch()]) : rows.refetch
  return useListState(list, params, { ...rows, refetch }, isReadAhead ? prefetch : undefined, fallbackTotal)
}
