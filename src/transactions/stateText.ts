import { assertNever } from '../shared/assertNever'
import { titleOf } from './titles'
import type { Transaction } from './transactionRecord'
import { hasSucceeded, isSearched } from './transactionStates'

/** The state of a transaction as a sentence. */
export function stateText(record: Transaction): string {
  switch (record.state) {
    case 'checking':
      return 'Checking'
    case 'awaitingSignature':
      return 'Confirm in your wallet'
    case 'submitted':
      return record.unseenSince === undefined
        ? 'Sent, not seen by the network yet'
        : 'Sent, no longer seen by the network'
    case 'pending':
      return 'Waiting for the network'
    case 'confirming':
      return `${record.success ? 'Confirmed' : 'Failed, not final yet:'} ${record.confirmations}/${record.depth}`
    case 'unknown':
      return 'We could not learn the outcome'
    case 'replacedMaybe':
      return 'Checking a replacement'
    case 'confirmed':
      return 'Confirmed'
    case 'reverted':
      return 'Failed on the network'
    case 'rejected':
    case 'notSent':
      return record.reason
    case 'cancelled':
      return 'Cancelled in your wallet'
    case 'replaced':
      return 'Replaced by another transaction of your wallet'
    case 'chainReset':
      return 'The network was reset, so this transaction is no longer on it'
    case 'dismissed':
      return 'Dismissed, the outcome was not learned'
    default:
      return assertNever(record)
  }
}

/** A notification about a transaction: its success (once), an undone success, any other ending, or an unknown outcome. */
export interface DueNotification {
  what: NonNullable<Transaction['notified']> | 'unknown'
  kind: 'success' | 'info' | 'error'
  text: string
}

/** The message for the success of an approval, which is only a step: a closed dialog leaves the vesting unsigned. */
export const approvalDone = 'Approved. Next, sign the vesting under Add Vest'

/** Records of approvals of earlier versions have the message for the success of the vesting. */
const isTold = ({ kind, done }: Transaction) => kind !== 'approve' || done === approvalDone

/** The notification that is due for a record; undefined when it was shown or there is none. */
export function dueNotification(record: Transaction): DueNotification | undefined {
  const notification = notificationFor(record)
  return notification?.what === record.notified ? undefined : notification
}

const againText = { undone: 'Confirmed again', ended: 'Confirmed after all' }

function undoneOf({ notified, done }: Transaction, why: string): DueNotification | undefined {
  if (notified !== 'success' && notified !== 'again') return undefined
  return { what: 'undone', kind: 'error', text: `No longer confirmed: "${done}". ${why}` }
}

function unknownOf(record: Transaction): DueNotification | undefined {
  // A failure is replaced by the next message about its transaction.
  if (record.state !== 'unknown' || !isTold(record) || record.warned || !isSearched(record)) return undefined
  const text = `We could not learn the outcome of "${titleOf(record.kind)}". Check Transactions and your wallet before you send it again.`
  return { what: 'unknown', kind: 'error', text }
}

function notificationFor(record: Transaction): DueNotification | undefined {
  switch (record.state) {
    case 'confirming':
    case 'confirmed':
      if (!isTold(record)) return undefined
      // Its dialog waits for the end, and may be closed before.
      if (record.kind === 'approve' && record.state === 'confirming') return undefined
      if (!hasSucceeded(record))
        return undoneOf(record, 'In a new block the transaction failed; this is not final yet.')
      if (record.notified === 'undone' || record.notified === 'ended')
        return { what: 'again', kind: 'info', text: `${againText[record.notified]}: ${record.done}` }
      return record.notified ? undefined : { what: 'success', kind: 'success', text: record.done }
    case 'submitted':
    case 'pending':
    case 'unknown':
      return (
        undoneOf(record, 'The network dropped its block, so the transaction is pending again.') ?? unknownOf(record)
      )
    case 'reverted':
    case 'cancelled':
    case 'replaced':
    case 'chainReset':
      return {
        what: 'ended',
        kind: record.state === 'reverted' ? 'error' : 'info',
        text: `${titleOf(record.kind)}: ${stateText(record)}`,
      }
    default:
      return undefined
  }
}
