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

/** A schedule as somebody wants it; amount in wei and times in seconds, as decimal text. */
export interface WantedSchedule {
  account: string
  amount: string
  cliff: string
  duration: string
}

/** How a wish ended before any transaction was planned, or that one was. `text` says why not. */
export type VestingOutcome =
  { kind: 'planned' } | { kind: 'notDeployed' | 'crashed' } | { kind: 'nothingToRelease' | 'unreadable'; text: string }

/** Somebody wants to add a schedule; `from` signs and pays. */
export const vestRequested = createAction<{ chainId: number; from: string; schedule: WantedSchedule }>(
  'vesting/vestRequested',
)
export const vestEnded = createAction<{ outcome: VestingOutcome }>('vesting/vestEnded')

/** Somebody wants to pay the beneficiary; `from` signs. */
export const releaseRequested = createAction<{ chainId: number; from: string; beneficiary: string }>(
  'vesting/releaseRequested',
)
export const releaseEnded = createAction<{ outcome: VestingOutcome }>('vesting/releaseEnded')

export const { addOpened, addClosed } = vestingSlice.actions
export const { selectAdding } = vestingSlice.selectors
