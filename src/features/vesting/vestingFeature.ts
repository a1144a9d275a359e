import { VestingPage } from './VestingPage'
import { vestingMessages } from './vestingMessages'
import { vestingSaga } from './vestingSaga'
import { vestingSlice } from './vestingSlice'

/** What the application adds when somebody opens the vesting. */
export const feature = {
  name: 'vesting',
  Page: VestingPage,
  slice: vestingSlice,
  saga: vestingSaga,
  messages: vestingMessages,
}
