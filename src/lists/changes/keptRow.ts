import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import type { Range } from '../../api/envelope'
import { readFresh } from '../../api/readFresh'
import { send } from '../../api/send'
import { pageSize } from '../../contract/paging'
import { listsSlice, type WithLists } from '../search/listsSlice'
import type { RowOutcome } from './outcome'
import type { RowChange, RowKind } from './rowKind'

/** The rows of a list that were read for a search in the browser. */
const keptIn =
  <Row extends { id: string }, Action extends string>({ name }: RowKind<Row, Action>) =>
  ({ lists }: Partial<WithLists<Row>>) =>
    lists?.readings[name]

/**
 * The ten rows around one that was read for a search in the browser, after the first window; undefined for any other. There the
 * page that shows the row is no window of the server's.
 */
export function* windowAround<Row extends { id: string }, Action extends string>(
  kind: RowKind<Row, Action>,
  id: string,
): SagaGenerator<Range | undefined> {
  const reading = yield* select(keptIn(kind))
  const place = (reading?.before ?? reading)?.rows.findIndex((row) => row.id === id) ?? -1
  if (!reading || place < 0) return undefined
  const start = Math.max(0, reading.from + place - pageSize / 2)
  return { start, end: start + pageSize - 1 }
}

/**
 * Reads a row after its change and puts it among those that were read for a search in the browser. They are all read again after
 * a change, which may take minutes, and until then the row would be shown, and exported, as it was.
 */
export function* keepRow<Row extends { id: string }, Action extends string>(
  kind: RowKind<Row, Action>,
  { id, action }: RowChange<Action>,
  { kind: end }: RowOutcome,
) {
  const range = yield* call(windowAround<Row, Action>, kind, id)
  if (!range) return
  const { data, error } = yield* send(readFresh(kind.endpoint, range))
  const row = data?.rows.find((one) => one.id === id)
  const reading = yield* select(keptIn(kind))
  // Rows that were added or left out may have moved it out of these ten.
  const isRemoved = action === kind.removal && end === 'done'
  if (error || !reading || (!row && !isRemoved)) return
  const withRow = (rows: readonly Row[]) => rows.flatMap((one) => (one.id === id ? (row ?? []) : one))
  const { before } = reading
  yield* put(
    listsSlice.actions.rowKept({
      list: kind.name,
      rows: withRow(reading.rows),
      ...(before && { before: { ...before, rows: withRow(before.rows) } }),
    }),
  )
}
