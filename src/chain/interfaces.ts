import { Interface } from 'ethers/abi'
import { stakingAbi } from './abi/staking'
import { tokenAbi } from './abi/token'
import { vestingAbi } from './abi/vesting'

export const interfaces = {
  token: new Interface(tokenAbi),
  staking: new Interface(stakingAbi),
  vesting: new Interface(vestingAbi),
}
