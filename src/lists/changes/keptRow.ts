import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import type { Range } from '../../api/envelope'
import { failureOf, unexpected, type ApiError } from '../../api/errors'
import { readFresh } from '../../api/readFresh'
import { send } from '../../api/send'
import { maxSpan, pageSize, type ListRequest } from '../../contract/paging'
import { listsSlice, type WithLists } from '../search/listsSlice'
import type { RowOutcome } from './outcome'
import type { RowChange, RowKind } from './rowKind'

/** The rows of a list that were read for a search in the browser. */
const keptIn =
  <Row extends { id: string }, Action extends string>({ name }: RowKind<Row, Action>) =>
  ({ lists }: Partial<WithLists<Row>>) =>
    lists?.readings[name]

/**
 * The windows around a row that was read for a search in the browser, after the first window; none for any other. Ten rows come
 * first, because some servers send no more; among a hundred it is still where others have moved it since.
 */
function* windowsAround<Row extends { id: string }, Action extends string>(kind: RowKind<Row, Action>, id: string) {
  const reading = yield* select(keptIn(kind))
  const place = (reading?.before ?? reading)?.rows.findIndex((row) => row.id === id) ?? -1
  if (!reading || place < 0) return []
  return [pageSize, maxSpan].map((span): Range => {
    const start = Math.max(0, reading.from + place - span / 2)
    return { start, end: start + span - 1 }
  })
}

/** Whether the server pages the list by itself, or one row is requested; a search in the browser has its own pages. */
const isServers = (request: ListRequest) =>
  Object.entries(request).every(([name, value]) => !value || ['start', 'end', 'id'].includes(name))

/** The windows in which a row should be, in the order in which they are read. */
export function* windowsFor<Row extends { id: string }, Action extends string>(
  kind: RowKind<Row, Action>,
  { id, request }: RowChange<Action>,
): SagaGenerator<readonly ListRequest[]> {
  const around = yield* call(windowsAround<Row, Action>, kind, id)
  return isServers(request) || !around.length ? [request, ...around] : around
}

/** What a look at the row before a change has found: the row as it is, or how the change ends without being sent; both if the row has changed. */
export type Look<Row> = { row: Row; ended?: undefined } | { row?: Row; ended: RowOutcome }

/** The end of a change whose row cannot be read before it. */
export function unreadable(error: ApiError): RowOutcome {
  const { text: reason, requestId } = failureOf(error)
  return { kind: 'notSent', why: 'unreadable', reason, requestId }
}

/** Reads a row where it should be, as it was at `since` or later; undefined when it is elsewhere by now, or gone. */
export function* readNear<Row extends { id: string }, Action extends string>(
  kind: RowKind<Row, Action>,
  change: RowChange<Action>,
  since?: number,
): SagaGenerator<Look<Row> | undefined> {
  for (const window of yield* call(windowsFor<Row, Action>, kind, change)) {
    // A read that failed still brings the rows of the one before.
    const { data, error } = yield* send(readFresh(kind.endpoint, window, since))
    if (!data || error) return { ended: unreadable(error ?? unexpected) }
    const [row, another] = data.rows.filter(({ id }) => id === change.id)
    // Which of them a call would change nobody knows.
    if (another) return { ended: { kind: 'notSent', why: 'ambiguous' } }
    if (row) return { row }
  }
  return undefined
}

/**
 * Reads a row after its change and puts it among those that were read for a search in the browser. They are all read again after
 * a change, which may take minutes, and until then the row would be shown, and exported, as it was.
 */
export function* keepRow<Row extends { id: string }, Action extends string>(
  kind: RowKind<Row, Action>,
  change: RowChange<Action>,
  { kind: end }: RowOutcome,
) {
  const { id, action } = change
  if ((yield* call(windowsAround<Row, Action>, kind, id)).length === 0) return
  const near = yield* call(readNear<Row, Action>, kind, change)
  const reading = yield* select(keptIn(kind))
  // Where it is neither there nor deleted, others have moved it further away.
  const isRemoved = action === kind.removal && end === 'done'
  if (near?.ended || !reading || (!near && !isRemoved)) return
  const withRow = (rows: readonly Row[]) => rows.flatMap((one) => (one.id === id ? (near?.row ?? []) : one))
  const { before } = reading
  yield* put(
    listsSlice.actions.rowKept({
      list: kind.name,
      rows: withRow(reading.rows),
      ...(before && { before: { ...before, rows: withRow(before.rows) } }),
    }),
  )
}
