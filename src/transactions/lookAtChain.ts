import { all, call, put, select } from 'typed-redux-saga'
import { readBlockNumber } from '../chain/blockNumber'
import { chainIdentity } from '../chain/chainIdentity'
import { OddAnswer } from '../chain/oddAnswer'
import { NodeSilent, RpcRefusal, type Rpc } from '../chain/rpc'
import type { ChainConfig } from '../config/chains'
import { notify } from '../ui/notify'
import { nodesOf, transactionPorts } from './context'
import { change, freshest, hashesOf } from './keepRecords'
import { look } from './look'
import { isFollowed } from './patience'
import { sendLock } from './sendTransaction'
import { isAtWallet } from './transaction'
import type { Transaction } from './transactionRecord'
import { nodeAnswered, nodeSilent, selectTransactions } from './transactionsSlice'

/** What one look at a chain leaves for the next. */
export interface ChainMemory {
  /** Looks in a row that got no answer. */
  failures: number
  /** The newest block of the last look; undefined when the chain may have become another one since. */
  head: number | undefined
  /** Looks in a row at which the chain was shorter than it had been. */
  shorter: number
}

export const freshChain = (): ChainMemory => ({ failures: 0, head: undefined, shorter: 0 })

/** A node that lags catches up in less; a chain that stays shorter for so many looks was put back to an older state. */
const mostShorter = 10

/** Looks at all records of a chain once, in few requests, and tells each what is new. A silent node is a flag, no error. */
export function* lookAtChain(chain: ChainConfig, memory: ChainMemory) {
  const { now } = yield* transactionPorts()
  yield* closeOrphans(chain.id)
  const records = (yield* select(selectTransactions)).filter(
    (record) => record.chainId === chain.id && isFollowed(record, now()),
  )
  if (records.length === 0) return
  try {
    const rpc = yield* nodesOf(chain.id)
    const head = yield* call(readBlockNumber, rpc)
    yield* closeReset(rpc, records, head, memory)
    yield* all(records.map(({ id }) => call(lookAtRecord, rpc, id, head)))
    memory.failures = 0
    yield* put(nodeAnswered(chain.id))
  } catch (error) {
    if (!(error instanceof NodeSilent || error instanceof RpcRefusal || error instanceof OddAnswer)) throw error
    memory.failures += 1
    memory.head = undefined
    yield* put(nodeSilent({ chainId: chain.id, at: now() }))
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

/** Closes what was sent to a chain that is no longer there: made afresh under the same id, or put back to before it. */
function* closeReset(rpc: Rpc, records: readonly Transaction[], head: number, memory: ChainMemory) {
  const { now } = yield* transactionPorts()
  const begun = Math.max(...records.map((record) => ('startBlock' in record ? record.startBlock : 0)))
  memory.shorter = head < begun ? memory.shorter + 1 : 0
  const identity =
    memory.head === undefined || head < memory.head || memory.shorter > 0 ? yield* call(chainIdentity, rpc) : undefined
  memory.head = head
  for (const record of records) {
    const isOther = identity !== undefined && identity !== record.chainIdentity
    const isBefore = memory.shorter > mostShorter && 'startBlock' in record && head < record.startBlock
    if (isOther || isBefore) yield* change(record.id, { type: 'chainReset', at: now() })
  }
}

function* lookAtRecord(rpc: Rpc, id: string, head: number) {
  const { now } = yield* transactionPorts()
  const record = yield* freshest(id)
  const others = (yield* select(selectTransactions)).filter((other) => other.id !== id)
  if (!record || (record.state === 'unknown' && others.some((other) => mayBe(other, record)))) return
  const event = yield* call(look, rpc, record, { head, now: now(), taken: others.flatMap(hashesOf) })
  const after = event && (yield* change(id, event))
  if (after && after.from.toLowerCase() !== record.from.toLowerCase())
    notify.info(`Your wallet has signed with another account: ${after.from}`)
}

/** What is found for one could be the other's, which still waits for its own answer. */
const mayBe = (other: Transaction, record: Transaction) =>
  other.state === 'awaitingSignature' && other.data === record.data && other.from === record.from
