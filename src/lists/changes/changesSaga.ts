import type { ActionCreatorWithPayload, Action as AnyAction } from '@reduxjs/toolkit'
import { call, put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga'
import { expired } from '../../session/sessionSlice'
import { runToEnd, safely } from '../../shared/sagas'
import type { makeChangesSlice } from './changesSlice'
import { noCodeText } from './noCode'
import type { RowOutcome } from './outcome'
import type { RowChange, RowKind } from './rowKind'

interface Parts<Row extends { id: string }, Action extends string> {
  kind: RowKind<Row, Action>
  slice: ReturnType<typeof makeChangesSlice<Action>>
  changeRequested: ActionCreatorWithPayload<RowChange<Action>>
  bulkRequested: ActionCreatorWithPayload<readonly RowChange<Action>[]>
  bulkUndoRequested: ActionCreatorWithPayload<readonly AnyAction[]>
}

/** With the code of the messages, which the first interaction fetches; undefined when it cannot be loaded. */
const fetchChangeRow = () => import(/* webpackChunkName: "messages" */ './changeRow').catch(() => undefined)

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
  const { selectBulk, selectBusy } = slice.selectors

  let code: Awaited<ReturnType<typeof fetchChangeRow>>

  function* work(change: RowChange<Action>, isOneOfMany: boolean, requestedAt: number): SagaGenerator<RowOutcome> {
    code = yield* call(fetchChangeRow)
    const isNext = (action: AnyAction) => changeStarted.match(action) && action.payload === change.id
    function* correct(outcome: RowOutcome) {
      // The dialog may be closed by now.
      const isShown = isOneOfMany && (yield* select(selectBulk))?.items.some(({ id }) => id === change.id)
      yield* put(endOf(change, outcome, isShown))
    }
    return code
      ? yield* code.changeRow(kind, change, { requestedAt, correct, isNext })
      : { kind: 'notSent', why: 'noCode' }
  }

  /** With the Undo of a change that was made and has an inverse. */
  function endOf(change: RowChange<Action>, outcome: RowOutcome, isOneOfMany = false) {
    const { id, name, action } = change
    const opposite = outcome.kind === 'done' && kind.inverse[action]
    const undo = opposite && { undo: changeRequested({ ...change, action: opposite }) }
    const text = code?.endText(kind, change, outcome, isOneOfMany) ?? noCodeText
    return changeEnded({ id, name, action, outcome: { ...outcome, ...undo }, text, isOneOfMany })
  }

  function* perform(change: RowChange<Action>, isOneOfMany: boolean, requestedAt = Date.now()) {
    yield* put(changeStarted(change.id))
    yield* runToEnd(work(change, isOneOfMany, requestedAt), { kind: 'unknown', requestId: undefined }, (outcome) =>
      endOf(change, outcome, isOneOfMany),
    )
  }

  const oneOfMany = (change: RowChange<Action>, requestedAt: number) => perform(change, true, requestedAt)

  function* changeOne({ payload }: ReturnType<typeof changeRequested>) {
    const isBusy = (yield* select(selectBusy)).includes(payload.id)
    if (isBusy) code ??= yield* call(fetchChangeRow)
    yield* isBusy ? put(endOf(payload, { kind: 'notSent', why: 'underway' })) : call(perform, payload, false)
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
    code ??= yield* call(fetchChangeRow)
    const many = yield* call(fetchChangeMany)
    if (many) yield* many.changeMany({ kind, slice, perform: oneOfMany, endOf }, changes, first.action)
    else yield* put(endOf(first, { kind: 'notSent', why: 'noCode' }))
  }

  return function* changesSaga() {
    yield* takeEvery(changeRequested, safely(changeOne))
    yield* takeLeading(bulkRequested, safely(bulk))
    yield* takeEvery(bulkUndoRequested, safely(bulk))
    // After the next sign-in the person decides anew about the rest.
    yield* takeEvery(expired, function* () {
      yield* put(bulkStopRequested())
    })
  }
}
