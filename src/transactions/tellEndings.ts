import { eventChannel } from 'redux-saga'
import { call, put, select, takeEvery } from 'typed-redux-saga'
import { baseApi } from '../api/baseApi'
import { safely } from '../shared/sagas'
import { notify } from '../ui/notify'
import { transactionPorts } from './context'
import { freshest } from './keepRecords'
import { dueTelling } from './stateText'
import { isOnBlock, next } from './transaction'
import type { Transaction } from './transactionRecord'
import { selectTransactions, succeeded, transactionChanged } from './transactionsSlice'

/** Says what is due of a record, in the tab that is looked at; over all tabs each thing is said once. */
function* tell(record: Transaction) {
  const { records, locks, visible } = yield* transactionPorts()
  if (!dueTelling(record) || !visible()) return
  const free = yield* call(locks.tryHold, `toast:${record.id}`)
  if (!free) return
  try {
    // Another tab may have said it a moment ago.
    const fresh = yield* freshest(record.id)
    const due = fresh && dueTelling(fresh)
    if (!due) return
    const told = next(fresh, { type: 'told', what: due.what })
    // What cannot be written down would be said again by the next tab.
    if (!records.putVerified(told)) return
    yield* put(transactionChanged(told))
    notify[due.kind](due.text)
  } finally {
    free()
  }
}

/** After each change of what the chain holds, this tab reads it again; after a success the drafts have served. */
function createAfterChange() {
  const blocks = new Map<string, string | undefined>()
  return function* afterChange({ payload: record }: ReturnType<typeof transactionChanged>) {
    const { tabId, dropDrafts } = yield* transactionPorts()
    const block = isOnBlock(record) ? record.block.hash : undefined
    if (block !== blocks.get(record.id)) {
      blocks.set(record.id, block)
      if (record.state === 'confirming' || record.state === 'confirmed') {
        if (record.kind !== 'approve' && record.tabId === tabId) dropDrafts(record.drafts)
        yield* put(succeeded(record))
      }
      yield* put(baseApi.util.invalidateTags(['Stake', 'Vesting', 'Balance']))
    }
    yield* tell(record)
  }
}

function* tellAll() {
  for (const record of yield* select(selectTransactions)) yield* tell(record)
}

export function* tellSaga() {
  const { onVisible } = yield* transactionPorts()
  const returns = eventChannel<true>((emit) => onVisible(() => emit(true)))
  yield* takeEvery(transactionChanged, safely(createAfterChange()))
  yield* takeEvery(returns, safely(tellAll))
}
