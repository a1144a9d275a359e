import { maxSpan, type ListRequest } from '../../contract/paging'
import type { ApiDispatch } from '../../api/send'
import { unexpectedForm } from '../../api/errors'
import { readFresh } from '../../api/readFresh'
import type { ListEndpoint, ReadPage } from './endpoint'

export const sentIn = <Row>({ sent, rows }: ReadPage<Row>) => sent ?? rows.length

/** Rows of a window that were sent and cannot be read. */
export const leftOutIn = <Row>(page: ReadPage<Row> | undefined) => (page ? sentIn(page) - page.rows.length : 0)

type Signal = Pick<AbortSignal, 'aborted'>

/**
 * Reads a list, or the rows of it that the criteria keep, from row `start` to its end, in windows of 100 rows. A row that has
 * moved between two windows comes once, and none of `before` comes: those have been read already. Of each window, `next` is the
 * first row of the one after it, `leftOut` counts the rows that cannot be read, and `total` is undefined while unknown. Ends
 * early when aborted; throws when a window cannot be read, or when the same one comes again before the total is reached.
 */
export async function* windowsOf<Row extends { id: string }>(
  dispatch: ApiDispatch,
  endpoint: Pick<ListEndpoint<Row>, 'initiate'>,
  criteria: Partial<ListRequest>,
  signal: Signal,
  start = 0,
  before: readonly Row[] = [],
): AsyncGenerator<ReadPage<Row> & { next: number; leftOut: number }, void> {
  const seen = new Set(before.map(({ id }) => id))
  for (let next = start; !signal.aborted;) {
    const range = { start: next, end: next + maxSpan - 1 }
    // The range first, as in the request that left before the scripts: it is known by its address.
    const { data, error } = await dispatch(readFresh(endpoint, { ...range, ...criteria, ...range }))
    if (error || !data) throw new Error('A window of the list could not be read.', { cause: error })
    const rows = data.rows.filter(({ id }) => !seen.has(id))
    for (const { id } of rows) seen.add(id)
    // Some servers return fewer rows than requested, so the next window starts after those that came.
    const sent = sentIn(data)
    next += sent || maxSpan
    // A server that ignores paging sends the same window again, with the same unreadable rows.
    const isRepeated = rows.length === 0 && data.rows.length > 0
    yield { rows, total: data.total, applied: data.applied, next, leftOut: isRepeated ? 0 : leftOutIn(data) }
    // Without a total, the list ends where a window brings nothing new.
    if (data.total === undefined ? sent === 0 || isRepeated : next >= data.total) return
    if (isRepeated) throw new Error(unexpectedForm)
  }
}

/** Called while a list is read, with the rows so far and the total; `total` is undefined while unknown. */
export type OnProgress = (read: number, total: number | undefined) => void

/** Reads all rows of a list, and counts those that cannot be read; throws when a whole window cannot. */
export async function readToEnd<Row extends { id: string }>(
  dispatch: ApiDispatch,
  endpoint: Pick<ListEndpoint<Row>, 'initiate'>,
  criteria: Partial<ListRequest>,
  onProgress: OnProgress,
  signal: Signal,
): Promise<{ rows: Row[]; leftOut: number }> {
  const all = { rows: new Array<Row>(), leftOut: 0 }
  for await (const { rows, leftOut, total } of windowsOf(dispatch, endpoint, criteria, signal)) {
    all.rows.push(...rows)
    all.leftOut += leftOut
    onProgress(all.rows.length, total)
  }
  return all
}
