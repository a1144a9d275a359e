import { call, type SagaGenerator } from 'typed-redux-saga'
import { errorText, isOutcomeUnknown, requestIdOf } from '../../api/errors'
import { send } from '../../api/send'
import { readFresh } from '../rows/endpoint'
import { findRow } from '../rows/findRow'
import type { RowOutcome } from './outcome'
import type { RowChange, RowKind } from './rowKind'

/**
 * Changes one row and answers how that ended; a `done` change has no Undo yet. The calls carry no wanted state (a toggle flips
 * whatever it finds), so the row is read first: when a colleague was faster nothing is sent. Nothing is ever sent twice.
 */
export function* changeRow<Row extends { id: string }, Action extends string>(
  kind: RowKind<Row, Action>,
  change: RowChange<Action>,
): SagaGenerator<RowOutcome> {
  const { action, request } = change
  const before = yield* call(readRow<Row, Action>, kind, change)
  if (typeof before === 'string') return { kind: 'notSent', why: before }
  if (!kind.allows(before, action)) return { kind: 'notNeeded', why: kind.whyNot?.(before, action) }

  const sent = { ...change, text: kind.textOf(before) }
  const { data, error } = yield* send(kind.send(sent))
  if (!error) return { kind: 'done', said: data?.message ?? '', undo: undefined }
  const requestId = requestIdOf(error)
  if (!isOutcomeUnknown(error)) {
    // Shown is what is true now.
    yield* send(readFresh(kind.endpoint, request))
    return { kind: 'refused', said: errorText(error), requestId }
  }
  return { ...(yield* call(afterLostAnswer<Row, Action>, kind, sent)), requestId }
}

/** The row is read again; where it cannot be read, nobody knows. */
function* afterLostAnswer<Row extends { id: string }, Action extends string>(
  kind: RowKind<Row, Action>,
  change: RowChange<Action>,
) {
  const now = yield* call(readRow<Row, Action>, kind, change)
  if (now === 'gone' && change.action === kind.removal) return { kind: 'answerLost', state: null } as const
  if (typeof now === 'string') return { kind: 'unknown' } as const
  return { kind: 'answerLost', state: kind.stateOf(now) } as const
}

/** The row as the server has it now, in its window or wherever else it stands by now. */
function* readRow<Row extends { id: string }, Action extends string>(
  { endpoint }: RowKind<Row, Action>,
  { id, text, request }: RowChange<Action>,
) {
  // A read that failed still brings the rows of the one before.
  const { data, error } = yield* send(readFresh(endpoint, request))
  if (!data || error) return 'unreadable'
  const [row, another] = data.rows.filter((one) => one.id === id)
  // Which of them a call would change nobody knows.
  if (another) return 'ambiguous'
  if (row) return row
  const found = yield* send(findRow(endpoint, { id, text }))
  return found.error ? 'unreadable' : (found.data ?? 'gone')
}
