import type { ActionCreatorWithPayload, Action as AnyAction } from '@reduxjs/toolkit'
import { call, put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga'
import { expired } from '../../session/sessionSlice'
import { runToEnd, safely } from '../../shared/sagas'
import type { makeChangesSlice } from './changesSlice'
import type { RowOutcome } from './outcome'
import type { RowChange, RowKind } from './rowKind'

interface Parts<Row extends { id: string }, Action extends string> {
  kind: RowKind<Row, Action>
  slice: ReturnType<typeof makeChangesSlice<Action>>
  changeRequested: ActionCreatorWithPayload<RowChange<Action>>
  bulkRequested: ActionCreatorWithPayload<readonly RowChange<Action>[]>
  bulkUndoRequested: ActionCreatorWithPayload<readonly AnyAction[]>
}

/** With the code around the rows, which comes when the page is idle; undefined when it cannot be loaded. */
const fetchChangeRow = () => import(/* webpackChunkName: "events" */ './changeRow').catch(() => undefined)

/** With the code of the bulk actions, which comes with the first selected row. */
const fetchChangeMany = () => import(/* webpackChunkName: "menu" */ './changeMany').catch(() => undefined)

/** The saga for changes of rows: single changes, and bulk changes, which run one after the other. */
export function makeChangesSaga<Row extends { id: string }, Action extends string>({
  kind,
  slice,
  changeRequested,
  bulkRequested,
  bulkUndoRequested,
}: Parts<Row, Action>) {
  const { changeStarted, changeEnded, bulkStopRequested } = slice.actions
  const { selectBusy } = slice.selectors

  function* work(change: RowChange<Action>): SagaGenerator<RowOutcome> {
    const code = yield* call(fetchChangeRow)
    return code ? yield* code.changeRow(kind, change) : { kind: 'notSent', why: 'noCode' }
  }

  function* perform(change: RowChange<Action>, isOneOfMany: boolean) {
    const { id, name, action } = change
    const unknown: RowOutcome = { kind: 'unknown', requestId: undefined }
    yield* put(changeStarted(id))
    yield* runToEnd(work(change), unknown, (outcome) =>
      changeEnded({ id, name, action, outcome: withUndo(outcome, change), isOneOfMany }),
    )
  }

  function withUndo(outcome: RowOutcome, change: RowChange<Action>): RowOutcome {
    const opposite = kind.inverse[change.action]
    if (outcome.kind !== 'done' || !opposite) return outcome
    return { ...outcome, undo: changeRequested({ ...change, action: opposite }) }
  }

  function* changeOne({ payload }: ReturnType<typeof changeRequested>) {
    if ((yield* select(selectBusy)).includes(payload.id)) return
    yield* call(perform, payload, false)
  }

  /** The changes that are requested, or the inverse of each that a bulk change has made, as a bulk change of its own. */
  function changesIn(action: AnyAction): readonly RowChange<Action>[] {
    if (bulkRequested.match(action)) return action.payload
    if (!bulkUndoRequested.match(action)) return []
    return action.payload.flatMap((undo) => (changeRequested.match(undo) ? [undo.payload] : []))
  }

  function* bulk(requested: AnyAction) {
    const changes = changesIn(requested)
    const [first] = changes
    if (!first) return
    const { id, name, action } = first
    const code = yield* call(fetchChangeMany)
    if (code) yield* code.changeMany({ kind, slice, perform }, changes, action)
    else yield* put(changeEnded({ id, name, action, outcome: { kind: 'notSent', why: 'noCode' }, isOneOfMany: false }))
  }

  return function* changesSaga() {
    yield* takeEvery(changeRequested, safely(changeOne))
    yield* takeLeading([bulkRequested, bulkUndoRequested], safely(bulk))
    // After the next sign-in the person decides anew about the rest.
    yield* takeEvery(expired, function* () {
      yield* put(bulkStopRequested())
    })
  }
}
