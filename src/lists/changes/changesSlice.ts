import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { baseApi } from '../../api/baseApi'
import type { Message } from '../../shared/messages'
import type { BulkEnd, BulkItem, BulkWords, ChangesState } from './bulk'
import type { RowOutcome } from './outcome'

/** The ending of one change. `isOneOfMany`: the bulk dialog shows it, so there is no message. */
export interface ChangeEnd<Action extends string> {
  id: string
  /** The row's name. */
  name: string
  action: Action
  outcome: RowOutcome
  /** The outcome as a sentence, with the row's name in a message and without it in the dialog, which has it beside. */
  text: string
  isOneOfMany: boolean
}

/** The state of a list's changes. */
export function makeChangesSlice<Action extends string>(name: string) {
  const initialState = (): ChangesState => ({ busy: [], bulk: null })
  return createSlice({
    name,
    initialState,
    reducers: {
      changeStarted: (state, { payload: id }: PayloadAction<string>) => {
        state.busy.push(id)
      },
      changeEnded: (state, { payload }: PayloadAction<ChangeEnd<Action>>) => {
        const { id, outcome, text, isOneOfMany } = payload
        const isUnderway = outcome.kind === 'notSent' && outcome.why === 'underway'
        if (!isUnderway) state.busy = state.busy.filter((busy) => busy !== id)
        const item = isOneOfMany && state.bulk?.items.find((one) => one.id === id)
        if (item) item.ended = { outcome, text }
      },
      bulkStarted: (state, { payload }: PayloadAction<{ words: BulkWords; items: BulkItem[] }>) => {
        // An undo runs in the dialog of the change that it undoes.
        state.bulk = { ...payload, phase: 'running', ...(state.bulk?.isSeen && { isSeen: true }) }
      },
      bulkStopRequested: (state) => {
        if (state.bulk?.phase === 'running') state.bulk.phase = 'stopping'
      },
      bulkSeen: (state, { payload: isSeen }: PayloadAction<boolean>) => {
        if (state.bulk) state.bulk.isSeen = isSeen
      },
      /** `message` tells how it ended if nobody has seen that. */
      bulkEnded: {
        prepare: (payload: { message: Message | undefined }) => ({ payload }),
        reducer: (state) => {
          if (state.bulk) state.bulk.phase = 'ended'
        },
      },
      bulkClosed: {
        prepare: (payload: BulkEnd) => ({ payload }),
        reducer: (state) => {
          if (state.bulk?.phase === 'ended') state.bulk = null
        },
      },
    },
    // A sign-out drops the state and everything that has not been sent yet.
    extraReducers: (build) => build.addCase(baseApi.util.resetApiState, initialState),
    selectors: { selectBusy: (state) => state.busy, selectBulk: (state) => state.bulk },
  })
}
