import type { Rpc } from '../chain/rpc'
import { assertNever } from '../shared/assertNever'
import { sameHex } from '../shared/sameHex'
import { neverSeenAfter } from './pollSchedule'
import { judge } from './judge'
import { readBlockHash, readNonce, readReceipt, readTransaction, type NodeTransaction } from './nodeReads'
import { isSameCall } from './sameCall'
import { findLoggedReplacement, findLost, findReplacement, isCancel } from './search'
import type { TransactionEvent } from './transaction'
import { isOnBlock } from './transactionFacts'
import type { TransactionIn, Transaction } from './transactionRecord'

/** What is known when a record is polled. */
interface ChainSnapshot {
  /** The number of the newest block. */
  head: number
  /** Milliseconds since 1970. */
  now: number
  /** Hashes of other records. */
  taken: readonly string[]
  /** Hashes in `taken` whose records were dismissed. */
  dismissed: readonly string[]
  /** Another record with the same call waits for the wallet's answer: what a search finds may belong to that record. */
  isContested: boolean
  /** The chain was rolled back: it has been shorter than before for minutes. */
  wasRolledBack: boolean
  /** By the ids of records: where the next search of logs begins. Searches change it. */
  searchFrom: Map<string, number>
}

/**
 * Reads the chain for one record and returns the next event, one step at a time. Only reads, so polling twice does no
 * harm. Throws NodeUnavailable, RpcError or MalformedResponse.
 */
