import { array, object, string, type InferType } from 'yup'
import { numberIn, quantityIn } from '../chain/answers'
import { quantity } from '../chain/hex'
import { MalformedResponse } from '../chain/responseErrors'
import type { Rpc } from '../chain/rpc'

const hex = () =>
  string()
    .strict()
    .matches(/^0x[0-9a-fA-F]*$/)

const amount = () =>
  string()
    .strict()
    .matches(/^0x[0-9a-fA-F]+$/)

const transactionSchema = object({
  hash: hex().required(),
  from: hex().required(),
  /** null: creates a contract */
  to: hex().nullable(),
  input: hex().required(),
  value: amount().required(),
  nonce: amount().required(),
  /** null: pending */
  blockNumber: amount().nullable(),
})
const logSchema = object({
  address: hex().required(),
  topics: array(hex().required()).required(),
  data: hex().required(),
})
const receiptSchema = object({
  blockNumber: hex().required(),
  blockHash: hex().required(),
  status: hex().required(),
  // Some nodes say null for none, here and in a search.
  logs: array(logSchema.required()).nullable().defined(),
})
const blockSchema = object({ transactions: array(transactionSchema.required()).required() })
const headSchema = object({ hash: hex().required() })
const logsSchema = array(object({ transactionHash: hex().required() }).required()).required()

/** A log that a contract has emitted in a transaction. */
export type Log = InferType<typeof logSchema>

/** A transaction as a node returns it. */
export type NodeTransaction = InferType<typeof transactionSchema> & { nonceNumber: number }

const number = (text: string) => numberIn(quantityIn(text))

function orOdd<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (cause) {
    throw new MalformedResponse({ cause })
  }
}

// All readers below throw NodeUnavailable, RpcError or MalformedResponse.

/** The account's transaction count at a block; with "pending", including the pending ones. */
export async function readNonce(rpc: Rpc, account: string, at: 'latest' | 'pending' | number): Promise<number> {
  const tag = typeof at === 'number' ? quantity(at) : at
  return numberIn(quantityIn(await rpc.request('eth_getTransactionCount', [account, tag])))
}

export async function readTransaction(rpc: Rpc, hash: string): Promise<NodeTransaction | undefined> {
  const answer = await rpc.request('eth_getTransactionByHash', [hash])
  return answer == null ? undefined : orOdd(() => withNumber(transactionSchema.validateSync(answer)))
}

/** The receipt: block, success and logs; undefined while the transaction is pending. */
export async function readReceipt(rpc: Rpc, hash: string) {
  const answer = await rpc.request('eth_getTransactionReceipt', [hash])
  if (answer == null) return undefined
  return orOdd(() => {
    const { blockNumber, blockHash, status, logs } = receiptSchema.validateSync(answer)
    return {
      block: { number: number(blockNumber), hash: blockHash.toLowerCase() },
      success: number(status) === 1,
      logs: logs ?? [],
    }
  })
}

/** The hash of a block by its number; undefined when the node does not have the block. */
export async function readBlockHash(rpc: Rpc, block: number): Promise<string | undefined> {
  const answer = await rpc.request('eth_getBlockByNumber', [quantity(block), false])
  return answer == null ? undefined : orOdd(() => headSchema.validateSync(answer).hash)
}

/** The transactions of a block; empty when the node does not have the block. */
export async function readBlockTransactions(rpc: Rpc, block: number): Promise<NodeTransaction[]> {
  const answer = await rpc.request('eth_getBlockByNumber', [quantity(block), true])
  return answer == null ? [] : orOdd(() => blockSchema.validateSync(answer).transactions.map(withNumber))
}

export interface LogFilter {
  address: string
  topics: readonly (string | null)[]
}

/** The hashes of the transactions that emitted matching logs, without duplicates, oldest first. */
export async function readLogHashes(rpc: Rpc, filter: LogFilter, from: number, to: number): Promise<string[]> {
  const answer = await rpc.request('eth_getLogs', [{ ...filter, fromBlock: quantity(from), toBlock: quantity(to) }])
  return orOdd(() => [
    ...new Set(logsSchema.validateSync(answer ?? []).map((log) => log.transactionHash.toLowerCase())),
  ])
}

const withNumber = (transaction: InferType<typeof transactionSchema>): NodeTransaction => ({
  ...transaction,
  // Records compare hashes as text, and have those of wallets in lower case.
  hash: transaction.hash.toLowerCase(),
  nonceNumber: number(transaction.nonce),
})
