import { call, getContext } from 'typed-redux-saga'

/** Brings the engine in as soon as this browser has transactions; a failed attempt is repeated by the saga's supervisor. */
export function* awaitRecordsSaga() {
  const firstRecord = yield* getContext<() => Promise<void>>('firstRecord')
  const startTransactions = yield* getContext<() => Promise<void>>('startTransactions')
  yield* call(firstRecord)
  yield* call(startTransactions)
}
