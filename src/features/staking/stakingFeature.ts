import { StakingPage } from './StakingPage'

/** What the application adds when somebody opens the stakings. */
export const feature = { name: 'staking', Page: StakingPage }
