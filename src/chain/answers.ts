import type { Interface } from 'ethers/abi'
import { readQuantity } from './hex'
import { OddAnswer } from './oddAnswer'

/** The readers below give what they promise or throw OddAnswer; nothing of a node gets past them unchecked. */
const expect = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new OddAnswer()
  return value
}

/** A quantity of JSON-RPC. */
export const quantityIn = (answer: unknown): bigint => expect(readQuantity(answer))

/** The bytes of an `eth_call` or `eth_getCode`. */
export const bytesIn = (answer: unknown): string =>
  expect(typeof answer === 'string' && /^0x(?:[0-9a-fA-F]{2})*$/.test(answer) ? answer : undefined)

/** Hex digits, four times what 101 rows take; what is longer is not even decoded. */
const longestData = 250_000

/** The first value that a function of a contract returns. */
export function returned(contract: Interface, name: string, answer: unknown): unknown {
  const data = bytesIn(typeof answer === 'string' && answer.length > longestData ? undefined : answer)
  try {
    const values: unknown[] = contract.decodeFunctionResult(name, data).toArray(true)
    return values[0]
  } catch (error) {
    throw new OddAnswer({ cause: error })
  }
}

export const listIn = (value: unknown): readonly unknown[] => expect(Array.isArray(value) ? value : undefined)
const bigintIn = (value: unknown): bigint => expect(typeof value === 'bigint' ? value : undefined)
export const weiIn = (value: unknown): string => String(bigintIn(value))
export const addressIn = (value: unknown): string => expect(typeof value === 'string' ? value : undefined)
/** A token may call itself anything; what is shown beside amounts has a few visible characters of ASCII. */
export const symbolIn = (value: unknown): string =>
  expect(typeof value === 'string' && /^[\x21-\x7e]{1,12}$/.test(value) ? value : undefined)
export const yesNoIn = (value: unknown): boolean => expect(typeof value === 'boolean' ? value : undefined)

/** The last second that a Date knows. */
const lastSecond = 8_640_000_000_000n

/** Seconds, a count or an index: small enough to be a number and a date. */
export function numberIn(value: unknown): number {
  const read = bigintIn(value)
  return Number(expect(read >= 0n && read <= lastSecond ? read : undefined))
}
