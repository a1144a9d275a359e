import type { NodeTransaction } from './nodeReads'
import type { Transaction } from './transactionRecord'

export const same = (a: string | null | undefined, b: string) => a?.toLowerCase() === b.toLowerCase()

/** The same call of the same contract, whatever it pays for gas. */
export const isSameCall = ({ to, data, value }: Transaction, found: NodeTransaction) =>
  same(found.to, to) && same(found.input, data) && BigInt(found.value) === BigInt(value)
