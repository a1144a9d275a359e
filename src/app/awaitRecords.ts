import { call } from 'typed-redux-saga'
import { definePort } from '../shared/ports'

/** Resolves as soon as there is a transaction to follow. */
export const firstRecordPort = definePort<() => Promise<void>>('firstRecord')
export const startTransactionsPort = definePort<() => Promise<void>>('startTransactions')

/** Brings the engine in as soon as this browser has transactions; a failed attempt is repeated by the saga's supervisor. */
export function* awaitRecordsSaga() {
  const firstRecord = yield* firstRecordPort()
  const startTransactions = yield* startTransactionsPort()
  yield* call(firstRecord)
  yield* call(startTransactions)
}
