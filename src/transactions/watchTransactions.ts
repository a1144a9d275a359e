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
import { isAtWallet } from './transaction'
import {
  recheckRequested,
  selectTransaction,
  selectTransactions,
  transactionAdded,
  transactionChanged,
  transactionHeard,
} from './transactionsSlice'

const isTold = isAnyOf(transactionAdded, transactionHeard, transactionChanged)

/** Waits for something that is worth a look at once: a hash is new, or an outcome has become unknown. */
function* takeNews(chainId: number) {
  for (;;) {
    const { payload } = yield* take(isTold)
    const record = yield* select(selectTransaction, typeof payload === 'string' ? payload : payload.id)
    if (record?.chainId !== chainId) continue
    if (record.state === 'submitted' || record.state === 'unknown' || isAtWallet(record)) return true
  }
}

/** What this tab knows of each chain, whoever looks. */
type Memories = (chain: ChainConfig) => ChainMemory

function makeMemories(): Memories {
  const memories = new Map<number, ChainMemory>()
  return ({ id }) => {
    const memory = memories.get(id) ?? freshChain()
    memories.set(id, memory)
    return memory
  }
}

/** Looks at one chain again and again as long as it has records to follow. */
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

/** The one watcher of all tabs; the others hear of its finds by the storage. */
function* watchAlone(memories: Memories) {
  const { locks } = yield* transactionPorts()
  const release = yield* call(locks.hold, 'tx-watcher')
  try {
    for (const chain of yield* configuredChains()) yield* fork(watchChain, chain, memories)
    yield* call(() => new Promise<never>(() => undefined))
  } finally {
    release()
  }
}

/** Somebody wants to know now. Any tab may look; two looks do no harm. */
function* recheck(memories: Memories, { payload: id }: ReturnType<typeof recheckRequested>) {
  const record = yield* select(selectTransaction, id)
  const chain = (yield* configuredChains()).find((one) => one.id === record?.chainId)
  if (chain) yield* lookAnew(chain, memories)
}

function* lookEverywhere(memories: Memories) {
  for (const chain of yield* configuredChains()) yield* lookAnew(chain, memories)
}

/** Much may have happened since the last look, so which chain it is is asked as well. */
function* lookAnew(chain: ChainConfig, memories: Memories) {
  const memory = memories(chain)
  memory.checkedAt = undefined
  yield* pollChain(chain, memory)
}

export function* watchSaga() {
  const { onVisible } = yield* transactionPorts()
  const returns = eventChannel<true>((emit) => onVisible(() => emit(true)))
  const memories = makeMemories()
  yield* takeEvery(returns, safely(lookEverywhere), memories)
  yield* takeEvery(recheckRequested, safely(recheck), memories)
  yield* fork(watchAlone, memories)
}
