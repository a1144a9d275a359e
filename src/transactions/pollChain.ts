import { all, call, put, select } from 'typed-redux-saga'
import { readBlockNumber } from '../chain/blockNumber'
import { chainIdentity } from '../chain/chainIdentity'
import { MalformedResponse } from '../chain/responseErrors'
import { NodeUnavailable, RpcError, type Rpc } from '../chain/rpc'
import type { ChainConfig } from '../config/chains'
import { nodesOf, transactionPorts } from './context'
import { change, freshest, hashesOf } from './transactionRepository'
import { blockSeen, nextHeights, unseen, type Heights } from './heights'
import { chainPutBack } from './outcomeActions'
import { pollTransaction } from './pollTransaction'
import { settleResend } from './resend'
import { sendLock } from './sendTransaction'
import { isFollowed } from './transactionStates'
import { isAtWallet, type TransactionEvent } from './transaction'
import type { Transaction } from './transactionRecord'
import { nodesNoted, selectTransactions } from './transactionsSlice'

/** What one look at a chain leaves for the next. */
export interface ChainMemory {
  /** Looks in a row that got no answer. */
  failures: number
  /** Since when, in milliseconds. */
  silentSince: number | undefined
  /** The hash of the first block. */
  identity: string | undefined
  /** When it was asked for, in milliseconds; undefined when the nodes may be those of another chain since. */
  checkedAt: number | undefined
  heights: Heights
}

export const freshChain = (): ChainMemory => ({
  failures: 0,
  silentSince: undefined,
  identity: undefined,
  checkedAt: undefined,
  heights: unseen,
})

/** Milliseconds until it is asked again whether this is still the same chain. */
const identityValidMs = 60_000

/** Looks at all records of a chain once, in few requests, and tells each what is new. A silent node is a flag, no error. */
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
    const here = records.filter((record) => record.chainIdentity === memory.identity)
    if (here.length > 0) yield* measure(chain, here, head, memory)
    yield* all(here.map(({ id }) => call(pollRecord, rpc, id, head, memory)))
    Object.assign(memory, { failures: 0, silentSince: undefined })
    yield* put(nodesNoted({ chainId: chain.id, note: { behind: Math.max(0, memory.heights.newest - head) } }))
  } catch (error) {
    if (!(error instanceof NodeUnavailable || error instanceof RpcError || error instanceof MalformedResponse))
      throw error
    memory.failures += 1
    memory.checkedAt = undefined
    memory.silentSince ??= now()
    yield* put(nodesNoted({ chainId: chain.id, note: { silentSince: memory.silentSince } }))
  }
}

/**
 * A page that was left while it asked the wallet has let go of its lock, and nobody hears the answer any more. What is not
 * stored has no lock yet.
 */
function* closeOrphans(chainId: number) {
  const { records, locks, now } = yield* transactionPorts()
  for (const record of yield* select(selectTransactions)) {
    if (record.chainId !== chainId || !isAtWallet(record) || !records.read(record.id)) continue
    if (yield* call(locks.isHeld, sendLock(record))) continue
    yield* change(record.id, { type: 'orphaned', at: now() })
  }
}

/** Closes what was sent to another chain that had the same id: it was made afresh. A lower height alone says nothing. */
function* checkIdentity(rpc: Rpc, records: readonly Transaction[], head: number, memory: ChainMemory) {
  const { now } = yield* transactionPorts()
  const isSure = memory.checkedAt !== undefined && now() - memory.checkedAt < identityValidMs
  if (isSure && head >= Math.max(memory.heights.newest, ...records.map(blockSeen))) return
  const identity = yield* call(chainIdentity, rpc)
  if (identity !== memory.identity) Object.assign(memory, { ...freshChain(), identity })
  memory.checkedAt = now()
  for (const record of records)
    if (record.chainIdentity !== identity) yield* change(record.id, { type: 'chainReset', at: now() })
}

function* measure(chain: ChainConfig, records: readonly Transaction[], head: number, memory: ChainMemory) {
  const { now } = yield* transactionPorts()
  const { newest, wasPutBack } = memory.heights
  memory.heights = nextHeights(memory.heights, head, records, now())
  if (memory.heights.wasPutBack && !wasPutBack)
    yield* put(chainPutBack({ chainId: chain.id, chainName: chain.name, blocks: newest - head }))
}

/** What only says that a node does not have something. From one that lags it is no news. */
const isAbsence = ({ type }: TransactionEvent) =>
  type === 'notSeen' ||
  type === 'neverSeen' ||
  type === 'undone' ||
  type === 'replacementNotFound' ||
  type === 'superseded'

function* pollRecord(rpc: Rpc, id: string, head: number, { heights }: ChainMemory) {
  const { now } = yield* transactionPorts()
  const record = yield* freshest(id)
  const others = (yield* select(selectTransactions)).filter((other) => other.id !== id)
  if (!record || (record.state === 'unknown' && others.some((other) => mayBe(other, record)))) return
  const dismissed = others.filter(({ state }) => state === 'dismissed').flatMap(hashesOf)
  const taken = others.flatMap(hashesOf)
  const event = yield* call(pollTransaction, rpc, record, {
    head,
    now: now(),
    taken,
    dismissed,
    wasPutBack: heights.wasPutBack,
  })
  if (!event || (head < heights.newest && isAbsence(event))) return
  yield* change(id, event)
  if (event.type === 'resendSettled') yield* settleResend(record, event)
}

/** What is found for one could be the other's, which still waits for its own answer. */
const mayBe = (other: Transaction, record: Transaction) =>
  other.state === 'awaitingSignature' && other.data === record.data && other.from === record.from
