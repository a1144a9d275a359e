import type { ApiError } from '../api/errors'
import type { Progress } from '../lists/search/progress'

/** A read as RTK Query's hooks and `useListRows` give it. */
export interface Reading<Value> {
  currentData?: Value | undefined
  error?: ApiError | undefined
  isFetching: boolean
  /** Milliseconds since 1970. */
  fulfilledTimeStamp?: number | undefined
  refetch: () => unknown
  /** How far a list has been searched in the browser. */
  progress?: Progress | undefined
}

/** Rows that belong to the person, in the order they are sent in; `total` counts also those that are not among `rows`. */
export interface Counted<Row> {
  rows: readonly Row[]
  total: number | undefined
}

/** One part of what was read together; undefined where the answer leaves it out. */
export const partOf = <Whole, Value>(
  { currentData, ...reading }: Reading<Whole>,
  part: (whole: Whole) => Value | undefined,
): Reading<Value> => ({ ...reading, currentData: currentData && part(currentData) })
