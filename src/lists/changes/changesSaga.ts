import type { ActionCreatorWithPayload, Action as AnyAction } from '@reduxjs/toolkit'
import { call, put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga'
import { expired } from '../../session/sessionSlice'
import { runToEnd, safely } from '../../shared/sagas'
import { bulkText, type BulkRequest, type BulkWords } from './bulk'
import type { makeChangesSlice } from './changesSlice'
import type { RowOutcome } from './outcome'
import type { RowChange, RowKind } from './rowKind'

interface Parts<Row extends { id: string }, Action extends string> {
  kind: RowKind<Row, Action>
  slice: ReturnType<typeof makeChangesSlice<Action>>
  changeRequested: ActionCreatorWithPayload<RowChange<Action>>
  bulkWords: (action: Action) => BulkWords
  bulkRequested: ActionCreatorWithPayload<BulkRequest<Action>>
  bulkUndoRequested: ActionCreatorWithPayload<readonly AnyAction[]>
}

/** With the code around the rows, which comes when the page is idle; undefined when it cannot be loaded. */
const fetchChangeRow = () => import(/* webpackChunkName: "events" */ './changeRow').catch(() => undefined)

/** The saga for changes of rows: single changes, and bulk changes, which run one after the other. */
export function makeChangesSaga<Row extends { id: string }, Action extends string>({
  kind,
  slice,
  bulkWords,
  changeRequested,
  bulkRequested,
  bulkUndoRequested,
}: Parts<Row, Action>) {
  const { changeStarted, changeEnded, bulkStarted, bulkStopRequested, bulkEnded } = slice.actions
  const { selectBusy, selectBulk } = slice.selectors

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

  /** Changes the rows one after the other, each as a single change would be; Stop lets the current one finish. */
  function* changeMany({ changes, words }: BulkRequest<Action>) {
    const items = changes.map(({ id, name }) => ({ id, name }))
    yield* put(bulkStarted({ words, items }))
    try {
      for (const change of changes) {
        if ((yield* select(selectBulk))?.phase !== 'running') break
        const { id, name, action } = change
        const isBusy = (yield* select(selectBusy)).includes(id)
        if (isBusy)
          yield* put(
            changeEnded({ id, name, action, outcome: { kind: 'notSent', why: 'underway' }, isOneOfMany: true }),
          )
        else yield* call(perform, change, true)
      }
    } finally {
      const bulk = yield* select(selectBulk)
      yield* put(bulkEnded({ text: bulk && !bulk.isSeen ? bulkText(bulk) : undefined }))
    }
  }

  /** The inverse of each change that a bulk change has made, as a bulk change of its own. */
  function* undoMany(undos: readonly AnyAction[]) {
    const changes = undos.flatMap((undo) => (changeRequested.match(undo) ? [undo.payload] : []))
    const [first] = changes
    if (first) yield* changeMany({ changes, words: bulkWords(first.action) })
  }

  function* bulk(action: AnyAction) {
    if (bulkRequested.match(action)) yield* changeMany(action.payload)
    else if (bulkUndoRequested.match(action)) yield* undoMany(action.payload)
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
