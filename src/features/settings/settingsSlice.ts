import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** A wish to write the value `to` of a setting, by somebody who saw `from`; `undoes` takes an earlier one back. */
export interface SettingChange {
  id: string
  from: string
  to: string
  undoes: boolean
}

interface SettingsState {
  /** Settings with a change on its way; each has one at the most. */
  saving: string[]
  redeeming: boolean
}

export const settingsSlice = createSlice({
  name: 'settings',
  initialState: (): SettingsState => ({ saving: [], redeeming: false }),
  reducers: {
    saveStarted: (state, { payload: id }: PayloadAction<string>) => {
      state.saving.push(id)
    },
    saveEnded: (state, { payload: id }: PayloadAction<string>) => {
      state.saving = state.saving.filter((saving) => saving !== id)
    },
    redeemStarted: (state) => {
      state.redeeming = true
    },
    redeemEnded: (state) => {
      state.redeeming = false
    },
  },
  selectors: { selectSaving: (state) => state.saving, selectRedeeming: (state) => state.redeeming },
})

export const { saveStarted, saveEnded, redeemStarted, redeemEnded } = settingsSlice.actions
export const { selectSaving, selectRedeeming } = settingsSlice.selectors

export const saveRequested = createAction<SettingChange>('settings/saveRequested')
export const redeemRequested = createAction('settings/redeemRequested')
