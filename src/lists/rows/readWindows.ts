import { maxSpan, type ListRequest } from '../../contract/paging'
import type { ApiDispatch } from '../../api/send'
import { unexpected, unexpectedForm, type ApiError } from '../../api/errors'
import { readFresh } from '../../api/readFresh'
import type { ListEndpoint, ReadPage } from './endpoint'
import { leftOutIn, sentIn, toldIn } from './sentRows'
import { uncounted } from './uncounted'

/** A list that could not be read to its end, and by what failure. */
export class UnreadList extends Error {
  constructor(readonly failure: ApiError) {
    super('A window of the list could not be read.')
  }
}

type Signal = Pick<AbortSignal, 'aborted'>

/** A window of a list, with only the rows that did not come before: one that moves meanwhile comes once. */
interface NewWindow<Row> extends ReadPage<Row> {
  /** The first row of the next window. */
  next: number
  /** Rows that cannot be read; in the last window also those that never came because others came twice. */
  leftOut: number
}

/**
 * Reads the rows that the criteria keep, from row `start` to the end of the list, in windows of 100 rows. Where the total has fallen,
 * rows may have moved up out of the next window, which is then read from further up; `uncounted` says what is done without a total.
 * Ends early when aborted; throws when a window cannot be read, or when the same one comes again before the total is reached.
 */
export async function* windowsOf<Row extends { id: string }>(
  dispatch: ApiDispatch,
  endpoint: Pick<ListEndpoint<Row>, 'initiate'>,
  criteria: Partial<ListRequest>,
  signal: Signal,
  start = 0,
  /** Rows that were read before and do not come again. */
  before: readonly Row[] = [],
  /** The number of these, with the unreadable ones. */
  got = 0,
): AsyncGenerator<NewWindow<Row>, void> {
  const seen = new Set(before.map(({ id }) => id))
  // The lowest total: rows that are added meanwhile need not come.
  let least = Infinity
  /** So many rows at the front of the list, as it is now, have been read. */
  let reached = start
  const withoutTotal = uncounted()
  /** Whether the front is read again. */
  let isFront = false
  for (let next = start; !signal.aborted;) {
    // The first window is shown: a new answer to it would begin all reading anew, so the front is read by a smaller one.
    const range = { start: next, end: next + maxSpan - (isFront ? 2 : 1) }
    // The range first, as in the request that left before the scripts: it is known by its address.
    const answer = await dispatch(readFresh(endpoint, { ...range, ...criteria, ...range }))
    // If the front cannot be read again, the list has been read all the same.
    const data = answer.error ? (isFront ? { rows: [], total: undefined } : undefined) : answer.data
    if (!data) throw new UnreadList(answer.error ?? unexpected)
    const total = toldIn(data)
    const gone = least < Infinity && total !== undefined ? Math.max(0, least - total) : 0
    least = Math.min(least, total ?? least)
    reached = Math.max(0, reached - gone)
    if (next > reached) {
      // From further up than needed: as many may go again meanwhile.
      next = Math.max(0, reached - gone)
      continue
    }
    const known = seen.size
    const rows = data.rows.filter(({ id }) => !seen.has(id))
    for (const { id } of rows) seen.add(id)
    // Some servers return fewer rows than requested, so the next window starts after those that came.
    const sent = sentIn(data)
    reached = Math.max(reached, next + (sent || maxSpan))
    next = reached
    // A server that ignores paging sends the same window again, with the same unreadable rows.
    const isRepeated = rows.length === 0 && data.rows.length > 0
    // Or the whole list, if that has more rows than a window.
    const isWhole = !!data.isOver && known > 0 && data.rows.length - rows.length >= known
    let leftOut = isRepeated || isFront ? 0 : leftOutIn(data) - (isWhole ? got - known : 0)
    got += rows.length + leftOut
    const after =
      total === undefined
        ? withoutTotal({ sent, ids: data.rows.map(({ id }) => id), fresh: rows.length, isWhole })
        : next < total
          ? 'more'
          : { missing: 0 }
    if (after === 'front') {
      isFront = true
      next = reached = 0
      continue
    }
    if (after !== 'more') leftOut += least < Infinity ? Math.max(0, least - got) : after.missing
    yield { rows, total, applied: data.applied, next, leftOut }
    if (after !== 'more') return
    if (isRepeated && total !== undefined && reached > got) throw new Error(unexpectedForm)
  }
}

/** Called while a list is read, with the rows so far and the total; `total` is undefined while unknown. */
export type OnProgress = (read: number, total: number | undefined) => void

/** The same with those rows. */
export type OnRows<Row> = (...progress: [...Parameters<OnProgress>, rows: readonly Row[]]) => void

/** Reads all rows of a list, and counts those that cannot be read; throws when a whole window cannot. */
export async function readToEnd<Row extends { id: string }>(
  dispatch: ApiDispatch,
  endpoint: Pick<ListEndpoint<Row>, 'initiate'>,
  criteria: Partial<ListRequest>,
  onRead: OnRows<Row>,
  signal: Signal,
): Promise<{ rows: Row[]; leftOut: number }> {
  const all = { rows: new Array<Row>(), leftOut: 0 }
  for await (const { rows, leftOut, total } of windowsOf(dispatch, endpoint, criteria, signal)) {
    all.rows.push(...rows)
    all.leftOut += leftOut
    onRead(all.rows.length, total, all.rows)
  }
  return all
}
