import { call, put, spawn, type SagaGenerator } from 'typed-redux-saga'
import { baseApi } from '../../api/baseApi'
import { readFresh } from '../../api/readFresh'
import { send } from '../../api/send'
import { sendWrite } from '../../api/sendWrite'
import { tagTypes } from '../../api/tags'
import { isSameField } from '../../shared/isSameField'
import { safely } from '../../shared/sagas'
import { findRow } from '../rows/findRow'
import { keepRow, readNear, unreadable, type Look } from './keptRow'
import { lookAfter, type Watched } from './lookAfter'
import { outcomeText, type RowOutcome } from './outcome'
import type { RowChange, RowKind } from './rowKind'

/**
 * Changes one row and answers how that ended; a `done` change has no Undo yet. The calls carry no wanted state (a toggle flips
 * whatever it finds), so the row is read first: when a colleague was faster nothing is sent. Nothing is ever sent twice.
 */
export function* changeRow<Row extends { id: string }, Action extends string>(
  kind: RowKind<Row, Action>,
  change: RowChange<Action>,
  watched: Watched,
): SagaGenerator<RowOutcome> {
  const { row, ended } = yield* lookBefore(kind, change, watched.requestedAt)
  // Whatever shows the row as it was has to show what there is to look at.
  if (row && ended) yield* put(baseApi.util.invalidateTags([...tagTypes]))
  const outcome = ended ?? (yield* sendChange(kind, { ...change, text: kind.textOf(row) }))
  // Apart from the change: its message does not wait for these reads, which may fail.
  if (row) yield* spawn(safely(keepRow<Row, Action>), kind, change, outcome)
  if (outcome.kind === 'done') yield* spawn(safely(lookAfter<Row, Action>), kind, change, watched)
  return outcome
}

/** How a change ended, as a sentence. The dialog of many has the name beside it. */
export const endText = <Row extends { id: string }, Action extends string>(
  { noun, done, removal }: RowKind<Row, Action>,
  { action, name }: RowChange<Action>,
  outcome: RowOutcome,
  isOneOfMany: boolean,
) =>
  outcomeText(outcome, {
    noun,
    done: done[action],
    isRemoval: action === removal,
    ...(!isOneOfMany && { name }),
  })

/**
 * Reads the row before a change. In its window or by its id, a read that began before `since`, the time of the press in milliseconds
 * since 1970, does not count: it may lack what a colleague has changed. Sends nothing, so it may be stopped at any time.
 */
export function* lookBefore<Row extends { id: string }, Action extends string>(
  kind: RowKind<Row, Action>,
  change: RowChange<Action>,
  since = Date.now(),
): SagaGenerator<Look<Row>> {
  const { action } = change
  const { row: before, ended } = yield* call(readRow<Row, Action>, kind, change, since)
  if (ended) return { ended }
  if (!kind.allows(before, action)) return { ended: { kind: 'notNeeded', why: kind.whyNot?.(before, action) } }
  const hasChanged = Object.entries(change.seen ?? {}).some(
    ([name, value]) => !isSameField(name, Reflect.get(before, name), value),
  )
  return { row: before, ...(hasChanged && { ended: { kind: 'refused', said: changedText, requestId: undefined } }) }
}

const changedText = 'Changed since you looked at it, so nothing was sent. Look again'

/** Sends a change once, without a look at the row before. */
export function* sendChange<Row extends { id: string }, Action extends string>(
  kind: RowKind<Row, Action>,
  change: RowChange<Action>,
): SagaGenerator<RowOutcome> {
  const end = yield* sendWrite(kind.send(change), () => stateNow(kind, change))
  switch (end.kind) {
    case 'done':
      return { kind: 'done', said: end.data.message, undo: undefined }
    case 'refused':
      // Shown is what is true now.
      yield* send(readFresh(kind.endpoint, change.request))
      return { kind: 'refused', said: end.text, requestId: end.requestId }
    case 'answerLost':
      return { kind: 'answerLost', state: end.now, requestId: end.requestId }
    case 'unknown':
      return { kind: 'unknown', requestId: end.requestId }
  }
}

/** What the row's state is called now, null when the row was removed as wanted; undefined when it cannot be read. */
function* stateNow<Row extends { id: string }, Action extends string>(
  kind: RowKind<Row, Action>,
  change: RowChange<Action>,
): SagaGenerator<string | null | undefined> {
  const { row, ended } = yield* call(readRow<Row, Action>, kind, change)
  if (ended === gone && change.action === kind.removal) return null
  return row && kind.stateOf(row)
}

const gone: RowOutcome = { kind: 'notSent', why: 'gone' }

/** The row as the server has it now, in its window or wherever else it stands by now. */
function* readRow<Row extends { id: string }, Action extends string>(
  kind: RowKind<Row, Action>,
  change: RowChange<Action>,
  since?: number,
): SagaGenerator<Look<Row>> {
  const near = yield* call(readNear<Row, Action>, kind, change, since)
  if (near) return near
  const { data: row, error } = yield* send(findRow(kind.endpoint, change, { signal: { aborted: false }, since }))
  if (error) return { ended: unreadable(error) }
  return row ? { row } : { ended: gone }
}
