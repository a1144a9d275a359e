import { pageSize, type ListRequest } from '../../contract/paging'
import type { OnRows } from './readWindows'

/** All rows that match the filters. */
export interface AllRows<Row> {
  rows: readonly Row[]
  /** Rows of the list that cannot be read. */
  leftOut: number
  /** All rows of the list in its own order, if the server does not look for an id; then a row is read again by its place. */
  inOrder: readonly Row[] | undefined
}

/** Reads all rows that match the filters and reports the progress. Aborted, it ends with the rows read so far. */
export type ReadAll<Row> = (onRead: OnRows<Row>, signal: Pick<AbortSignal, 'aborted'>) => Promise<AllRows<Row>>

/** For each row the smallest request that reads it again: by its id, or the page of ten that had it. */
export function requestOfEach<Row extends { id: string }>({ inOrder }: AllRows<Row>): (row: Row) => ListRequest {
  if (!inOrder) return ({ id }) => ({ start: 0, end: 0, id })
  const places = new Map(inOrder.map(({ id }, place) => [id, place]))
  return ({ id }) => {
    const place = places.get(id) ?? 0
    const start = place - (place % pageSize)
    return { start, end: start + pageSize - 1 }
  }
}
