import type { Transaction } from './transactionRecord'

/** Whose call it is and what it calls. */
type Wanted = Pick<Transaction, 'from' | 'to' | 'data' | 'value'>

/** Hex digits of one word of encoded arguments. */
const wordSize = 64
/** The most operations of a bundle that are looked at. */
const maxOperations = 100

/** Functions of contract wallets that begin with target, value, data: the wallet makes that call. */
const carriers = {
  /** Safe: execTransaction(address,uint256,bytes,uint8,…) */
  '0x6a761202': { operation: 3 },
  /** Safe's module for ERC-4337: executeUserOp(address,uint256,bytes,uint8) */
  '0x7bb37428': { operation: 3 },
  /** execute(address,uint256,bytes) of most ERC-4337 accounts */
  '0xb61d27f6': { operation: undefined },
} as const
/** handleOps of the entry points of ERC-4337, before and since version 0.7: both have sender and call in the same places. */
const bundles = ['0x1fad948c', '0x765e827f']

const isCarrier = (selector: string): selector is keyof typeof carriers => selector in carriers
const wordAt = (hex: string, index: number) => hex.slice(index * wordSize, (index + 1) * wordSize).padEnd(wordSize, '0')
const addressAt = (hex: string, index: number) => `0x${wordAt(hex, index).slice(24)}`
/** What an offset in bytes points at, from the beginning of `hex`. */
const at = (hex: string, index: number) => hex.slice(Number(`0x${wordAt(hex, index)}`) * 2)
const bytesOf = (hex: string) => `0x${hex.slice(wordSize, wordSize + Number(`0x${wordAt(hex, 0)}`) * 2)}`

/** Whether a transaction to `to` with this calldata has a contract wallet make the call. Knows the forms above, no other. */
export function carries(wanted: Wanted, to: string, calldata: string): boolean {
  const input = calldata.toLowerCase()
  if (!bundles.includes(input.slice(0, 10))) return makes(wanted, to, input)
  const list = at(input.slice(10), 0)
  const count = Math.min(Number(`0x${wordAt(list, 0)}`), maxOperations)
  const items = list.slice(wordSize)
  return Array.from({ length: count }, (_, index) => at(items, index)).some((one) =>
    makes(wanted, addressAt(one, 0), bytesOf(at(one, 3))),
  )
}

function makes(wanted: Wanted, wallet: string, input: string): boolean {
  const [selector, args] = [input.slice(0, 10), input.slice(10)]
  if (!isCarrier(selector) || wallet.toLowerCase() !== wanted.from.toLowerCase()) return false
  const { operation } = carriers[selector]
  // Another operation than zero runs the target's code as the wallet's own.
  const isCall = operation === undefined || BigInt(`0x${wordAt(args, operation)}`) === 0n
  return (
    isCall &&
    addressAt(args, 0) === wanted.to.toLowerCase() &&
    BigInt(`0x${wordAt(args, 1)}`) === BigInt(wanted.value) &&
    bytesOf(at(args, 2)) === wanted.data.toLowerCase()
  )
}
