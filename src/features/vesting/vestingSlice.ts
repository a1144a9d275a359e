import { createAction, createSlice } from '@reduxjs/toolkit'
import { baseApi } from '../../api/baseApi'

/** How a release ended: with a planned transaction, or before one. `text` says why not. */
export type ReleaseOutcome =
  | { kind: 'planned' }
  | { kind: 'notDeployed' | 'crashed' | 'left' }
  | { kind: 'nothingToRelease' | 'unreadable'; text: string }

/** Pay the beneficiary, an address with its checksum, which people compare before they sign; `from` signs. */
export const releaseRequested = createAction<{ chainId: number; from: string; beneficiary: string }>(
  'vesting/releaseRequested',
)
export const releaseEnded = createAction<{ outcome: ReleaseOutcome }>('vesting/releaseEnded')

const initialState = () => ({
  /** The form is open. */
  adding: false,
  /** The schedules are read again before a release. */
  releasing: false,
})

export const vestingSlice = createSlice({
  name: 'vesting',
  initialState,
  reducers: {
    addOpened: (state) => {
      state.adding = true
    },
    addClosed: (state) => {
      state.adding = false
    },
  },
  extraReducers: (build) =>
    build
      .addCase(releaseRequested, (state) => {
        state.releasing = true
      })
      .addCase(releaseEnded, (state) => {
        state.releasing = false
      })
      .addCase(baseApi.util.resetApiState, initialState),
  selectors: { selectAdding: ({ adding }) => adding, selectReleasing: ({ releasing }) => releasing },
})

export const { addOpened, addClosed } = vestingSlice.actions
export const { selectAdding, selectReleasing } = vestingSlice.selectors
