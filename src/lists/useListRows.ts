import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ApiDispatch } from '../api/send'
import { useWithoutOldFailure } from '../api/useWithoutOldFailure'
import { pageSize, widest, type ListRequest } from '../contract/paging'
import type { List } from './defineList'
import { criteriaOf, isAsRequested } from './rows/asRequested'
import { useFirstAgain } from './rows/firstAgain'
import type { ReadPage } from './rows/endpoint'
import { fetchReading } from './rows/fetchReading'
import type { OnRows } from './rows/readWindows'
import { useWindowTotal } from './rows/windowTotal'
import { isIgnoring, listsSlice } from './search/listsSlice'
import { useLocalRows } from './search/useLocalRows'

const { requestIgnored, listLeft } = listsSlice.actions

/**
 * The rows of a request. The server searches, filters and sorts if it says so; if it does not, or its rows contradict
 * it, the whole list is read and processed in the browser while a filter or order is set; and always, if it pages otherwise
 * than asked. `belongs` selects the rows that this person may see, for servers that send others as well. With `skip` nothing is
 * read. `counted`: how many rows there are according to another endpoint.
 */
export function useListRows<Row extends { id: string }>(
  list: List<Row>,
  request: ListRequest,
  belongs?: (row: Row) => boolean,
  skip = false,
  counted?: number,
) {
  const { name, endpoint, givesWindowsOnly = false, alwaysRead = false, onlyFirst = false } = list
  const dispatch = useDispatch<ApiDispatch>()
  const options = { refetchOnMountOrArgChange: alwaysRead }
  const [other, setOther] = useState<ReadPage<Row>>()
  const [short, setShort] = useState<ReadPage<Row>>()
  const isKnown = useSelector(isIgnoring(name)) || givesWindowsOnly
  const isNarrowed = criteriaOf(request).length > 0 || !!belongs
  const isRead = !!other || (isKnown && isNarrowed)

  const asked = useWithoutOldFailure(endpoint.useQuery(request, { ...options, skip: skip || isRead }))
  const { currentData } = asked
  const isIgnored =
    !!currentData &&
    !(isAsRequested(currentData, request, list) && currentData.rows.every((row) => belongs?.(row) !== false))
  const isLocal = !skip && (isRead || (isNarrowed && isIgnored))
  useEffect(() => {
    if (isIgnored && !isKnown) dispatch(requestIgnored(name))
  }, [dispatch, isIgnored, isKnown, name])
  useEffect(() => () => void dispatch(listLeft(name)), [dispatch, name])

  // The rest would be read again with it.
  const first = useWithoutOldFailure(endpoint.useQuery(widest, { ...options, refetchOnFocus: false, skip: !isLocal }))
  const ofAll = isNarrowed ? undefined : counted
  const asIs = isLocal ? undefined : currentData
  const { page, error, again } = useFirstAgain(asIs, request, endpoint, ofAll, givesWindowsOnly)
  const total = useWindowTotal(onlyFirst ? undefined : page, request, endpoint, ofAll, () => {
    // A page of more than ten rows is made smaller first.
    if (request.end - request.start < pageSize || page?.isOver) setOther(page)
    else if (short !== currentData) setShort(currentData)
  })
  const local = useLocalRows(isLocal, request, first, list, belongs)
  // Until they come, the first rows stay as they are.
  if (isLocal) return other && !request.start && !first.currentData ? { ...local, data: other } : local

  const shown = page && { ...page, total: onlyFirst ? page.total : total }
  return {
    ...asked,
    ...(error && { error, refetch: () => Promise.all([asked.refetch(), again()]) }),
    data: asked.data === currentData ? shown : asked.data,
    currentData: shown,
    isShort: !!short && short === currentData,
    readAll: async (onRead: OnRows<Row>, signal: Pick<AbortSignal, 'aborted'>) => {
      const { readToEnd } = await fetchReading()
      const all = await readToEnd(dispatch, endpoint, request, onRead, signal)
      return { ...all, inOrder: currentData?.applied ? undefined : all.rows }
    },
    onType: local.onType,
    progress: undefined,
  }
}
