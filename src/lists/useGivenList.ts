import type { ListRequest } from '../contract/paging'
import type { ShownList } from './defineList'
import { useListParams } from './useListParams'
import type { RowsQuery } from './listState'
import { indexed, localWindow } from './rows/localWindow'
import { useListState, type ListState } from './useListState'

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
    Promise.resolve({ rows: windowOf({ ...params.request, start: 0, end: Infinity }).rows, leftOut: 0, inOrder: rows })
  return useListState(list, params, { ...query, data: page, currentData: page, readAll })
}
