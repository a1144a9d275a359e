import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ApiDispatch } from '../api/send'
import { maxSpan, type ListRequest } from '../contract/paging'
import type { List } from './defineList'
import { asksOf, isAnswered } from './rows/answered'
import { readFresh } from '../api/readFresh'
import { readToEnd, type OnProgress } from './rows/readWindows'
import { useWindowTotal } from './rows/windowTotal'
import { isIgnoring, listsSlice } from './search/listsSlice'
import { useLocalRows } from './search/useLocalRows'

const { requestIgnored, listLeft } = listsSlice.actions
const firstWindow = { start: 0, end: maxSpan - 1 }

/**
 * The rows that a request asks for. The server searches, narrows and sorts where it says that it has; where it does not say so, or
 * its rows say otherwise, the whole list is read while any of that is asked for, and it is done here. `belongs` says which rows
 * are for who looks, where a server may send others as well.
 */
export function useListRows<Row extends { id: string }>(
  list: List<Row>,
  request: ListRequest,
  belongs?: (row: Row) => boolean,
) {
  const { name, endpoint, givesWindowsOnly = false, alwaysRead = false, onlyFirst = false } = list
  const dispatch = useDispatch<ApiDispatch>()
  const options = { refetchOnMountOrArgChange: alwaysRead }
  const isKnown = useSelector(isIgnoring(name)) || givesWindowsOnly
  const isNarrowed = asksOf(request).length > 0 || belongs !== undefined

  const asked = endpoint.useQuery(request, { ...options, skip: isKnown && isNarrowed })
  const { currentData } = asked
  const isIgnored =
    currentData !== undefined &&
    !(isAnswered(currentData, request, list) && currentData.rows.every((row) => belongs?.(row) !== false))
  const isHere = isNarrowed && (isKnown || isIgnored)
  useEffect(() => {
    if (isIgnored && !isKnown) dispatch(requestIgnored(name))
  }, [dispatch, isIgnored, isKnown, name])
  useEffect(() => () => void dispatch(listLeft(name)), [dispatch, name])

  const first = endpoint.useQuery(firstWindow, { ...options, skip: !isHere })
  const total = useWindowTotal(isHere || onlyFirst ? undefined : currentData, request, endpoint)
  const local = useLocalRows(isHere, request, first, list, belongs)
  if (isHere) return local

  const counted = currentData && { ...currentData, total: onlyFirst ? currentData.total : total }
  return {
    ...asked,
    data: asked.data === currentData ? counted : asked.data,
    currentData: counted,
    readAll: (onProgress: OnProgress, signal: AbortSignal) =>
      readToEnd(dispatch, (range) => readFresh(endpoint, { ...request, ...range }), onProgress, signal),
    onType: local.onType,
    progress: undefined,
  }
}
