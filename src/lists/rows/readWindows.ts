import { maxSpan } from '../../contract/paging'
import type { ApiDispatch } from '../../api/send'
import type { ReadPage, ReadWindow } from './endpoint'

export const sentIn = <Row>({ sent, rows }: ReadPage<Row>) => sent ?? rows.length

type Signal = Pick<AbortSignal, 'aborted'>

/**
 * A list from row `start` to its end, window after window of 100 rows; `next` is the row the next window begins at. Ends
 * early when the signal says so, and throws when a window cannot be read. A row that moved on between two windows comes
 * once. `total` is undefined while nobody knows it.
 */
export async function* windowsOf<Row extends { id: string }>(
  dispatch: ApiDispatch,
  read: ReadWindow<Row>,
  signal: Signal,
  start = 0,
): AsyncGenerator<ReadPage<Row> & { next: number }> {
  const seen = new Set<string>()
  for (let next = start; !signal.aborted;) {
    const { data, error } = await dispatch(read({ start: next, end: next + maxSpan - 1 }))
    if (error || !data) throw new Error('A window of the list could not be read.', { cause: error })
    const rows = data.rows.filter(({ id }) => !seen.has(id))
    for (const { id } of rows) seen.add(id)
    // Some servers give fewer rows at once than asked for, so only what came counts.
    const sent = sentIn(data)
    next += sent || maxSpan
    yield { rows, total: data.total, applied: data.applied, next }
    // Without a total the end is where nothing new comes.
    if (data.total === undefined ? sent === 0 || (rows.length === 0 && data.rows.length > 0) : next >= data.total)
      return
  }
}

/** Called while a list is read: how many rows are here, of how many; `total` is undefined while nobody knows it. */
export type OnProgress = (read: number, total: number | undefined) => void

/** All rows of a list, however it is read; throws when a window cannot be read. */
export async function readToEnd<Row extends { id: string }>(
  dispatch: ApiDispatch,
  read: ReadWindow<Row>,
  onProgress: OnProgress,
  signal: Signal,
): Promise<Row[]> {
  const all: Row[] = []
  for await (const { rows, total } of windowsOf(dispatch, read, signal)) {
    all.push(...rows)
    onProgress(all.length, total)
  }
  return all
}
