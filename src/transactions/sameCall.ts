import { sameHex } from '../shared/sameHex'
import type { NodeTransaction } from './nodeReads'
import type { Transaction } from './transactionRecord'

/** The same call of the same contract, whatever it pays for gas. */
export const isSameCall = ({ to, data, value }: Transaction, found: NodeTransaction) =>
  sameHex(found.to, to) && sameHex(found.input, data) && BigInt(found.value) === BigInt(value)
