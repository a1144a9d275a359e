import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { bulkText, type BulkWords } from './bulk'
import type { makeChangesSlice } from './changesSlice'
import type { RowChange, RowKind } from './rowKind'

interface Parts<Row extends { id: string }, Action extends string> {
  kind: RowKind<Row, Action>
  slice: ReturnType<typeof makeChangesSlice<Action>>
  /** Makes one change, and puts its ending. */
  perform: (change: RowChange<Action>, isOneOfMany: boolean) => SagaGenerator<void>
}

/** Changes the rows one after the other, each as a single change would be; Stop lets the current one finish. */
export function* changeMany<Row extends { id: string }, Action extends string>(
  { kind, slice, perform }: Parts<Row, Action>,
  changes: readonly RowChange<Action>[],
  action: Action,
) {
  const { changeEnded, bulkStarted, bulkEnded } = slice.actions
  const { selectBusy, selectBulk } = slice.selectors
  const items = changes.map(({ id, name }) => ({ id, name }))
  yield* put(bulkStarted({ words: wordsOf(kind, action), items }))
  try {
    for (const change of changes) {
      if ((yield* select(selectBulk))?.phase !== 'running') break
      const { id, name } = change
      const isBusy = (yield* select(selectBusy)).includes(id)
      if (isBusy)
        yield* put(
          changeEnded({
            id,
            name,
            action: change.action,
            outcome: { kind: 'notSent', why: 'underway' },
            isOneOfMany: true,
          }),
        )
      else yield* call(perform, change, true)
    }
  } finally {
    const bulk = yield* select(selectBulk)
    yield* put(bulkEnded({ text: bulk && !bulk.isSeen ? bulkText(bulk) : undefined }))
  }
}

const wordsOf = <Row extends { id: string }, Action extends string>(
  { noun, verbs, done }: RowKind<Row, Action>,
  action: Action,
): BulkWords => ({
  noun,
  doing: `${(verbs[action] ?? '').replace(/e$/, '')}ing`,
  done: done[action],
})
