import { LeftToConsole } from '../api/earlyAnswer'
import type { List } from './defineList'
import { firstRows, paramsIn } from './listParams'
import { countedOf, type RowsQuery } from './listState'
import { criteriaOf, isAsRequested } from './rows/asRequested'
import { toldIn } from './rows/sentRows'
import type { useList as Whole } from './useList'
import type { ListState } from './useListState'

/**
 * A list in the early page: the rows that have come. Throws LeftToConsole unless there are rows, and they are what was asked
 * for; what the server has ignored is for the console, which reads the whole list then.
 */
export const useList: typeof Whole = <Row extends { id: string }>(
  list: List<Row>,
  options?: Parameters<typeof Whole<Row>>[1],
): ListState<Row> => {
  const belongs = options?.belongs
  const params = { ...firstRows, ...paramsIn(new URLSearchParams(window.location.search), list.offers) }
  const { request } = params
  const { currentData: page, refetch } = list.endpoint.useQuery(request)
  if (!page?.rows.length) throw new LeftToConsole()
  const isNarrowed = criteriaOf(request).length > 0 || belongs !== undefined
  const isWanted = () => isAsRequested(page, request, list) && page.rows.every((row) => belongs?.(row) !== false)
  if (isNarrowed && !isWanted()) throw new LeftToConsole()
  const readAll = () => Promise.resolve({ rows: page.rows, leftOut: 0, inOrder: undefined })
  const currentData = { ...page, total: toldIn(page) }
  const rows: RowsQuery<Row> = { currentData, data: page, isFetching: false, refetch, readAll }
  return {
    ...{ list, params, page, tools: rows, prefetch: undefined, isFetching: false, refetch },
    ...countedOf(params, rows, undefined),
    ...{ state: 'rows', rows: page.rows, isEarlier: false },
  }
}
