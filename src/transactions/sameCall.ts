import type { Call } from '../chain/contracts'
import { sameHex } from '../shared/sameHex'
import type { NodeTransaction } from './nodeReads'
import type { Transaction } from './transactionRecord'

/** The same call of the same contract, whatever it pays for gas. */
export const isSameCall = ({ to, data, value }: Transaction, found: Pick<NodeTransaction, 'to' | 'input' | 'value'>) =>
  sameHex(found.to, to) && sameHex(found.input, data) && BigInt(found.value) === BigInt(value)

/** Whether a record is of this call, whoever has sent it. */
export const isOfCall = (record: Transaction, chainId: number, { to, data, value }: Call) =>
  record.chainId === chainId && isSameCall(record, { to, input: data, value })
