import { createAction, createSlice } from '@reduxjs/toolkit'
import { baseApi } from '../../api/baseApi'

/** The schedule to add; wei and seconds as decimal text. */
export interface WantedSchedule {
  account: string
  amount: string
  cliff: string
  duration: string
}

/** How a request ended: with a planned transaction, or before one. `text` says why not. */
export type VestingOutcome =
  { kind: 'planned' } | { kind: 'notDeployed' | 'crashed' } | { kind: 'nothingToRelease' | 'unreadable'; text: string }

/** Add a schedule; `from` signs and pays. */
export const vestRequested = createAction<{ chainId: number; from: string; schedule: WantedSchedule }>(
  'vesting/vestRequested',
)
export const vestEnded = createAction<{ outcome: VestingOutcome }>('vesting/vestEnded')

/** Pay the beneficiary; `from` signs. */
export const releaseRequested = createAction<{ chainId: number; from: string; beneficiary: string }>(
  'vesting/releaseRequested',
)
export const releaseEnded = createAction<{ outcome: VestingOutcome }>('vesting/releaseEnded')

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
