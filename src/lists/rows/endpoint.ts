import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { ApiError } from '../../api/errors'
import type { AnsweredPage, Page } from '../../api/envelope'
import type { ListRequest } from '../../contract/paging'

/** A window of a list. `sent` is the number of rows before unreadable ones were left out. */
export type ReadPage<Row> = Page<Row> & Partial<Pick<AnsweredPage<Row>, 'sent' | 'applied' | 'isOver'>>

/** The state of a query for one window, as RTK Query's hooks give it. */
export interface WindowState<Row> {
  /** The window that arrived last, possibly an earlier one. */
  data?: ReadPage<Row>
  /** The requested window. */
  currentData?: ReadPage<Row>
  error?: ApiError
  isFetching: boolean
  requestId?: string
  originalArgs?: unknown
  /** Milliseconds since 1970. */
  fulfilledTimeStamp?: number
  refetch: () => unknown
}

interface HookOptions {
  skip?: boolean
  refetchOnMountOrArgChange?: boolean
  refetchOnFocus?: false
}

/** A call of the API as a thunk; `More` is what its promise has beside the result. `startedTimeStamp`: milliseconds since 1970. */
type Call<Data, More = unknown> = ThunkAction<
  Promise<{ data?: Data; error?: ApiError; startedTimeStamp?: number; status?: string }> & More,
  unknown,
  unknown,
  UnknownAction
>

/** An RTK Query endpoint that returns windows of a list. */
export interface Endpoint<Row, Arg> {
  useQuery: (arg: Arg, options?: HookOptions) => WindowState<Row>
  initiate: (
    arg: Arg,
    options: { subscribe?: false; forceRefetch?: true },
  ) => Call<ReadPage<Row>, { unsubscribe: () => void }>
}

export type ListEndpoint<Row> = Endpoint<Row, ListRequest>

/** Fetches a window into the cache unless it is there. */
export const readAhead = <Row>({ initiate }: ListEndpoint<Row>, request: ListRequest) =>
  initiate(request, { subscribe: false })
