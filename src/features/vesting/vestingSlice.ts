import { createAction, createSlice } from '@reduxjs/toolkit'

/** Which dialog of the vesting screen is open. */
export const vestingSlice = createSlice({
  name: 'vesting',
  initialState: { adding: false },
  reducers: {
    addOpened: (state) => {
      state.adding = true
    },
    addClosed: (state) => {
      state.adding = false
    },
  },
  selectors: { selectAdding: ({ adding }) => adding },
})

/** Somebody wants to pay the beneficiary; `from` signs. */
export const releaseRequested = createAction<{ chainId: number; from: string; beneficiary: string }>(
  'vesting/releaseRequested',
)

export const { addOpened, addClosed } = vestingSlice.actions
export const { selectAdding } = vestingSlice.selectors
