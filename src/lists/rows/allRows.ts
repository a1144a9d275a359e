import { pageSize, type ListRequest } from '../../contract/paging'
import type { OnProgress } from './readWindows'

interface AnyRow {
  id: string
}

/** All rows that match the filters, and for each the smallest request that reads it again. */
export interface AllRows<Row> {
  rows: readonly Row[]
  requestOf: (row: Row) => ListRequest
}

/** Reads all rows that match the filters and reports the progress. Aborted, it ends with the rows read so far. */
export type ReadAll<Row> = (onProgress: OnProgress, signal: AbortSignal) => Promise<AllRows<Row>>

/** For a server that looks for an id. */
export const requestById = ({ id }: AnyRow): ListRequest => ({ start: 0, end: 0, id })

/** For a list whose rows come in this order: the page of ten that has the row. */
export function requestByPlace(rows: readonly AnyRow[]): (row: AnyRow) => ListRequest {
  const places = new Map(rows.map(({ id }, place) => [id, place]))
  return ({ id }) => {
    const place = places.get(id) ?? 0
    const start = place - (place % pageSize)
    return { start, end: start + pageSize - 1 }
  }
}
