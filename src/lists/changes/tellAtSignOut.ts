import type { UnknownAction } from '@reduxjs/toolkit'
import { put, select, take, type SagaGenerator } from 'typed-redux-saga'
import { baseApi } from '../../api/baseApi'
import { signedOut } from '../../session/sessionSlice'
import { formatCount } from '../../shared/amounts'
import type { Message } from '../../shared/messages'
import { bulkText, type Bulk, type BulkItem } from './bulk'
import type { makeChangesSlice } from './changesSlice'
import { isUncertain } from './staying'

/**
 * Tells how far a bulk change had come when its person was signed out, because its results are gone with the session. Somebody else
 * who has signed in instead is told nothing.
 */
export function* tellAtSignOut<Action extends string>({
  actions: { bulkStarted, bulkEnded, bulkClosed },
  selectors: { selectBulk, selectBusy },
}: ReturnType<typeof makeChangesSlice<Action>>): SagaGenerator<void> {
  const over = yield* take<UnknownAction>([signedOut, bulkStarted, bulkClosed])
  const bulk = yield* select(selectBulk)
  if (!signedOut.match(over) || over.payload.why === 'replaced' || !bulk) return
  const message = messageAtSignOut(bulk, yield* select(selectBusy))
  // An undo that waits for this bulk change would begin at its end.
  yield* take(baseApi.util.resetApiState)
  yield* put(bulkEnded({ message }))
}

/** "3 of 8 campaigns approved before you were signed out. 4 were not sent. The outcome for 1 is unknown: …" */
export function messageAtSignOut(bulk: Bulk, busy: readonly string[]): Message {
  const isUnderWay = ({ id, ended }: BulkItem) => !ended && busy.includes(id)
  const unknown = bulk.items.filter((item) => isUncertain(item) || isUnderWay(item)).length
  const unsent = bulk.items.filter((item) => !item.ended && !isUnderWay(item)).length
  const text = [
    `${bulkText(bulk)} before you were signed out.`,
    unsent > 0 && `${formatCount(unsent)} ${unsent === 1 ? 'was' : 'were'} not sent.`,
    unknown > 0 &&
      `The outcome for ${formatCount(unknown)} is unknown: check ${unknown === 1 ? 'it' : 'them'} in the list first.`,
  ]
  return { kind: unsent + unknown > 0 ? 'error' : 'info', text: text.filter(Boolean).join(' ') }
}
