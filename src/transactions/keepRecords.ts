import { eventChannel } from 'redux-saga'
import { put, select, takeEvery } from 'typed-redux-saga'
import { safely } from '../shared/sagas'
import { transactionPorts } from './context'
import { isFinal } from './isFinal'
import type { Stored, StoreEvent } from './recordStore'
import { hashOf, next, type TransactionEvent } from './transaction'
import type { Transaction } from './transactionRecord'
import {
  dismissRequested,
  newerRecordSeen,
  selectTransaction,
  selectTransactions,
  stopWaitingRequested,
  transactionChanged,
  transactionRemoved,
} from './transactionsSlice'

/** The newest copy of a record: another tab may have changed the stored one, and a full storage may have refused ours. */
export function* freshest(id: string) {
  const { records } = yield* transactionPorts()
  const known = yield* select(selectTransaction, id)
  const stored = records.read(id)
  if (stored?.kind === 'newer') return undefined
  return stored && stored.record.rev >= (known?.rev ?? 0) ? stored.record : known
}

/** Puts a record into this tab's memory and into the storage; false when the storage did not take it. */
export function* keep(record: Transaction) {
  const { records } = yield* transactionPorts()
  const stored = records.putVerified(record)
  yield* put(transactionChanged(record))
  if (isFinal(record)) for (const id of records.trim()) yield* put(transactionRemoved(id))
  return stored
}

/** Tells a record what was learned and gives what has become of it; undefined when there is no such record here. */
export function* change(id: string, event: TransactionEvent) {
  const before = yield* freshest(id)
  if (!before) return undefined
  const after = next(before, yield* unlessTaken(id, event))
  if (after !== before) yield* keep(after)
  return after
}

/** A hash belongs to one record only: the first to know it. */
function* unlessTaken(id: string, event: TransactionEvent) {
  if (event.type !== 'hashKnown') return event
  const all = yield* select(selectTransactions)
  const taken = all.some((other) => other.id !== id && hashesOf(other).includes(event.hash))
  return taken
    ? ({ type: 'unclear', reason: 'Its hash belongs to another transaction of this list.', at: event.at } as const)
    : event
}

export const hashesOf = (record: Transaction): string[] =>
  [hashOf(record), 'replacedBy' in record ? record.replacedBy : undefined].filter((hash) => hash !== undefined)

function* learn({ kind, record }: Stored) {
  yield* put(kind === 'newer' ? newerRecordSeen(record) : transactionChanged(record))
}

/** What another tab did. A storage that was cleared gets what is still open again. */
function* followOtherTabs(event: StoreEvent) {
  if (event.type === 'changed') return yield* learn(event.stored)
  const here = yield* select(selectTransactions)
  const gone = event.type === 'removed' ? here.filter(({ id }) => id === event.id) : here
  const { records } = yield* transactionPorts()
  gone.filter((record) => !isFinal(record)).forEach(records.putVerified)
  if (event.type === 'removed' && !gone.some((record) => !isFinal(record))) yield* put(transactionRemoved(event.id))
}

/** Writes again what the storage lost, or could not take when it was full. What is being checked is not stored yet. */
export function* mendStorage() {
  const { records } = yield* transactionPorts()
  for (const record of yield* select(selectTransactions)) {
    if (isFinal(record) || record.state === 'checking') continue
    const stored = records.read(record.id)
    if (!stored || (stored.kind === 'record' && stored.record.rev < record.rev)) records.putVerified(record)
  }
}

function* stopWaiting({ payload: id }: ReturnType<typeof stopWaitingRequested>) {
  const { now } = yield* transactionPorts()
  yield* change(id, { type: 'unclear', reason: 'Nobody waited for the wallet any longer.', at: now() })
}

function* dismiss({ payload: id }: ReturnType<typeof dismissRequested>) {
  const { records, now } = yield* transactionPorts()
  const record = yield* freshest(id)
  if (!record || !isFinal(record)) return yield* change(id, { type: 'dismissed', at: now() })
  records.remove(id)
  yield* put(transactionRemoved(id))
}

export function* keepRecordsSaga() {
  const { records } = yield* transactionPorts()
  yield* takeEvery(eventChannel<StoreEvent>(records.subscribe), safely(followOtherTabs))
  for (const stored of records.all()) yield* learn(stored)
  yield* takeEvery(stopWaitingRequested, safely(stopWaiting))
  yield* takeEvery(dismissRequested, safely(dismiss))
}
