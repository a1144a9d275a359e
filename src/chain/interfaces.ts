import { Interface } from 'ethers/abi'
import { stakingAbi } from './abi/staking'
import { tokenAbi } from './abi/token'
import { vestingAbi } from './abi/vesting'

interface Abis {
  token: typeof tokenAbi
  staking: typeof stakingAbi
  vesting: typeof vestingAbi
}
export type Contract = keyof Abis
/** The functions of a contract that its ABI here has; `contracts/consoleAbi.ts` chooses them. */
export type FunctionName<Of extends Contract> = Extract<Abis[Of][number], { type: 'function' }>['name']

export const interfaces = {
  token: new Interface(tokenAbi),
  staking: new Interface(stakingAbi),
  vesting: new Interface(vestingAbi),
}
