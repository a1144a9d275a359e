import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { baseApi } from '../../api/baseApi'

/** A request to set a setting to `to`, by a person who saw `from`; `undoes` marks the Undo of an earlier one. */
export interface SettingChange {
  id: string
  key: string
  from: string
  to: string
  undoes: boolean
}

type Failed<Kind = 'refused'> = { kind: Kind; text: string; requestId?: string | undefined }

/**
 * How a change of a setting ended. `changedMeanwhile`: a colleague changed it first, so nothing was sent. Values are
 * the server's.
 */
export type SaveOutcome =
  /** `now`: what the server has saved, which may be rounded; undefined if that could not be read. */
  | { kind: 'saved'; message: string; before: string; now: string | undefined }
  /** It could not be read before the change, so nothing was sent. */
  | Failed<'unreadable'>
  | { kind: 'gone' | 'crashed' }
  | { kind: 'changedMeanwhile'; now: string }
  | Failed
  | { kind: 'answerLost'; now: string; requestId?: string | undefined }
  | { kind: 'unknown'; requestId?: string | undefined }

export type RedeemOutcome =
  | { kind: 'done'; message: string }
  | { kind: 'notOffered' | 'crashed' }
  | Failed
  | { kind: 'unknown'; requestId?: string | undefined }

interface SettingsState {
  /** Keys of settings with a change in progress; each has one at most. */
  saving: string[]
  redeeming: boolean
}

const initialState = (): SettingsState => ({ saving: [], redeeming: false })

export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    saveStarted: (state, { payload: key }: PayloadAction<string>) => {
      state.saving.push(key)
    },
    saveEnded: (state, { payload }: PayloadAction<{ key: string; change: SettingChange; outcome: SaveOutcome }>) => {
      state.saving = state.saving.filter((saving) => saving !== payload.key)
    },
    redeemStarted: (state) => {
      state.redeeming = true
    },
    redeemEnded: {
      prepare: (payload: { outcome: RedeemOutcome }) => ({ payload }),
      reducer: (state) => {
        state.redeeming = false
      },
    },
  },
  extraReducers: (build) => build.addCase(baseApi.util.resetApiState, initialState),
  selectors: { selectSaving: (state) => state.saving, selectRedeeming: (state) => state.redeeming },
})

export const { saveStarted, saveEnded, redeemStarted, redeemEnded } = settingsSlice.actions
export const { selectSaving, selectRedeeming } = settingsSlice.selectors

export const saveRequested = createAction<SettingChange>('settings/saveRequested')
export const redeemRequested = createAction('settings/redeemRequested')
