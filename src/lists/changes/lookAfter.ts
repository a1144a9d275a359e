import type { Action } from '@reduxjs/toolkit'
import { call, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import { readFresh } from '../../api/readFresh'
import { send } from '../../api/send'
import { widest, type ListRequest } from '../../contract/paging'
import { windowsFor } from './keptRow'
import type { RowOutcome } from './outcome'
import type { RowChange, RowKind } from './rowKind'

/** What belongs to one change of a row. */
export interface Watched {
  /** When somebody pressed, in milliseconds since 1970. */
  requestedAt: number
  /** Ends the change once more, to correct the ending before. */
  correct: (outcome: RowOutcome) => SagaGenerator<void>
  /** Whether an action begins the next change of the row. */
  isNext: (action: Action) => boolean
}

/**
 * Corrects what was told of a change that the server has confirmed, when the row shows otherwise where it is read again anyway.
 * Some servers report a failure as a success, and browsers may send a write twice, which turns a toggle back. The next change of
 * the row, such as its Undo, ends the look.
 */
export function* lookAfter<Row extends { id: string }, Name extends string>(
  kind: RowKind<Row, Name>,
  change: RowChange<Name>,
  { correct, isNext }: Watched,
) {
  const { row } = yield* race({ row: call(unchanged<Row, Name>, kind, change), next: take(isNext) })
  if (row) yield* correct({ kind: 'answerLost', isConfirmed: true, state: kind.stateOf(row), requestId: undefined })
}

function* unchanged<Row extends { id: string }, Name extends string>(
  kind: RowKind<Row, Name>,
  change: RowChange<Name>,
): SagaGenerator<Row | undefined> {
  // A search in the browser has the widest one.
  for (const window of [...(yield* call(windowsFor<Row, Name>, kind, change)), widest]) {
    // A change makes the store forget what nothing shows. What is shown is read again, at once or when other reads have ended.
    const isRead = kind.endpoint.select && (yield* select(kind.endpoint.select(window))).status !== 'uninitialized'
    // The first of two reads may have begun before the change was made.
    const row = isRead && (yield* unchangedIn(window, kind, change)) && (yield* unchangedIn(window, kind, change))
    if (row) return row
  }
  return undefined
}

/** The row if it is in the window as before its change; joins a read that is under way. */
function* unchangedIn<Row extends { id: string }, Name extends string>(
  window: ListRequest,
  { endpoint, allows }: RowKind<Row, Name>,
  { id, action }: RowChange<Name>,
): SagaGenerator<Row | undefined> {
  const { data, error } = yield* send(readFresh(endpoint, window))
  return error ? undefined : data?.rows.find((row) => row.id === id && allows(row, action))
}
