import { eventChannel } from 'redux-saga'
import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { configuredChains } from '../config/chains'
import { safely } from '../shared/sagas'
import { transactionPorts } from './context'
import { damagedSuffix } from './firstRecord'
import { isFinal, isFollowed } from './transactionStates'
import type { Stored } from './parseStored'
import { recordsSetAside } from './outcomeActions'
import type { StoreEvent } from './recordStore'
import { next, type TransactionEvent } from './transaction'
import { hashOf } from './transactionFacts'
import type { Transaction } from './transactionRecord'
import {
  dismissRequested,
  selectTransaction,
  selectTransactions,
  selectUnreadable,
  stopWaitingRequested,
  transactionChanged,
  transactionSynced,
  transactionRemoved,
  transactionsFound,
  unreadableSeen,
} from './transactionsSlice'

/**
 * The newest copy of a record: another tab may have changed the stored one, or a full storage may have refused ours.
 */
export function* freshest(id: string) {
  const { records } = yield* transactionPorts()
  const known = yield* select(selectTransaction, id)
  const stored = records.read(id)
  if (stored?.kind === 'newer') return undefined
  return stored && stored.record.rev >= (known?.rev ?? 0) ? stored.record : known
}

/** Puts the copy of another tab into the store if it differs. */
export function* adopt(record: Transaction) {
  if ((yield* select(selectTransaction, record.id)) !== record) yield* put(transactionsFound([record]))
}

/** Writes this tab's copy of a record into the storage. */
export function* persist(id: string) {
  const { records } = yield* transactionPorts()
  const record = yield* select(selectTransaction, id)
  if (!record) return undefined
  records.putVerified(record)
  if (isFinal(record)) for (const old of records.trim()) yield* put(transactionRemoved(old))
  return record
}

/** Applies an event to a record, stores the result and returns it; undefined when there is no such record. */
export function* change(id: string, event: TransactionEvent) {
  const before = yield* freshest(id)
  if (!before) return undefined
  const accepted = yield* unlessTaken(id, event)
  // Avoids an action for each poll that found nothing new.
  if (next(before, accepted) === before) return before
  yield* adopt(before)
  yield* put(transactionChanged(id, accepted))
  return yield* persist(id)
}

/** A hash belongs to the first record that has it, also when two are polled at once, in one tab or in two. */
function* unlessTaken(id: string, event: TransactionEvent): SagaGenerator<TransactionEvent> {
  if (event.type !== 'hashKnown' && event.type !== 'repriced') return event
  const owner = yield* ownerOf(event.hash, id)
  if (!owner) return event
  if (event.type === 'hashKnown')
    return { type: 'unclear', reason: 'Its hash belongs to another transaction in this list.', at: event.at }
  return owner.state === 'dismissed' ? event : { type: 'replacementNotFound' }
}

/** Another record with this hash. Checks the newest copy of each, because another tab may have found the hash first. */
function* ownerOf(hash: string, but: string) {
  for (const { id } of yield* select(selectTransactions)) {
    const other = id === but ? undefined : yield* freshest(id)
    if (other && hashesOf(other).includes(hash)) return other
  }
  return undefined
}

/** The hashes that are a record's own. The hash of its replacement, with the same nonce, may be another record's. */
export const hashesOf = (record: Transaction): string[] =>
  [hashOf(record), 'resent' in record ? record.resent : undefined].filter((hash) => hash !== undefined)

/** Puts stored records into the store. Damaged ones are set aside and reported by the tab that finds them. */
function* loadStored(all: readonly Stored[]) {
  const { records } = yield* transactionPorts()
  yield* put(transactionsFound(all.flatMap((stored) => (stored.kind === 'record' ? [stored.record] : []))))
  let aside = 0
  for (const stored of all) {
    if (stored.kind === 'newer') yield* put(unreadableSeen({ id: stored.id }))
    if (stored.kind !== 'damaged') continue
    const moved = stored.id.endsWith(damagedSuffix) ? undefined : records.setAside(stored.id)
    if (moved) aside += 1
    yield* put(unreadableSeen({ id: (moved ?? stored).id, damaged: stored.text }))
  }
  if (aside > 0) yield* put(recordsSetAside({ count: aside }))
}

/** Applies changes of other tabs. If the storage was cleared, records that are still open are written again. */
function* followOtherTabs(event: StoreEvent) {
  const here = yield* select(selectTransactions)
  if (event.type === 'changed') {
    const { stored } = event
    if (stored.kind === 'record') return yield* put(transactionSynced(stored.record))
    // Our copy is better than a damaged one; `mendStorage` writes it again.
    const isKnown = stored.kind === 'damaged' && here.some(({ id }) => id === stored.id)
    return isKnown ? undefined : yield* loadStored([stored])
  }
  const gone = event.type === 'removed' ? here.filter(({ id }) => id === event.id) : here
  const { records } = yield* transactionPorts()
  gone.filter((record) => !isFinal(record)).forEach(records.putVerified)
  if (event.type === 'removed' && !gone.some((record) => !isFinal(record))) yield* put(transactionRemoved(event.id))
}

/**
 * Writes records again that the storage has lost or could not take. Records in `checking` are not stored yet, and an
 * ended record that is missing was removed on purpose.
 */
export function* mendStorage() {
  const { records, now } = yield* transactionPorts()
  for (const record of yield* select(selectTransactions)) {
    if (!isFollowed(record, now()) && record.state !== 'awaitingSignature') continue
    const stored = records.read(record.id)
    const isOld = stored?.kind === 'record' && stored.record.rev < record.rev
    if (isOld || (!stored && !isFinal(record))) records.putVerified(record)
  }
}

function* stopWaiting({ payload: id }: ReturnType<typeof stopWaitingRequested>) {
  const { now } = yield* transactionPorts()
  yield* change(id, { type: 'unclear', reason: 'You stopped waiting for the wallet.', at: now() })
}

function* dismiss({ payload: id }: ReturnType<typeof dismissRequested>) {
  const { records, now } = yield* transactionPorts()
  const record = yield* freshest(id)
  const isDamaged = (yield* select(selectUnreadable))[id]?.damaged !== undefined
  const isLeft = !(yield* configuredChains()).some((chain) => chain.id === record?.chainId)
  if (!isDamaged && !(record && isFinal(record))) return yield* change(id, { type: 'dismissed', at: now(), isLeft })
  records.remove(id)
  yield* put(transactionRemoved(id))
}

export function* repositorySaga() {
  const { records } = yield* transactionPorts()
  yield* takeEvery(eventChannel<StoreEvent>(records.subscribe), safely(followOtherTabs))
  yield* loadStored(records.load())
  yield* takeEvery(stopWaitingRequested, safely(stopWaiting))
  yield* takeEvery(dismissRequested, safely(dismiss))
}
