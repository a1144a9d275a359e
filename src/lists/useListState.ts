import { useEffect, useEffectEvent, useRef } from 'react'
import { pageSize, type ListRequest } from '../contract/paging'
import type { ShownList } from './defineList'
import type { ListParams } from './listParams'
import { notify } from '../ui/messages/notify'
import type { ReadPage } from './rows/endpoint'
import { countedOf, shownOf, type Counted, type RowsQuery, type Shown } from './listState'

interface Basics<Row> extends Counted, Pick<RowsQuery<Row>, 'isFetching' | 'error' | 'fulfilledTimeStamp' | 'refetch'> {
  list: ShownList<Row>
  params: ListParams
  /** The requested rows; undefined while they load. */
  page: ReadPage<Row> | undefined
  tools: Pick<RowsQuery<Row>, 'readAll' | 'progress' | 'ofAnyStatus' | 'onType'>
  /** Prefetches a window, so that Next need not wait for the network. */
  prefetch: ((request: ListRequest) => void) | undefined
}

/** A list as `ListView` shows it. */
export type ListState<Row> = Basics<Row> & Shown<Row>

/** The state of a list, with prefetching and the step back from a page that became empty. */
export function useListState<Row>(
  list: ShownList<Row>,
  params: ListParams,
  rows: RowsQuery<Row>,
  prefetch?: (request: ListRequest) => void,
  fallbackTotal?: number,
): ListState<Row> {
  const { isFetching, error, fulfilledTimeStamp, refetch, readAll, progress, ofAnyStatus, onType, currentData } = rows
  const counted = countedOf(params, rows, fallbackTotal)
  useStepBack(params, isFetching && !currentData?.rows.length ? undefined : counted.isGone, counted.total)
  useSmallPages(params, !isFetching && rows.isShort === true)
  useReadAhead(counted.hasNext ? prefetch : undefined, params)
  return {
    ...{ list, params, page: currentData, tools: { readAll, progress, ofAnyStatus, onType }, prefetch },
    ...{ isFetching, error, fulfilledTimeStamp, refetch },
    ...shownOf(list, params, rows, fallbackTotal),
    ...counted,
  }
}

/**
 * Within this time the next page is asked for, idle or not (ms): after the press of a key, Chromium may call an idle page
 * idle only seconds later.
 */
const longest = 100

/** Prefetches the next window when the browser is idle, or after half a second where it can't tell (Safari), and online. */
function useReadAhead(prefetch: ((request: ListRequest) => void) | undefined, { page, requestOf }: ListParams) {
  const read = useEffectEvent(() => {
    if (navigator.onLine) prefetch?.(requestOf(page + 1))
  })
  const wanted = prefetch !== undefined
  useEffect(() => {
    if (!wanted) return
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => read(), 500)
      return () => clearTimeout(timer)
    }
    const idle = window.requestIdleCallback(() => read(), { timeout: longest })
    return () => window.cancelIdleCallback(idle)
  }, [wanted, page, requestOf])
}

/**
 * Goes to the last page when a page is empty, because its last row has gone or an old link leads beyond the end. Without a total
 * below the page, or where its last page is empty too (another endpoint may count other rows), it goes to the previous page, and
 * while that is empty each further step halves the page number, with one request.
 */
function useStepBack({ page, size, goTo }: ListParams, isEmpty: boolean | undefined, total = Infinity) {
  const tried = useRef(-1)
  useEffect(() => {
    if (isEmpty === false) tried.current = -1
    if (!isEmpty || page === 0) return
    const last = Math.max(0, Math.ceil(total / size) - 1)
    const before = tried.current === page ? Math.floor(page / 2) : page - 1
    tried.current = last < page ? last : before
    goTo(tried.current, { replace: true })
  }, [isEmpty, page, size, total, goTo])
}

/**
 * Goes back to pages of ten rows; else the rows between two pages would never be shown. Where those come short too, the whole list
 * is read (`useListRows`).
 */
function useSmallPages({ resize }: ListParams, isShort: boolean) {
  useEffect(() => {
    if (!isShort) return
    resize(pageSize, { replace: true })
    notify.info(`This server sends fewer rows at a time, so each page has ${pageSize}.`)
  }, [isShort, resize])
}
