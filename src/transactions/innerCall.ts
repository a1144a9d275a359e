import { isKeyOf } from '../contract/keysOf'
import { sameHex } from '../shared/sameHex'
import type { Transaction } from './transactionRecord'

type RecordedCall = Pick<Transaction, 'from' | 'to' | 'data' | 'value'>

/** Hex digits of one 32-byte word of ABI-encoded arguments. */
const wordDigits = 64
/** Operations of one bundle that are searched at most. */
const maxOperations = 100

/** Functions of contract wallets whose arguments begin with target, value and data of a call that the wallet makes. */
const executeFunctions = {
  /** Safe: execTransaction(address,uint256,bytes,uint8,…) */
  '0x6a761202': { operation: 3 },
  /** Safe's ERC-4337 module: executeUserOp(address,uint256,bytes,uint8) */
  '0x7bb37428': { operation: 3 },
  /** execute(address,uint256,bytes) of most ERC-4337 accounts */
  '0xb61d27f6': { operation: undefined },
} as const
/**
 * handleOps of the ERC-4337 entry points before and since version 0.7; sender and calldata are at the same positions in
 * both.
 */
const handleOpsSelectors = ['0x1fad948c', '0x765e827f']

const wordAt = (hex: string, index: number) =>
  hex.slice(index * wordDigits, (index + 1) * wordDigits).padEnd(wordDigits, '0')
const addressOf = (hex: string) => `0x${wordAt(hex, 0).slice(24)}`
/** The data that the offset at word `index` points to, counted from the start of `hex`. */
const at = (hex: string, index: number) => hex.slice(Number(`0x${wordAt(hex, index)}`) * 2)
const bytesOf = (hex: string) => `0x${hex.slice(wordDigits, wordDigits + Number(`0x${wordAt(hex, 0)}`) * 2)}`

/**
 * Whether a transaction to `to` with this calldata makes a contract wallet execute the call. Only the functions above
 * are recognised.
 */
export function containsCall(recorded: RecordedCall, to: string, calldata: string): boolean {
  const input = calldata.toLowerCase()
  if (!handleOpsSelectors.includes(input.slice(0, 10))) return executesCall(recorded, to, input)
  const list = at(input.slice(10), 0)
  const count = Math.min(Number(`0x${wordAt(list, 0)}`), maxOperations)
  const items = list.slice(wordDigits)
  return Array.from({ length: count }, (_, index) => at(items, index)).some((one) =>
    executesCall(recorded, addressOf(one), bytesOf(at(one, 3))),
  )
}

function executesCall(recorded: RecordedCall, wallet: string, input: string): boolean {
  const [selector, args] = [input.slice(0, 10), input.slice(10)]
  if (!isKeyOf(executeFunctions, selector) || !sameHex(wallet, recorded.from)) return false
  const { operation } = executeFunctions[selector]
  // Operation 0 is a call; any other one (delegatecall) runs the target's code as the wallet's own.
  const isCall = operation === undefined || BigInt(`0x${wordAt(args, operation)}`) === 0n
  return (
    isCall &&
    addressOf(args) === recorded.to.toLowerCase() &&
    BigInt(`0x${wordAt(args, 1)}`) === BigInt(recorded.value) &&
    bytesOf(at(args, 2)) === recorded.data.toLowerCase()
  )
}
