import { isAnyOf } from '@reduxjs/toolkit'
import { eventChannel } from 'redux-saga'
import { call, fork, race, select, take, takeEvery } from 'typed-redux-saga'
import { configuredChains, type ChainConfig } from '../config/chains'
import { safely } from '../shared/sagas'
import { transactionPorts } from './context'
import { freshChain, pollChain, type ChainMemory } from './pollChain'
import { mendStorage } from './transactionRepository'
import { pauseAfterFailures, pauseFor } from './pollSchedule'
import { isFollowed } from './transactionStates'
import { isAtWallet } from './transactionFacts'
import {
  recheckRequested,
  selectTransaction,
  selectTransactions,
  transactionAdded,
  transactionChanged,
  transactionSynced,
} from './transactionsSlice'

const isRecordAction = isAnyOf(transactionAdded, transactionSynced, transactionChanged)

/** Waits for a change that is worth polling at once: a new hash, or an outcome that became unknown. */
function* takeNews(chainId: number) {
  for (;;) {
    const { payload } = yield* take(isRecordAction)
    const record = yield* select(selectTransaction, typeof payload === 'string' ? payload : payload.id)
    if (record?.chainId !== chainId) continue
    if (record.state === 'submitted' || record.state === 'unknown' || isAtWallet(record)) return true
  }
}

/** What this tab knows of each chain, whichever code polls it. */
type Memories = (chain: ChainConfig) => ChainMemory

function makeMemories(): Memories {
  const memories = new Map<number, ChainMemory>()
  return ({ id }) => {
    const memory = memories.get(id) ?? freshChain()
    memories.set(id, memory)
    return memory
  }
}

/** Polls one chain as long as it has records to follow. */
function* watchChain(chain: ChainConfig, memories: Memories) {
  const { now, sleep, random } = yield* transactionPorts()
  const memory = memories(chain)
  for (;;) {
    const records = (yield* select(selectTransactions)).filter(
      (record) => record.chainId === chain.id && (isAtWallet(record) || isFollowed(record, now())),
    )
    if (records.length === 0) {
      yield* call(takeNews, chain.id)
      continue
    }
    yield* mendStorage()
    yield* pollChain(chain, memory)
    const pause = memory.failures > 0 ? pauseAfterFailures(memory.failures) : pauseFor(records, now(), random())
    yield* race({ slept: call(sleep, pause), news: call(takeNews, chain.id) })
  }
}

/** Runs in one tab only; other tabs get its results through the storage. */
function* watchInOneTab(memories: Memories) {
  const { locks } = yield* transactionPorts()
  const release = yield* call(locks.hold, 'tx-watcher')
  try {
    for (const chain of yield* configuredChains()) yield* fork(watchChain, chain, memories)
    yield* call(() => new Promise<never>(() => undefined))
  } finally {
    release()
  }
}

/** Polls at a person's request. Any tab may do it; polling twice does no harm. */
function* recheck(memories: Memories, { payload: id }: ReturnType<typeof recheckRequested>) {
  const record = yield* select(selectTransaction, id)
  const chain = (yield* configuredChains()).find((one) => one.id === record?.chainId)
  if (!chain) return
  // From its beginning: a node may have had no logs of blocks that were searched.
  memories(chain).searchFrom.delete(id)
  yield* pollAgain(chain, memories)
}

function* pollAllAgain(memories: Memories) {
  for (const chain of yield* configuredChains()) yield* pollAgain(chain, memories)
}

/** Reads the chain's identity again, because much may have happened since the last poll. */
function* pollAgain(chain: ChainConfig, memories: Memories) {
  const memory = memories(chain)
  memory.checkedAt = undefined
  yield* pollChain(chain, memory)
}

export function* watchSaga() {
  const { onVisible } = yield* transactionPorts()
  const returns = eventChannel<true>((emit) => onVisible(() => emit(true)))
  const memories = makeMemories()
  yield* takeEvery(returns, safely(pollAllAgain), memories)
  yield* takeEvery(recheckRequested, safely(recheck), memories)
  yield* fork(watchInOneTab, memories)
}
