import { eventChannel } from 'redux-saga'
import { call, fork, put, select, takeEvery } from 'typed-redux-saga'
import { chainBaseApi } from '../api/chainBaseApi'
import { sameHex } from '../shared/sameHex'
import { safely } from '../shared/sagas'
import { transactionPorts } from './context'
import { adopt, freshest } from './transactionRepository'
import { outcomeNotified } from './outcomeActions'
import { dueNotification, type DueNotification } from './stateText'
import { next } from './transaction'
import { isOnBlock, mayTryAgain } from './transactionFacts'
import type { Transaction } from './transactionRecord'
import { hasSucceeded } from './transactionStates'
import { untilStored } from './sendTransaction'
import {
  selectFollowed,
  selectPlan,
  selectTransaction,
  selectTransactions,
  transactionAdded,
  transactionChanged,
  transactionSynced,
  transactionsFound,
} from './transactionsSlice'

/**
 * Shows the notification that is due for a record, in the visible tab and once over all tabs. While the storage is
 * full, tries again until it can store that the notification was shown.
 */
function* notifyOutcome(record: Transaction) {
  const { visible, sleep } = yield* transactionPorts()
  if (!dueNotification(record)) return
  while (visible() && (yield* notifyOnce(record)) === 'full') yield* call(sleep, untilStored)
}

function* notifyOnce(record: Transaction) {
  const { records, locks } = yield* transactionPorts()
  const release = yield* call(locks.tryHold, `toast:${record.id}`)
  if (!release) return 'elsewhere'
  try {
    // Another tab may have shown it a moment ago.
    const fresh = yield* freshest(record.id)
    const due = fresh && dueNotification(fresh)
    if (!due) return 'done'
    const event =
      due.what === 'unknown' ? ({ type: 'warned' } as const) : ({ type: 'notified', what: due.what } as const)
    // If this is not stored, the next tab shows the notification again.
    if (!records.putVerified(next(fresh, event))) return 'full'
    yield* adopt(fresh)
    yield* put(transactionChanged(fresh.id, event))
    if (yield* isNotNeeded(fresh, due.what)) return 'done'
    yield* put(outcomeNotified({ id: fresh.id, kind: due.kind, text: due.text }))
    return 'done'
  } finally {
    release()
  }
}

/** Whether the message would be too much: the open dialog says the same, or an approval has led on to its vesting. */
function* isNotNeeded(record: Transaction, what: DueNotification['what']) {
  const isFollowed = (yield* select(selectFollowed))?.id === record.id
  if (what === 'unknown') return isFollowed
  if (record.kind !== 'approve' || what === 'ended') return false
  if (what === 'success' && (isFollowed || (yield* select(selectPlan))?.approval === record.id)) return true
  const records = yield* select(selectTransactions)
  return records.some(
    (other) =>
      other.kind === 'addVesting' &&
      other.chainId === record.chainId &&
      sameHex(other.from, record.from) &&
      other.createdAt >= record.createdAt &&
      !mayTryAgain(other),
  )
}

/** Refetches chain data after each change of a record's block, and drops the drafts of a transaction that succeeded. */
function createAfterChange() {
  const blocks = new Map<string, string | undefined>()
  return function* afterChange(changed: readonly Transaction[]) {
    const { drafts } = yield* transactionPorts()
    const blockOf = (record: Transaction) => (isOnBlock(record) ? record.block.hash : undefined)
    const moved = changed.filter((record) => blockOf(record) !== blocks.get(record.id))
    for (const record of moved) {
      blocks.set(record.id, blockOf(record))
      if (hasSucceeded(record) && record.kind !== 'approve') drafts.drop(record.planId, record.drafts)
    }
    if (moved.length > 0) yield* put(chainBaseApi.util.invalidateTags(['Stake', 'Vesting', 'Balance']))
    for (const record of changed) yield* fork(notifyOutcome, record)
  }
}

function* notifyAll() {
  for (const record of yield* select(selectTransactions)) yield* fork(notifyOutcome, record)
}

export function* notifyOutcomesSaga() {
  const { onVisible } = yield* transactionPorts()
  const returns = eventChannel<true>((emit) => onVisible(() => emit(true)))
  const afterChange = safely(createAfterChange())
  yield* takeEvery(transactionChanged, function* ({ payload: id }) {
    const record = yield* select(selectTransaction, id)
    if (record) yield* afterChange([record])
  })
  yield* takeEvery([transactionAdded, transactionSynced], ({ payload }) => afterChange([payload]))
  yield* takeEvery(transactionsFound, ({ payload }) => afterChange(payload))
  yield* takeEvery(returns, safely(notifyAll))
}
