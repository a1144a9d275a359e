import type { Interface } from 'ethers/abi'
import { readQuantity } from './hex'
import { MalformedResponse } from './responseErrors'

/** The readers below return a value of the stated type or throw MalformedResponse. Nothing from a node is used unchecked. */
const expect = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new MalformedResponse()
  return value
}

/** A quantity of JSON-RPC. */
export const quantityIn = (answer: unknown): bigint => expect(readQuantity(answer))

/** The bytes of an `eth_call` or `eth_getCode`. */
export const bytesIn = (answer: unknown): string =>
  expect(typeof answer === 'string' && /^0x(?:[0-9a-fA-F]{2})*$/.test(answer) ? answer : undefined)

/** Hex digits; 101 rows take a quarter of it. Longer answers are refused before they are decoded. */
const maxDataLength = 250_000

/** The first value that a function of a contract returns. */
export function returned(contract: Interface, name: string, answer: unknown): unknown {
  const data = bytesIn(typeof answer === 'string' && answer.length > maxDataLength ? undefined : answer)
  try {
    const values: unknown[] = contract.decodeFunctionResult(name, data).toArray(true)
    return values[0]
  } catch (error) {
    throw new MalformedResponse({ cause: error })
  }
}

export const listIn = (value: unknown): readonly unknown[] => expect(Array.isArray(value) ? value : undefined)
const bigintIn = (value: unknown): bigint => expect(typeof value === 'bigint' ? value : undefined)
export const weiIn = (value: unknown): string => String(bigintIn(value))
export const addressIn = (value: unknown): string => expect(typeof value === 'string' ? value : undefined)
/** A token contract may return any text as its symbol; only up to 12 visible ASCII characters are shown beside amounts. */
export const symbolIn = (value: unknown): string =>
  expect(typeof value === 'string' && /^[\x21-\x7e]{1,12}$/.test(value) ? value : undefined)
export const yesNoIn = (value: unknown): boolean => expect(typeof value === 'boolean' ? value : undefined)

/** The last second that a Date can hold. */
const lastSecond = 8_640_000_000_000n

/** Seconds, a count or an index: small enough to be a number and a date. */
export function numberIn(value: unknown): number {
  const read = bigintIn(value)
  return Number(expect(read >= 0n && read <= lastSecond ? read : undefined))
}
