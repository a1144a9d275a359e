import { createSlice } from '@reduxjs/toolkit'
import { crashed } from '../shared/sagas'

/** The state of the console itself. */
export const appSlice = createSlice({
  name: 'app',
  /** Names of the domains whose saga has crashed since the page was loaded. */
  initialState: (): { crashedDomains: string[] } => ({ crashedDomains: [] }),
  reducers: {},
  extraReducers: (build) =>
    build.addCase(crashed, (state, { payload: { domain } }) => {
      if (!state.crashedDomains.includes(domain)) state.crashedDomains.push(domain)
    }),
  selectors: { selectCrashedDomains: (state) => state.crashedDomains },
})

export const { selectCrashedDomains } = appSlice.selectors
