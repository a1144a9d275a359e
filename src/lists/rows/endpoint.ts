import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { ApiError } from '../../api/errors'
import type { AnsweredPage, Page, Range } from '../../api/unwrap'
import type { ListRequest } from '../../contract/paging'

/** A window as its reader gives it. A reader that leaves rows out says how many there were in `sent`. */
export type ReadPage<Row> = Page<Row> & Partial<Pick<AnsweredPage<Row>, 'sent' | 'applied'>>

/** The state of a query for one window, as RTK Query's hooks give it. */
export interface WindowState<Row> {
  /** The window that arrived last, maybe an earlier one. */
  data?: ReadPage<Row>
  /** The window asked for. */
  currentData?: ReadPage<Row>
  error?: ApiError
  isFetching: boolean
  /** Milliseconds since 1970. */
  fulfilledTimeStamp?: number
  refetch: () => unknown
}

interface HookOptions {
  skip?: boolean
  refetchOnMountOrArgChange?: boolean
}

/** A call of the API that can be dispatched. */
type Call<Data> = ThunkAction<Promise<{ data?: Data; error?: ApiError }>, unknown, unknown, UnknownAction>

/** An endpoint of RTK Query that answers windows of a list. */
export interface Endpoint<Row, Arg> {
  useQuery: (arg: Arg, options?: HookOptions) => WindowState<Row>
  initiate: (arg: Arg, options: { subscribe: false; forceRefetch?: true }) => Call<ReadPage<Row>>
}

export type ListEndpoint<Row> = Endpoint<Row, ListRequest>

/** Reads one window of a list. */
export type ReadWindow<Row> = (range: Range) => Call<ReadPage<Row>>

/** Reads a window into the cache, unless it is there. */
export const readAhead = <Row>({ initiate }: ListEndpoint<Row>, request: ListRequest) =>
  initiate(request, { subscribe: false })