export async function pollTransaction(
  rpc: Rpc,
  record: Transaction,
  snapshot: ChainSnapshot,
): Promise<TransactionEvent | undefined> {
  if ('resent' in record && record.resent) {
    const settled = await pollResent(rpc, record, record.resent, snapshot)
    if (settled) return settled
  }
  switch (record.state) {
    case 'submitted':
    case 'pending':
      return pollWaiting(rpc, record, snapshot)
    case 'replacedMaybe':
      return (await pollOwnHash(rpc, record, snapshot)) ?? findReplacing(rpc, record, snapshot)
    case 'confirming':
    case 'confirmed':
    case 'reverted':
    case 'cancelled':
    case 'replaced':
      return pollBlock(rpc, record, snapshot)
    case 'unknown':
      return pollUnknown(rpc, record, snapshot)
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

async function pollWaiting(rpc: Rpc, record: TransactionIn<'submitted' | 'pending'>, snapshot: ChainSnapshot) {
  const [transaction, used] = await Promise.all([
    readTransaction(rpc, record.hash),
    readNonce(rpc, record.from, 'latest'),
  ])
  if (transaction?.blockNumber != null) return minedEvent(rpc, record, transaction, snapshot)
  const verdict = transaction && (await judge(rpc, record, transaction))
  if (verdict?.own === false) return foreignEvent(verdict, snapshot)
  const number = verdict ? verdict.nonce : (record.nonce ?? record.nonceHint)
  if (number !== undefined && used > number) return { type: 'noncePassed' } as const
  if (verdict) return { type: 'seen', nonce: verdict.nonce } as const
  const waited = snapshot.now - record.submittedAt
  if (record.nonce === undefined && waited > neverSeenAfter) return { type: 'neverSeen', at: snapshot.now } as const
  const nonceWaits = record.nonce !== undefined && (await isWaitingNonce(rpc, record.from, record.nonce))
  return { type: 'notSeen', at: snapshot.now, nonceWaits } as const
}

/**
 * Whether a node has a transaction with this nonce, which is not used yet. Only the next number proves it: some nodes count from the last
 * transaction in their queue, whether or not those before it are there.
 */
const isWaitingNonce = async (rpc: Rpc, account: string, nonce: number) =>
  (await readNonce(rpc, account, 'pending')) === nonce + 1

/** What the hash of a second request has turned out to be. */
async function pollResent(rpc: Rpc, record: Transaction, hash: string, { taken }: ChainSnapshot) {
  if (taken.includes(hash)) return { type: 'resendSettled', as: 'foreign', hash } as const
  const found = await readTransaction(rpc, hash)
  const verdict = found && (await judge(rpc, record, found))
  if (!verdict) return undefined
  const isSameNumber = verdict.own && 'nonce' in record && verdict.nonce === record.nonce
  const as = isSameNumber ? 'seen' : verdict.own ? 'otherNumber' : 'foreign'
  return { type: 'resendSettled', as, hash } as const
}

/** Whether the record's own hash is mined after all, or its nonce is free again. */
async function pollOwnHash(rpc: Rpc, record: TransactionIn<'replacedMaybe'>, snapshot: ChainSnapshot) {
  const [transaction, used] = await Promise.all([
    readTransaction(rpc, record.hash),
    readNonce(rpc, record.from, 'latest'),
  ])
  if (transaction?.blockNumber != null) return minedEvent(rpc, record, transaction, snapshot)
  return used > (record.nonce ?? record.nonceHint) ? undefined : ({ type: 'undone' } as const)
}

async function minedEvent(rpc: Rpc, record: Transaction, transaction: NodeTransaction, snapshot: ChainSnapshot) {
  const [receipt, verdict] = await Promise.all([readReceipt(rpc, transaction.hash), judge(rpc, record, transaction)])
  if (verdict?.own === false) return foreignEvent(verdict, snapshot)
  if (!receipt || !verdict) return undefined
  const { block, success } = receipt
  const confirmations = Math.max(1, snapshot.head - block.number + 1)
  const depth = rpc.chain.confirmations
  return { type: 'mined', nonce: verdict.nonce, block, success, confirmations, depth, at: snapshot.now } as const
}

const foreignEvent = ({ reason }: { reason: string }, { now }: ChainSnapshot) =>
  ({ type: 'foreign', reason, at: now }) as const

async function findReplacing(
  rpc: Rpc,
  record: TransactionIn<'replacedMaybe'>,
  { head, now, taken, dismissed, isContested }: ChainSnapshot,
) {
  const isLast = record.polls >= maxSearches
  // The wallet may have used another nonce than the hint; then a transaction with that nonce proves nothing.
  const certain = record.nonce !== undefined
  const byNonce = await findReplacement(rpc, record, head)
  const found = byNonce ?? (certain && isLast ? await findLoggedReplacement(rpc, record, head) : undefined)
  // Dismissed records are no longer followed: one with the same nonce and call is what this record has become.
  if (found && isSameCall(record, found) && (!taken.includes(found.hash) || dismissed.includes(found.hash)))
    return isContested ? undefined : ({ type: 'repriced', hash: found.hash } as const)
  if (!certain && (found || isLast)) return { type: 'neverSeen', at: now } as const
  if (!found) return isLast ? ({ type: 'lost', at: now } as const) : ({ type: 'replacementNotFound' } as const)
  const receipt = await readReceipt(rpc, found.hash)
  if (!receipt || head - receipt.block.number + 1 < rpc.chain.confirmations) return undefined
  const as = isCancel(found) ? 'cancelled' : 'replaced'
  return { type: 'superseded', as, replacedBy: found.hash, block: receipt.block, at: now } as const
}

/** How many polls search the blocks for a used nonce, before the logs are searched and the outcome counts as unknown. */
const maxSearches = 20

/** Whether the record's block is still part of the chain. */
async function pollBlock(
  rpc: Rpc,
  record: TransactionIn<'confirming' | 'confirmed' | 'reverted' | 'cancelled' | 'replaced'>,
  snapshot: ChainSnapshot,
) {
  const hash = ('replacedBy' in record && record.replacedBy) || record.hash
  const transaction = await readTransaction(rpc, hash)
  // Earlier versions closed a record as replaced if nothing was found. Its own transaction, found later, refutes that.
  if (!isOnBlock(record)) return transaction?.blockNumber != null ? ({ type: 'undone' } as const) : undefined
  if (hash === record.hash && transaction?.blockNumber != null) return minedEvent(rpc, record, transaction, snapshot)
  // A missing answer is no reorganisation; another block at the same height is.
  const there = await readBlockHash(rpc, record.block.number)
  const isGone = there === undefined ? snapshot.wasRolledBack : !sameHex(there, record.block.hash)
  return isGone ? ({ type: 'undone' } as const) : undefined
}

async function pollUnknown(rpc: Rpc, record: TransactionIn<'unknown'>, snapshot: ChainSnapshot) {
  const { now, isContested } = snapshot
  const known = record.hash && (await readTransaction(rpc, record.hash))
  const verdict = known ? await judge(rpc, record, known) : undefined
  if (verdict?.own === false) return { type: 'foreign', reason: verdict.reason, at: now } as const
  // A transaction that waits in a pool with a used nonce stays there for ever.
  const isDead =
    known &&
    known.blockNumber == null &&
    record.nonce !== undefined &&
    (await readNonce(rpc, record.from, 'latest')) > record.nonce
  const isOwn = !isDead && verdict && known
  if (!isOwn && isContested) return undefined
  const found = isOwn || (await findLost(rpc, record, snapshot))
  return found ? ({ type: 'hashKnown', hash: found.hash, at: now } as const) : ({ type: 'notFound' } as const)
}
