import { StakingPage } from './StakingPage'

export const feature = { name: 'staking', Page: StakingPage }
