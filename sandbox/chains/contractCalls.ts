import { AbiCoder, concat, Interface } from 'ethers'
import type { Artifacts } from '../../contracts/artifacts'
import { daySeconds } from '../../src/contract/days'
import type { ChainStep } from './chainSteps'
import type { LocalChain } from './localChains'

/** The parameter of eth_sendTransaction; without `to` it creates a contract. */
export interface Transaction {
  readonly from: string
  readonly to?: string
  readonly data: string
  readonly gas: string
}

const creationGas = '0x989680'
const callGas = '0x0f4240'

/** The transactions of one chain's seeds, encoded for its contracts. */
export function contractCalls(chain: LocalChain, compiled: Artifacts) {
  const token = new Interface(compiled.SsdxToken.abi)
  const staking = new Interface(compiled.SsdxStaking.abi)
  const vesting = new Interface(compiled.SsdxVesting.abi)
  const { contracts, owner } = chain
  const tokenArgument = AbiCoder.defaultAbiCoder().encode(['address'], [contracts.token])

  const create = (bytecode: string, argument = '0x'): Transaction => ({
    from: owner,
    data: concat([bytecode, argument]),
    gas: creationGas,
  })
  const call = (from: string, to: string, data: string): Transaction => ({ from, to, data, gas: callGas })
  const vestingAddress = () => {
    if (contracts.vesting === undefined) throw new Error(`${chain.name} has no vesting contract.`)
    return contracts.vesting
  }

  return {
    /** In the order their addresses were computed for. */
    creations: [
      create(compiled.SsdxToken.bytecode),
      create(compiled.SsdxStaking.bytecode, tokenArgument),
      ...(contracts.vesting ? [create(compiled.SsdxVesting.bytecode, tokenArgument)] : []),
    ],
    transfer: (to: string, amount: bigint) =>
      call(owner, contracts.token, token.encodeFunctionData('transfer', [to, amount])),
    approveStaking: (from: string, amount: bigint) =>
      call(from, contracts.token, token.encodeFunctionData('approve', [contracts.staking, amount])),
    fundRewards: (amount: bigint) =>
      call(owner, contracts.staking, staking.encodeFunctionData('fundRewards', [amount])),
    step: (step: ChainStep): Transaction => {
      switch (step.call) {
        case 'stake':
          return call(step.from, contracts.staking, staking.encodeFunctionData('stake', [step.amount, step.plan]))
        case 'vest': {
          const { amount, cliff, duration } = step.terms
          const times = [cliff, duration].map((days) => days * daySeconds)
          const data = vesting.encodeFunctionData('addVestByOwner', [step.beneficiary, amount, ...times])
          return call(step.from, vestingAddress(), data)
        }
        case 'release':
          return call(
            step.from,
            vestingAddress(),
            vesting.encodeFunctionData('releaseVestedTokens', [step.beneficiary]),
          )
      }
    },
  }
}
