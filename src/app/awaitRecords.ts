import { call } from 'typed-redux-saga'
import { definePort } from '../shared/ports'

/** Resolves when this browser has a transaction record. */
export const firstRecordPort = definePort<() => Promise<void>>('firstRecord')
export const startTransactionsPort = definePort<() => Promise<void>>('startTransactions')

/**
 * Loads the engine as soon as this browser has records. A failed attempt crashes the saga, and its supervisor restarts
 * it.
 */
export function* awaitRecordsSaga() {
  const firstRecord = yield* firstRecordPort()
  const startTransactions = yield* startTransactionsPort()
  yield* call(firstRecord)
  yield* call(startTransactions)
}
