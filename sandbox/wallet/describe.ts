import { formatEther, Interface, isHexString, toUtf8String } from 'ethers'
import type { TransactionRequest } from './requests'

/** The calls that have a description; any other is shown by its selector. */
const knownCalls = new Interface([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function stake(uint256 amount, uint8 plan)',
  'function addToStake(uint256 amount, uint8 plan)',
  'function unstake(uint8 plan)',
  'function emergencyWithdraw(uint8 plan)',
  'function userClaimReward(uint8 plan)',
  'function fundRewards(uint256 amount)',
  'function addVestByOwner(address account, uint256 amount, uint256 cliffDuration, uint256 vestingDuration)',
  'function addVestingSchedule(address account, uint256 amount, uint256 cliffDuration, uint256 vestingDuration)',
  'function releaseVestedTokens(address account)',
  'function revoke(address account)',
  'function withdraw()',
  'function withdrawToken(address token, uint256 amount)',
  'function transferOwnership(address newOwner)',
  'function acceptOwnership()',
])

type Details = readonly (readonly [label: string, text: string])[]

/** Describes a transaction for the person who approves it. */
export function describeTransaction({ from, to, value, data }: TransactionRequest, chainName: string): Details {
  return [
    ['From', from],
    ['To', to ?? 'New contract'],
    ['Value', `${formatEther(value ?? '0x0')} ETH`],
    ...describeData(data),
    ['Network', chainName],
  ]
}

function describeData(data: string | undefined): Details {
  if (data === undefined || data === '0x') return []
  const call = knownCalls.parseTransaction({ data })
  if (!call) return [['Function', data.slice(0, 10)]]
  const inputs = call.fragment.inputs.map(({ name }, index): [string, string] => [name, String(call.args[index])])
  return [['Function', call.name], ...inputs]
}

/** A message to sign: as text if it is text, else as bytes. */
export function describeMessage(message: string): string {
  if (!isHexString(message)) return message
  try {
    return toUtf8String(message)
  } catch {
    return message
  }
}
