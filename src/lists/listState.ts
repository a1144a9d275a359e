import type { ApiError } from '../api/errors'
import { pageSize } from '../contract/paging'
import type { ListParams } from './listParams'
import type { ShownList } from './defineList'
import type { ReadAll } from './tools/ListMenu'
import type { Progress } from './search/progress'

type Window<Row> = { rows: readonly Row[]; total: number | undefined } | undefined

/** The rows behind a list, whoever has them. */
export interface RowsQuery<Row> {
  /** The window asked for. */
  currentData?: Window<Row>
  /** The window that arrived last, maybe an earlier one. */
  data?: Window<Row>
  error?: ApiError
  isFetching: boolean
  /** Milliseconds since 1970. */
  fulfilledTimeStamp?: number | undefined
  refetch: () => unknown
  readAll: ReadAll<Row>
  /** How far the search in the browser is, where it is done here. */
  progress?: Progress | undefined
  /** Called with each letter of a search at once. */
  onType?: (text: string) => void
}

/** What is shown in the place of the rows. */
export type Shown<Row> =
  | { state: 'loading' }
  /** The browser looks through the list and has found nothing so far. */
  | { state: 'searching'; read: number; total: number | undefined; stop: () => void }
  /** `isEarlier`: those of before, while others are on their way. */
  | { state: 'rows'; rows: readonly Row[]; isEarlier: boolean }
  | { state: 'empty' }
  | { state: 'noMatch'; text: string }
  /** Nothing was found in the rows that were looked through before the search was stopped. */
  | { state: 'stopped'; read: number; again: () => void }
  | { state: 'failed'; error: ApiError }

export interface Counted {
  /** Rows in all; undefined when nobody knows. */
  total: number | undefined
  /** Whether the page after this one has rows. */
  hasNext: boolean
  /** The page has no rows any more: the one before it is shown instead. */
  isGone: boolean
}

/** Which of the states a list is in. That there are no rows is said only of what was asked for, and on the first page. */
export function shownOf<Row>(
  list: ShownList<Row>,
  { narrowed, request, page }: ListParams,
  { currentData, data, isFetching, error, progress }: RowsQuery<Row>,
): Shown<Row> {
  // Earlier rows stay until the next ones arrive, but never in the place of rows that could not be read.
  const earlier = isFetching && data?.rows.length ? data : undefined
  const window = currentData?.rows.length === 0 && page > 0 ? undefined : (currentData ?? earlier)
  if (window?.rows.length) return { state: 'rows', rows: window.rows, isEarlier: isFetching && !currentData }
  if (!window && error && !isFetching) return { state: 'failed', error }
  if (!window)
    return progress?.state === 'reading' && isFetching ? { ...progress, state: 'searching' } : { state: 'loading' }
  if (progress && progress.state !== 'complete') return { ...progress, state: 'stopped' }
  if (!narrowed) return { state: 'empty' }
  const { title, noMatch = title } = list.empty
  return { state: 'noMatch', text: typeof noMatch === 'string' ? noMatch : noMatch(request, progress !== undefined) }
}

/** How many rows there are, as the list says or, while it is not narrowed, as another call has counted them. */
export function countedOf<Row>(
  { narrowed, request, page }: ListParams,
  { currentData, data, isFetching }: RowsQuery<Row>,
  countedElsewhere: number | undefined,
): Counted {
  const earlier = isFetching && data?.rows.length ? data : undefined
  const counted = (currentData ?? earlier)?.total ?? (narrowed ? undefined : countedElsewhere)
  const shown = currentData?.rows.length ?? 0
  const seen = shown ? request.start + shown : 0
  // Fewer than are seen there cannot be, whoever has counted them.
  const total = counted !== undefined && counted >= seen ? counted : undefined
  return {
    total,
    hasNext: currentData !== undefined && !isLastPage(request, shown, total),
    isGone: shown === 0 && currentData !== undefined && page > 0,
  }
}

/** Without a total, a page that is not full is the last. */
export const isLastPage = ({ start }: { start: number }, shown: number | undefined, total: number | undefined) =>
  total === undefined ? (shown ?? 0) < pageSize : start + pageSize >= total
