import type { Rpc } from '../chain/rpc'
import { assertNever } from '../shared/assertNever'
import { confirmationDepth, neverSeenAfter } from './patience'
import { readNonce, readReceipt, readTransaction, type NodeTransaction } from './nodeReads'
import { findLost, findReplacement, isCancel, isSameCall } from './search'
import { isOnBlock, type Sender, type TransactionEvent } from './transaction'
import type { In, Transaction } from './transactionRecord'

/** What is known when a record is looked at. */
interface Sight {
  /** The newest block. */
  head: number
  /** Milliseconds since 1970. */
  now: number
  /** Hashes that belong to other records. */
  taken: readonly string[]
}

/**
 * Asks the chain about one record and gives what is new, one step at a time. Reads only; looking twice does no harm. Throws
 * NodeSilent, RpcRefusal or OddAnswer.
 */
export async function look(rpc: Rpc, record: Transaction, sight: Sight): Promise<TransactionEvent | undefined> {
  switch (record.state) {
    case 'submitted':
    case 'pending':
      return lookAtWaiting(rpc, record, sight)
    case 'replacedMaybe':
      return (await lookAtOwn(rpc, record, sight)) ?? lookForReplacement(rpc, record, sight)
    case 'confirming':
    case 'confirmed':
    case 'reverted':
    case 'cancelled':
    case 'replaced':
      return lookAtBlock(rpc, record, sight)
    case 'unknown':
      return lookForLost(rpc, record, sight)
    case 'checking':
    case 'awaitingSignature':
    case 'rejected':
    case 'notSent':
    case 'chainReset':
    case 'dismissed':
      return undefined
    default:
      return assertNever(record)
  }
}

async function lookAtWaiting(rpc: Rpc, record: In<'submitted' | 'pending'>, sight: Sight) {
  const [transaction, used] = await Promise.all([
    readTransaction(rpc, record.hash),
    readNonce(rpc, record.from, 'latest'),
  ])
  if (transaction?.blockNumber != null) return minedEvent(rpc, record.hash, transaction, sight)
  if (used > (transaction?.nonceNumber ?? record.nonce ?? record.nonceHint)) return { type: 'noncePassed' } as const
  if (transaction) return { type: 'seen', sender: senderOf(transaction) } as const
  const waited = sight.now - record.submittedAt
  if (record.nonce === undefined && waited > neverSeenAfter) return { type: 'neverSeen', at: sight.now } as const
  return { type: 'notSeen' } as const
}

/** Whether its own hash is mined all the same, or its number is free again. */
async function lookAtOwn(rpc: Rpc, record: In<'replacedMaybe'>, sight: Sight) {
  const [transaction, used] = await Promise.all([
    readTransaction(rpc, record.hash),
    readNonce(rpc, record.from, 'latest'),
  ])
  if (transaction?.blockNumber != null) return minedEvent(rpc, record.hash, transaction, sight)
  return used > (record.nonce ?? record.nonceHint) ? undefined : ({ type: 'undone' } as const)
}

async function minedEvent(rpc: Rpc, hash: string, transaction: NodeTransaction, sight: Sight) {
  const receipt = await readReceipt(rpc, hash)
  if (!receipt) return undefined
  const confirmations = Math.max(1, sight.head - receipt.block.number + 1)
  const depth = confirmationDepth(rpc.chain.id)
  return { type: 'mined', sender: senderOf(transaction), ...receipt, confirmations, depth, at: sight.now } as const
}

async function lookForReplacement(rpc: Rpc, record: In<'replacedMaybe'>, { head, now, taken }: Sight) {
  const found = await findReplacement(rpc, record, head)
  // The hint may not have been the number that the wallet used: then another's use of it says nothing.
  const certain = record.nonce !== undefined
  if (found && isSameCall(record, found) && !taken.includes(found.hash))
    return { type: 'repriced', hash: found.hash } as const
  if (!certain && (found || record.polls >= mostSearches)) return { type: 'neverSeen', at: now } as const
  if (!found)
    return record.polls >= mostSearches
      ? ({ type: 'superseded', as: 'replaced', at: now } as const)
      : ({ type: 'replacementNotFound' } as const)
  const receipt = await readReceipt(rpc, found.hash)
  if (!receipt || head - receipt.block.number + 1 < confirmationDepth(rpc.chain.id)) return undefined
  const as = isCancel(found) ? 'cancelled' : 'replaced'
  return { type: 'superseded', as, replacedBy: found.hash, block: receipt.block, at: now } as const
}

/** How often a used-up number is looked for in the blocks. */
const mostSearches = 20

/** Whether the block it rests on is still there. */
async function lookAtBlock(
  rpc: Rpc,
  record: In<'confirming' | 'confirmed' | 'reverted' | 'cancelled' | 'replaced'>,
  sight: Sight,
) {
  // A node that has not come so far yet knows nothing of it.
  if (!isOnBlock(record) || sight.head < record.block.number) return undefined
  const hash = ('replacedBy' in record && record.replacedBy) || record.hash
  const [receipt, transaction] = await Promise.all([readReceipt(rpc, hash), readTransaction(rpc, hash)])
  if (hash !== record.hash) return receipt?.block.hash === record.block.hash ? undefined : ({ type: 'undone' } as const)
  return receipt && transaction ? minedEvent(rpc, hash, transaction, sight) : ({ type: 'undone' } as const)
}

async function lookForLost(rpc: Rpc, record: In<'unknown'>, { head, now, taken }: Sight) {
  const known = record.hash && (await readTransaction(rpc, record.hash))
  const found = known || (await findLost(rpc, record, head, taken))
  return found ? ({ type: 'hashKnown', hash: found.hash, at: now } as const) : undefined
}

const senderOf = ({ from, nonceNumber }: NodeTransaction): Sender => ({ from, nonce: nonceNumber })
