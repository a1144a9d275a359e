import { unexpected, type ApiError } from '../api/errors'
import type { Range } from '../api/envelope'
import type { ListParams } from './listParams'
import type { ShownList } from './defineList'
import { formatCount } from '../shared/amounts'
import type { ReadAll } from './rows/allRows'
import type { ReadPage } from './rows/endpoint'
import { leftOutIn, sentIn, toldIn } from './rows/sentRows'
import type { Progress } from './search/progress'

/** The rows of a list, from whatever source. */
export interface RowsQuery<Row> {
  /** The requested window. */
  currentData?: ReadPage<Row> | undefined
  /** The window that arrived last, possibly an earlier one. */
  data?: ReadPage<Row> | undefined
  error?: ApiError
  isFetching: boolean
  /** Milliseconds since 1970. */
  fulfilledTimeStamp?: number | undefined
  refetch: () => unknown
  /** The page is larger than the server's windows: rows of it come in the next one. */
  isShort?: boolean
  readAll: ReadAll<Row>
  /** The progress of a search in the browser, if there is one. */
  progress?: Progress | undefined
  /** For a list that is searched in the browser: all rows that the other filters keep, whatever their status; undefined until all are read. */
  ofAnyStatus?: () => readonly Row[] | undefined
  /** Called on each key press in the search. */
  onType?: (text: string) => void
}

/** What is shown where the rows would be. */
export type Shown<Row> =
  | { state: 'loading' }
  /** `isEarlier`: previous rows, shown while others load. */
  | { state: 'rows'; rows: readonly Row[]; isEarlier: boolean }
  | { state: 'empty' }
  | { state: 'noMatch'; text: string }
  /** The search was stopped and had found nothing until then. */
  | { state: 'stopped'; read: number; again: () => void }
  | { state: 'failed'; error: ApiError }

export interface Counted {
  /** Rows in total; undefined when unknown. */
  total: number | undefined
  /** Whether there is a next page. */
  hasNext: boolean
  /** The page has no rows any more; the previous page is shown instead. */
  isGone: boolean
  /** Rows of the page, or of a list that is searched in the browser, that the server has sent and that cannot be read. */
  leftOut: number
}

/** The state of a list. `empty` and `noMatch` are only for the requested window, and only on the first page. */
export function shownOf<Row>(
  list: ShownList<Row>,
  { narrowed, request, page }: ListParams,
  { currentData, data, isFetching, error, progress }: RowsQuery<Row>,
  fallbackTotal?: number,
): Shown<Row> {
  // Previous rows are shown until the next ones arrive, but never in place of rows that could not be read.
  const earlier = isFetching && data?.rows.length ? data : undefined
  const window = currentData?.rows.length === 0 && page > 0 ? undefined : (currentData ?? earlier)
  if (window?.rows.length) return { state: 'rows', rows: window.rows, isEarlier: isFetching && !currentData }
  if (!window && error && !isFetching) return { state: 'failed', error }
  if (!window) return { state: 'loading' }
  if (progress && progress.state !== 'complete') return { ...progress, state: 'stopped' }
  // A server that counts rows and sends none does not say that there is none.
  if (!narrowed) return (window.total ?? fallbackTotal) ? { state: 'failed', error: unexpected } : { state: 'empty' }
  const { title, noMatch = title } = list.empty
  if (progress?.leftOut)
    return { state: 'noMatch', text: `No match in the ${formatCount(progress.read)} readable rows` }
  return { state: 'noMatch', text: typeof noMatch === 'string' ? noMatch : noMatch(request, progress !== undefined) }
}

/** The total from the list itself or, while it has no filters, from another endpoint. */
export function countedOf<Row>(
  { narrowed, request, page }: ListParams,
  { currentData, data, isFetching, progress }: RowsQuery<Row>,
  fallbackTotal: number | undefined,
): Counted {
  const earlier = isFetching && data?.rows.length ? data : undefined
  const counted =
    (currentData ? currentData.total : earlier && toldIn(earlier)) ?? (narrowed ? undefined : fallbackTotal)
  const sent = currentData ? sentIn(currentData) : 0
  const seen = sent ? request.start + sent : 0
  // A total below the number of visible rows is wrong.
  const total = Number(counted) >= seen ? counted : undefined
  return {
    total,
    hasNext: !!currentData && !isLastPage(request, sent, total),
    isGone: sent === 0 && !!currentData && page > 0,
    leftOut: progress ? progress.leftOut : leftOutIn(currentData),
  }
}

/** Without a total, a page is the last if the server has sent fewer rows than it was asked for. */
export const isLastPage = ({ start, end }: Range, sent: number | undefined, total: number | undefined) =>
  total === undefined ? (sent ?? 0) < end - start + 1 : end + 1 >= total

/** Whether the server has sent fewer rows than a page has, although there are more: it does not know the page size. */
export const isCutShort = <Row>(
  { start, end }: Range,
  window: ReadPage<Row> | undefined,
  total: number | undefined,
) => {
  const sent = window ? sentIn(window) : 0
  return sent > 0 && sent < end - start + 1 && (total === undefined || start + sent < total)
}
