import { assertNever } from '../shared/assertNever'
import type { Transaction } from './transactionRecord'

/** One sentence on how a transaction stands, for people. */
export function stateText(record: Transaction): string {
  switch (record.state) {
    case 'checking':
      return 'Checking'
    case 'awaitingSignature':
      return 'Confirm in your wallet'
    case 'submitted':
      return 'Sent, not seen by the network yet'
    case 'pending':
      return 'Waiting for the network'
    case 'confirming':
      return `Confirmed ${record.confirmations}/${record.depth}`
    case 'unknown':
      return 'We could not learn the outcome'
    case 'replacedMaybe':
      return 'Checking a replacement'
    case 'confirmed':
      return 'Confirmed'
    case 'reverted':
      return 'Failed on chain'
    case 'rejected':
    case 'notSent':
      return record.reason
    case 'cancelled':
      return 'Cancelled in your wallet'
    case 'replaced':
      return 'Replaced by another transaction of your wallet'
    case 'chainReset':
      return 'The chain was started afresh, so this transaction is no longer on it'
    case 'dismissed':
      return 'Dismissed, the outcome was not learned'
    default:
      return assertNever(record)
  }
}

/** What is said of a transaction in a message: its success once, that a success was undone, and any other ending. */
interface Telling {
  what: NonNullable<Transaction['told']>
  kind: 'success' | 'info' | 'error'
  text: string
}

/** The message that is due for a record; undefined when all has been said, or it is no news. */
export function dueTelling(record: Transaction): Telling | undefined {
  const telling = noticeOf(record)
  return telling?.what === record.told ? undefined : telling
}

const againText = { undone: 'It is on the chain again', ended: 'It is on the chain after all' }

function noticeOf(record: Transaction): Telling | undefined {
  switch (record.state) {
    case 'confirming':
    case 'confirmed':
      // An approval is only the way to the transaction that was wanted.
      if (record.kind === 'approve') return undefined
      if (record.told === 'undone' || record.told === 'ended')
        return { what: 'again', kind: 'info', text: `${againText[record.told]}: ${record.done}` }
      // Once only.
      return record.told ? undefined : { what: 'success', kind: 'success', text: record.done }
    case 'submitted':
    case 'pending':
    case 'unknown':
      if (record.told !== 'success' && record.told !== 'again') return undefined
      return {
        what: 'undone',
        kind: 'error',
        text: `The chain took it back: ${record.done}. It waits for the network again.`,
      }
    case 'reverted':
    case 'cancelled':
    case 'replaced':
    case 'chainReset':
      return { what: 'ended', kind: record.state === 'reverted' ? 'error' : 'info', text: stateText(record) }
    default:
      return undefined
  }
}
