import { all, call, put, select } from 'typed-redux-saga'
import { readBlockNumber } from '../chain/blockNumber'
import { areTwoChains, chainIdentity, isKnown } from '../chain/chainIdentity'
import { MalformedResponse } from '../chain/responseErrors'
import { NodeUnavailable, RpcError, type Rpc } from '../chain/rpc'
import type { ChainConfig } from '../config/chains'
import { nodesOf, transactionPorts } from './context'
import { change, freshest, hashesOf } from './transactionRepository'
import { blockSeen, nextHeights, unseen, type Heights } from './heights'
import { chainRolledBack } from './outcomeActions'
import { pollTransaction } from './pollTransaction'
import { settleResend } from './resend'
import { sendLock } from './sendTransaction'
import { isFollowed } from './transactionStates'
import type { TransactionEvent } from './transaction'
import { isAtWallet } from './transactionFacts'
import type { Transaction } from './transactionRecord'
import { nodesNoted, selectNodes, selectTransactions, type NodesNote } from './transactionsSlice'

/** What one poll of a chain leaves for the next. */
export interface ChainMemory {
  /** Failed polls in a row. */
  failures: number
  /** Since when the nodes have not answered, in milliseconds. */
  silentSince: number | undefined
  /** Hash of the chain's first block, once a node has told it. */
  identity: string | undefined
  /** When `identity` was read, in milliseconds; undefined when the nodes may serve another chain since. */
  checkedAt: number | undefined
  heights: Heights
  /** By the ids of records: the block at which the next search of logs for a record begins. */
  searchFrom: Map<string, number>
}

export const freshChain = (): ChainMemory => ({
  failures: 0,
  silentSince: undefined,
  identity: undefined,
  checkedAt: undefined,
  heights: unseen,
  searchFrom: new Map(),
})

/** Milliseconds until `identity` is read again. */
const identityValidMs = 60_000

/**
 * Polls all records of a chain once, in few requests, and applies what is new to each. A node that does not answer is
 * stored as a note, not thrown.
 */
export function* pollChain(chain: ChainConfig, memory: ChainMemory) {
  const { now } = yield* transactionPorts()
  yield* closeOrphans(chain.id)
  const records = (yield* select(selectTransactions)).filter(
    (record) => record.chainId === chain.id && isFollowed(record, now()),
  )
  if (records.length === 0) return
  try {
    const rpc = yield* nodesOf(chain.id)
    const head = yield* call(readBlockNumber, rpc)
    yield* checkIdentity(rpc, records, head, memory)
    const here = records.filter((record) => !areTwoChains(record.chainIdentity, memory.identity))
    if (here.length > 0) yield* updateHeights(chain, here, head, memory)
    yield* all(here.map(({ id }) => call(pollRecord, rpc, id, head, memory)))
    Object.assign(memory, { failures: 0, silentSince: undefined })
    yield* noteNodes(chain.id, { behind: Math.max(0, memory.heights.newest - head) })
  } catch (error) {
    if (!(error instanceof NodeUnavailable || error instanceof RpcError || error instanceof MalformedResponse))
      throw error
    memory.failures += 1
    memory.checkedAt = undefined
    memory.silentSince ??= now()
    yield* noteNodes(chain.id, { silentSince: memory.silentSince })
  }
}

/** Silent while nothing is new: an action per poll would push all others out of the diagnostics within minutes. */
function* noteNodes(chainId: number, note: NodesNote) {
  const noted = yield* select(selectNodes, chainId)
  if (noted?.behind === note.behind && noted?.silentSince === note.silentSince) return
  yield* put(nodesNoted({ chainId, note }))
}

/**
 * A page that was closed while it waited for the wallet has released its lock, and nobody receives the answer any more.
 * A record that is not stored yet has no lock yet. If a later request has got the lock, the earlier one has released it.
 */
