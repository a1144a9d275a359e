import { createSlice } from '@reduxjs/toolkit'
import { crashed } from '../shared/sagas'

/** How the console itself does. */
export const appSlice = createSlice({
  name: 'app',
  /** Names of the domains of which a saga has failed since the page was loaded. */
  initialState: (): { crashedDomains: string[] } => ({ crashedDomains: [] }),
  reducers: {},
  extraReducers: (build) =>
    build.addCase(crashed, (state, { payload: { domain } }) => {
      if (!state.crashedDomains.includes(domain)) state.crashedDomains.push(domain)
    }),
  selectors: { selectCrashedDomains: (state) => state.crashedDomains },
})

export const { selectCrashedDomains } = appSlice.selectors
