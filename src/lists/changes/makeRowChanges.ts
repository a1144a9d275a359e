import {
  createAction,
  createSlice,
  isRejectedWithValue,
  type PayloadAction,
  type Action as AnyAction,
} from '@reduxjs/toolkit'
import { call, getContext, put, select, takeEvery, takeLeading } from 'typed-redux-saga'
import { baseApi } from '../../api/baseApi'
import type { ApiDispatch } from '../../api/send'
import { safely } from '../../shared/sagas'
import { notify } from '../../ui/notify'
import type { Bulk, BulkItem } from './bulk'
import { changeRow } from './changeRow'
import type { RowChange, RowKind, RowOutcome } from './rowKind'

interface RowChangesState {
  /** Rows with a change on its way; each has one at the most. */
  busy: string[]
  /** The change of many rows that runs or has just ended. */
  bulk: Bulk | null
}

/**
 * State and saga for the changes of a list's rows: one row (`changeRequested`, told by one message with Undo where there
 * is one) or many, one after the other (`bulkRequested`, told row by row in the state).
 */
export function makeRowChanges<Row extends { id: string }, Action extends string>(kind: RowKind<Row, Action>) {
  const { name } = kind
  const initialState = (): RowChangesState => ({ busy: [], bulk: null })
  const actions = keysOf(kind.done)
  const slice = createSlice({
    name,
    initialState,
    reducers: {
      changeStarted: (state, { payload: id }: PayloadAction<string>) => {
        state.busy.push(id)
      },
      changeEnded: (state, { payload: id }: PayloadAction<string>) => {
        state.busy = state.busy.filter((busy) => busy !== id)
      },
      bulkStarted: (state, { payload: items }: PayloadAction<BulkItem[]>) => {
        state.bulk = { items, phase: 'running' }
      },
      bulkItemEnded: (state, { payload }: PayloadAction<{ id: string; outcome: RowOutcome }>) => {
        const item = state.bulk?.items.find(({ id }) => id === payload.id)
        if (item) item.outcome = payload.outcome
      },
      bulkStopRequested: (state) => {
        if (state.bulk?.phase === 'running') state.bulk.phase = 'stopping'
      },
      bulkEnded: (state) => {
        if (state.bulk) state.bulk.phase = 'ended'
      },
      bulkClosed: (state) => {
        if (state.bulk?.phase === 'ended') state.bulk = null
      },
    },
    // With a sign-out everything is forgotten, and what has not been sent yet is not sent.
    extraReducers: (build) => build.addCase(baseApi.util.resetApiState, initialState),
    selectors: { selectBusy: (state) => state.busy, selectBulk: (state) => state.bulk },
  })
  const { changeStarted, changeEnded, bulkStarted, bulkItemEnded, bulkStopRequested, bulkEnded, bulkClosed } =
    slice.actions
  const { selectBusy, selectBulk } = slice.selectors
  const changeRequested = createAction<RowChange<Action>>(`${name}/changeRequested`)
  const bulkRequested = createAction<{ changes: RowChange<Action>[]; names: string[] }>(`${name}/bulkRequested`)

  const underway: RowOutcome = {
    kind: 'refused',
    text: `Another change of this ${kind.noun} was on its way, so nothing was sent.`,
  }

  function* perform(change: RowChange<Action>) {
    yield* put(changeStarted(change.id))
    try {
      return yield* call(changeRow<Row, Action>, kind, change)
    } finally {
      yield* put(changeEnded(change.id))
    }
  }

  function* changeOne({ payload }: ReturnType<typeof changeRequested>) {
    if ((yield* select(selectBusy)).includes(payload.id)) return
    const { kind: ending, text, requestId, undo } = { undo: undefined, ...(yield* call(perform, payload)) }
    if (ending === 'done') {
      const dispatch = yield* getContext<ApiDispatch>('dispatch')
      notify.success(text, undo && { label: 'Undo', run: () => void dispatch(changeRequested(undo)) })
    } else if (ending === 'notNeeded') notify.info(text)
    else notify.error(text, requestId)
  }

  /** One after the other, each as carefully as alone; "stop" lets the one on its way end. */
  function* changeMany({ payload: { changes, names } }: ReturnType<typeof bulkRequested>) {
    yield* put(bulkStarted(changes.map(({ id }, index) => ({ id, name: names[index] ?? id }))))
    try {
      for (const change of changes) {
        if ((yield* select(selectBulk))?.phase !== 'running') break
        const isBusy = (yield* select(selectBusy)).includes(change.id)
        const { kind: ending, text, requestId } = isBusy ? underway : yield* call(perform, change)
        yield* put(bulkItemEnded({ id: change.id, outcome: { kind: ending, text, requestId } }))
      }
    } finally {
      yield* put(bulkEnded())
    }
  }

  function* saga() {
    yield* takeEvery(changeRequested, safely(changeOne))
    yield* takeLeading(bulkRequested, safely(changeMany))
    // Whoever signs in again decides anew about the rest.
    yield* takeEvery(isSessionRefused, function* () {
      yield* put(bulkStopRequested())
    })
  }

  return {
    kind,
    actions,
    slice,
    saga,
    changeRequested,
    bulkRequested,
    bulkStopRequested,
    bulkClosed,
    selectBusy,
    selectBulk,
  }
}

/** A call ended with 401: the session is over. */
const isSessionRefused = (action: AnyAction) =>
  isRejectedWithValue(action) && Reflect.get(Object(action.payload), 'status') === 401

/** The keys of a record that names each of them. */
function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  const isKey = (key: string): key is Key => Object.hasOwn(record, key)
  return Object.keys(record).filter(isKey)
}

export type RowChanges<Row extends { id: string }, Action extends string> = ReturnType<
  typeof makeRowChanges<Row, Action>
>
