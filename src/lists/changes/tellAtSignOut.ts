import type { UnknownAction } from '@reduxjs/toolkit'
import { put, select, take, type SagaGenerator } from 'typed-redux-saga'
import { baseApi } from '../../api/baseApi'
import { signedOut } from '../../session/sessionSlice'
import { formatCount } from '../../shared/amounts'
import type { Message } from '../../shared/messages'
import { bulkText, type BulkItem, type ChangesState } from './bulk'
import type { makeChangesSlice } from './changesSlice'

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
  if (!signedOut.match(over) || over.payload.reason === 'replaced' || !bulk) return
  const message = messageAtSignOut({ bulk, busy: yield* select(selectBusy) })
  // An undo that waits for this bulk change would begin at its end.
  yield* take(baseApi.util.resetApiState)
  yield* put(bulkEnded({ message }))
}

/** "3 of 8 campaigns approved before you were signed out. 4 were not sent. The outcome for 1 is unknown: …" */
function messageAtSignOut({
  bulk,
  busy,
}: {
  bulk: NonNullable<ChangesState['bulk']>
  busy: readonly string[]
}): Message {
  const isUnknown = ({ id, ended }: BulkItem) =>
    ended ? ['unknown', 'answerLost'].includes(ended.outcome.kind) : busy.includes(id)
  const unknown = bulk.items.filter(isUnknown).length
  const unsent = bulk.items.filter((item) => !item.ended && !isUnknown(item)).length
  const text = [
    `${bulkText(bulk)} before you were signed out.`,
    unsent > 0 && `${formatCount(unsent)} ${unsent === 1 ? 'was' : 'were'} not sent.`,
    unknown > 0 &&
      `The outcome for ${formatCount(unknown)} is unknown: check ${unknown === 1 ? 'it' : 'them'} in the list first.`,
  ]
  return { kind: unsent + unknown > 0 ? 'error' : 'info', text: text.filter(Boolean).join(' ') }
}
