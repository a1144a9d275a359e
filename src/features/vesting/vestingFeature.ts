import { VestingPage } from './VestingPage'
import { vestingMessages } from './vestingMessages'
import { vestingSaga } from './vestingSaga'
import { vestingSlice } from './vestingSlice'

export const feature = {
  name: 'vesting',
  Page: VestingPage,
  slice: vestingSlice,
  saga: vestingSaga,
  messages: vestingMessages,
}
