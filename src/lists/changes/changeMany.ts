import type { UnknownAction } from '@reduxjs/toolkit'
import { call, cancel, put, select, spawn, take, type SagaGenerator } from 'typed-redux-saga'
import { baseApi } from '../../api/baseApi'
import { expired, selectIsLeaving, selectSession } from '../../session/sessionSlice'
import { safely } from '../../shared/sagas'
import { bulkText, type BulkItem, type BulkWords } from './bulk'
import type { makeChangesSlice } from './changesSlice'
import type { RowOutcome } from './outcome'
import type { RowChange, RowKind } from './rowKind'
import { tellAtSignOut } from './tellAtSignOut'

interface Parts<Row extends { id: string }, Action extends string> {
  kind: RowKind<Row, Action>
  slice: ReturnType<typeof makeChangesSlice<Action>>
  /** Makes one change of many that were requested then, in milliseconds since 1970, and puts its ending. */
  perform: (change: RowChange<Action>, requestedAt: number) => SagaGenerator<void>
  /** The action that ends a change. */
  endOf: (change: RowChange<Action>, outcome: RowOutcome, isOneOfMany: boolean) => UnknownAction
}

/** Changes the rows one after the other, each as a single change would be; Stop lets the current one finish. */
export function* changeMany<Row extends { id: string }, Action extends string>(
  { kind, slice, perform, endOf }: Parts<Row, Action>,
  changes: readonly RowChange<Action>[],
  action: Action,
) {
  const { bulkStarted, bulkEnded } = slice.actions
  const { selectBusy, selectBulk } = slice.selectors
  const items = changes.map(({ id, name }) => ({ id, name }))
  if (!(yield* comesItsTurn(slice, items))) return
  const requestedAt = Date.now()
  yield* put(bulkStarted({ words: wordsOf(kind, action), items }))
  const atSignOut = yield* spawn(safely(tellAtSignOut<Action>), slice)
  try {
    for (const change of changes) {
      if ((yield* select(selectBulk))?.phase !== 'running' || (yield* select(selectIsLeaving))) break
      const isBusy = (yield* select(selectBusy)).includes(change.id)
      if (isBusy) yield* put(endOf(change, { kind: 'notSent', why: 'underway' }, true))
      else yield* call(perform, change, requestedAt)
    }
  } finally {
    const bulk = yield* select(selectBulk)
    yield* put(bulkEnded({ message: bulk && !bulk.isSeen ? { kind: 'info', text: bulkText(bulk) } : undefined }))
    // A sign-out that is on its way takes this message away, and the sign-in over the page covers the dialog.
    const { status } = yield* select(selectSession)
    if (status === 'signedIn' && !(yield* select(selectIsLeaving))) yield* cancel(atSignOut)
  }
}

/**
 * Waits while another bulk change runs or its results are open; false if the session has ended meanwhile. The undo of a change that
 * has ended begins at once, in the dialog of that change.
 */
function* comesItsTurn<Action extends string>(
  { actions, selectors: { selectBulk } }: Parts<never, Action>['slice'],
  items: readonly BulkItem[],
): SagaGenerator<boolean> {
  const { bulkEnded, bulkSeen, bulkClosed } = actions
  let bulk = yield* select(selectBulk)
  const ids = new Set(bulk?.items.map(({ id }) => id))
  if (bulk?.phase === 'ended' && items.every(({ id }) => ids.has(id))) return true
  while (bulk && (bulk.phase !== 'ended' || bulk.isSeen)) {
    const action = yield* take<UnknownAction>([bulkEnded, bulkSeen, bulkClosed, expired, baseApi.util.resetApiState])
    if (expired.match(action) || baseApi.util.resetApiState.match(action)) return false
    // If several wait, the first one begins here, and the others see it.
    yield* call(() => Promise.resolve())
    bulk = yield* select(selectBulk)
  }
  return true
}

const wordsOf = <Row extends { id: string }, Action extends string>(
  { noun, verbs, done }: RowKind<Row, Action>,
  action: Action,
): BulkWords => ({
  noun,
  doing: `${(verbs[action] ?? '').replace(/e$/, '')}ing`,
  done: done[action],
})
