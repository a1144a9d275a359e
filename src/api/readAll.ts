import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { maxSpan } from './contract/paging'
import type { ApiError } from './errors'
import type { ApiDispatch } from './send'
import type { Page, Range } from './unwrap'

/** Reads one window of a list. */
export type ReadWindow<Row> = (
  range: Range,
) => ThunkAction<Promise<{ data?: Page<Row>; error?: ApiError }>, unknown, unknown, UnknownAction>

/**
 * A list from row `start` to its end, window after window of 100 rows; `next` is the row the next window begins at. Ends
 * early when the signal says so, and throws when a window cannot be read. A row that moved on between two windows comes
 * once. `total` is undefined while nobody knows it.
 */
export async function* windowsOf<Row extends { id: string }>(
  dispatch: ApiDispatch,
  read: ReadWindow<Row>,
  signal: AbortSignal,
  start = 0,
): AsyncGenerator<Page<Row> & { next: number }> {
  const seen = new Set<string>()
  for (let next = start; !signal.aborted;) {
    const { data, error } = await dispatch(read({ start: next, end: next + maxSpan - 1 }))
    if (error || !data) throw new Error('A window of the list could not be read.', { cause: error })
    const rows = data.rows.filter(({ id }) => !seen.has(id))
    for (const { id } of rows) seen.add(id)
    // Some servers give fewer rows at once than asked for, so only what came counts.
    next += data.rows.length || maxSpan
    yield { rows, total: data.total, next }
    if (data.total === undefined ? rows.length === 0 : next >= data.total) return
  }
}