function* closeOrphans(chainId: number) {
  const { records, locks, now } = yield* transactionPorts()
  const all = yield* select(selectTransactions)
  for (const record of all) {
    if (record.chainId !== chainId || !isAtWallet(record) || !records.read(record.id)) continue
    const isHeld = yield* call(locks.isHeld, sendLock(record))
    if (isHeld && !all.some((other) => isLater(other, record))) continue
    yield* change(record.id, { type: 'orphaned', at: now() })
  }
}

/** Whether `other` is the later of two requests that need the same lock, and has got it. */
const isLater = (other: Transaction, record: Transaction) =>
  other.state === 'awaitingSignature' &&
  record.state === 'awaitingSignature' &&
  sendLock(other) === sendLock(record) &&
  other.askedAt > record.askedAt

/**
 * Closes records of another chain that had the same id: the chain was created anew. A lower height alone proves
 * nothing.
 */
function* checkIdentity(rpc: Rpc, records: readonly Transaction[], head: number, memory: ChainMemory) {
  const { now } = yield* transactionPorts()
  const isFresh = memory.checkedAt !== undefined && now() - memory.checkedAt < identityValidMs
  if (isFresh && head >= Math.max(memory.heights.newest, ...records.map(blockSeen))) return
  const identity = yield* call(chainIdentity, rpc)
  if (areTwoChains(identity, memory.identity)) Object.assign(memory, freshChain())
  if (isKnown(identity)) memory.identity = identity
  memory.checkedAt = isKnown(identity) ? now() : undefined
  for (const record of records)
    if (areTwoChains(record.chainIdentity, identity)) yield* change(record.id, { type: 'chainReset', at: now() })
}

function* updateHeights(chain: ChainConfig, records: readonly Transaction[], head: number, memory: ChainMemory) {
  const { now } = yield* transactionPorts()
  const { newest, wasRolledBack } = memory.heights
  memory.heights = nextHeights(memory.heights, head, records, now())
  if (!memory.heights.wasRolledBack || wasRolledBack) return
  memory.searchFrom.clear()
  yield* put(chainRolledBack({ chainId: chain.id, chainName: chain.name, blocks: newest - head }))
}

/**
 * Ignores an unusable answer: it concerns one record, and the others are still followed. Other errors (silent nodes) end the
 * whole poll.
 */
function unlessOdd(error: unknown): undefined {
  if (!(error instanceof RpcError || error instanceof MalformedResponse)) throw error
}

/** Events that only say that a node does not have something. From a lagging node they mean nothing. */
const isAbsence = ({ type }: TransactionEvent) =>
  type === 'notSeen' ||
  type === 'neverSeen' ||
  type === 'notFound' ||
  type === 'undone' ||
  type === 'replacementNotFound' ||
  type === 'lost' ||
  type === 'superseded'

function* pollRecord(rpc: Rpc, id: string, head: number, { heights, searchFrom }: ChainMemory) {
  const { now } = yield* transactionPorts()
  const record = yield* freshest(id)
  const others = (yield* select(selectTransactions)).filter((other) => other.id !== id)
  if (!record) return
  const dismissed = others.filter(({ state }) => state === 'dismissed').flatMap(hashesOf)
  const taken = others.flatMap(hashesOf)
  const snapshot = {
    head,
    now: now(),
    taken,
    dismissed,
    isContested: others.some((other) => mayBe(other, record)),
    wasRolledBack: heights.wasRolledBack,
    searchFrom,
  }
  const event = yield* call(() => pollTransaction(rpc, record, snapshot).catch(unlessOdd))
  if (!event || (head < heights.newest && isAbsence(event))) return
  yield* change(id, event)
  if (event.type === 'resendSettled') yield* settleResend(record, event)
}

/** Whether a transaction found for one record could belong to the other, which still waits for the wallet's answer. */
const mayBe = (other: Transaction, record: Transaction) =>
  other.state === 'awaitingSignature' && other.data === record.data && sendLock(other) === sendLock(record)
