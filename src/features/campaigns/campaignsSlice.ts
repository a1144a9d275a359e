import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Range } from '../../api/unwrap'
import type { CampaignAction } from './campaignStatus'

export interface CampaignChange {
  id: string
  action: CampaignAction
  /** The window of the list in which the campaign is seen; it is read again before anything is sent. */
  range: Range
}

/** Which campaigns have a change on its way; each has one at the most. */
export const campaignsSlice = createSlice({
  name: 'campaigns',
  initialState: (): { busy: string[] } => ({ busy: [] }),
  reducers: {
    changeStarted: (state, { payload: id }: PayloadAction<string>) => {
      state.busy.push(id)
    },
    changeEnded: (state, { payload: id }: PayloadAction<string>) => {
      state.busy = state.busy.filter((busy) => busy !== id)
    },
  },
  selectors: {
    selectBusy: (state) => state.busy,
  },
})

export const { changeStarted, changeEnded } = campaignsSlice.actions
export const { selectBusy } = campaignsSlice.selectors

/** Somebody asked to approve, activate or deactivate a campaign. */
export const changeRequested = createAction<CampaignChange>('campaigns/changeRequested')
