import { assertNever } from '../shared/assertNever'
import { isForgotten, isOnBlock, isWaiting, type OnBlock, type Waiting } from './transactionFacts'
import { isFinal, isSearched } from './transactionStates'
import { parseTransaction, type Block, type TransactionIn, type Transaction } from './transactionRecord'

/** Something learned about a transaction. `at` in milliseconds since 1970. */
export type TransactionEvent =
  | { type: 'asked'; at: number; nonceHint: number; latestNonceAtAsk: number; startBlock: number }
  | { type: 'refused'; as: 'rejected' | 'notSent'; reason: string; at: number }
  | { type: 'unclear'; reason: string; at: number }
  | { type: 'orphaned'; at: number }
  | { type: 'neverSeen'; at: number }
  | { type: 'hashKnown'; hash: string; at: number }
  | { type: 'foreign'; reason: string; at: number }
  | { type: 'seen'; nonce: number | undefined }
  /** `nonceWaits`: a node has a transaction with its nonce all the same. */
  | { type: 'notSeen'; at: number; nonceWaits: boolean }
  | Mined
  | { type: 'undone' }
  | { type: 'noncePassed' }
  | { type: 'replacementNotFound' }
  | { type: 'repriced'; hash: string }
  | { type: 'resent'; hash: string; at: number }
  | { type: 'resendSettled'; as: 'seen' | 'foreign' | 'otherNumber'; hash: string }
  | { type: 'lost'; at: number }
  | { type: 'superseded'; as: 'cancelled' | 'replaced'; replacedBy: string; block: Block; at: number }
  | { type: 'chainReset'; at: number }
  /** `isLeft`: the console no longer follows its chain. */
  | { type: 'dismissed'; at: number; isLeft?: boolean }
  | { type: 'notFound' }
  | { type: 'warned' }
  | { type: 'notified'; what: NonNullable<Transaction['notified']> }

interface Mined {
  type: 'mined'
  /** The nonce of the account; undefined when the call is inside a transaction of another account. */
  nonce: number | undefined
  block: Block
  success: boolean
  confirmations: number
  /** The confirmations that the chain requires. */
  depth: number
  at: number
}

/**
 * The state of a record after an event. An event that is impossible in the state changes nothing, so late or repeated
 * events, from this or another tab, do no harm. Each change increments `rev`.
 */
export function next(record: Transaction, event: TransactionEvent): Transaction {
  const after = transition(record, event)
  // Drops the fields that the new state does not have.
  return (after && parseTransaction({ ...after, rev: record.rev + 1 })) ?? record
}

function transition(record: Transaction, event: TransactionEvent): Transaction | undefined {
  switch (event.type) {
    case 'asked':
      return record.state === 'checking'
        ? { ...record, ...event, state: 'awaitingSignature', askedAt: event.at }
        : undefined
    case 'refused':
      return refused(record, event)
    case 'unclear':
      return unclear(record, event)
    case 'orphaned':
      return unclear(record, { reason: 'You left the page before the wallet answered.', at: event.at })
    case 'neverSeen':
      // A hash that only the wallet knows.
      if (!isWaiting(record) || record.nonce !== undefined) return undefined
      return { ...record, state: 'unknown', since: event.at, reason: 'The network has never seen this transaction.' }
    case 'hashKnown':
      if (record.state === 'awaitingSignature' || record.state === 'unknown')
        return { ...record, state: 'submitted', hash: event.hash, submittedAt: event.at }
      // A dismissed record stays dismissed, but its hash still leads to what it has become.
      return record.state === 'dismissed' && !record.hash ? { ...record, hash: event.hash } : undefined
    case 'foreign':
      if (!isWaiting(record) && !isOnBlock(record) && !(record.state === 'unknown' && record.hash)) return undefined
      return { ...record, state: 'unknown', since: event.at, reason: event.reason, hash: undefined, nonce: undefined }
    case 'seen':
      return record.state === 'submitted' ? { ...record, ...numberOf(event), state: 'pending' } : undefined
    case 'notSeen':
      return notSeen(record, event)
    case 'mined':
      return mined(record, event)
    case 'undone':
      return isOnBlock(record) || record.state === 'replacedMaybe' || record.state === 'replaced'
        ? { ...record, state: 'pending' }
        : undefined
    case 'noncePassed':
      return record.state === 'submitted' || record.state === 'pending'
        ? { ...record, state: 'replacedMaybe', polls: 0 }
        : undefined
    case 'replacementNotFound':
      return record.state === 'replacedMaybe' ? { ...record, polls: record.polls + 1 } : undefined
    case 'repriced':
      return record.state === 'replacedMaybe' ? { ...record, state: 'pending', hash: event.hash } : undefined
    case 'resent':
      if (!isWaiting(record) && !isOnBlock(record)) return undefined
      return resent(record, event)
    case 'resendSettled':
      if (!('resent' in record) || record.resent !== event.hash) return undefined
      if (event.as !== 'seen' || record.state !== 'submitted') return { ...record, resent: undefined }
      return { ...record, resent: undefined, hash: event.hash, state: 'pending' }
    case 'lost':
      return record.state === 'replacedMaybe'
        ? { ...record, state: 'unknown', since: event.at, reason: usedNonce }
        : undefined
    case 'superseded':
      return record.state === 'replacedMaybe' ? { ...record, ...event, state: event.as, endedAt: event.at } : undefined
    case 'chainReset':
      if (isFinal(record) || record.state === 'checking') return undefined
      return { ...record, state: 'chainReset', endedAt: event.at }
    case 'dismissed':
      if (isFinal(record) || record.state === 'checking') return undefined
      if (!event.isLeft && record.state !== 'unknown' && !isForgotten(record, event.at)) return undefined
      return { ...record, state: 'dismissed', endedAt: event.at }
    case 'notFound':
      if (record.state !== 'unknown' || isSearched(record)) return undefined
      return { ...record, searches: (record.searches ?? 0) + 1 }
    case 'warned':
      return record.state === 'unknown' && !record.warned ? { ...record, warned: true } : undefined
    case 'notified':
      return record.notified === event.what ? undefined : { ...record, notified: event.what }
    default:
      return assertNever(event)
  }
}

const usedNonce = "Its nonce has been used, and the transaction that used it can't be found."

function notSeen(record: Transaction, { at, nonceWaits }: { at: number; nonceWaits: boolean }) {
  if (record.state === 'pending') return { ...record, state: 'submitted', unseenSince: at, nonceWaits } as const
  if (record.state !== 'submitted' || (record.nonceWaits ?? false) === nonceWaits) return undefined
  return { ...record, nonceWaits }
}

/** Signing the same fields again gives the same hash. */
function resent(record: TransactionIn<Waiting | OnBlock>, { hash, at }: { hash: string; at: number }) {
  const answer = hash === record.hash ? undefined : hash
  if (record.state === 'submitted') return { ...record, resent: answer, unseenSince: at }
  return { ...record, resent: answer }
}

function refused(record: Transaction, { as, reason, at }: { as: 'rejected' | 'notSent'; reason: string; at: number }) {
  if (record.state === 'checking') return { ...record, state: 'notSent', reason, endedAt: at } as const
  if (record.state === 'awaitingSignature' || (record.state === 'unknown' && !record.hash))
    return { ...record, state: as, reason, endedAt: at }
  return undefined
}

/** After the wallet was asked, the outcome is unknown; before, nothing was sent. */
function unclear(record: Transaction, { reason, at }: { reason: string; at: number }): Transaction | undefined {
  if (record.state === 'checking') return { ...record, state: 'notSent', reason, endedAt: at }
  return record.state === 'awaitingSignature' ? { ...record, state: 'unknown', since: at, reason } : undefined
}

/** A known nonce is kept. */
const numberOf = ({ nonce }: { nonce: number | undefined }) => (nonce === undefined ? {} : { nonce })

function mined(record: Transaction, event: Mined): Transaction | undefined {
  const settled = record.state === 'confirmed' || record.state === 'reverted'
  if (!isWaiting(record) && record.state !== 'confirming' && !settled) return undefined
  const { block, success, confirmations, depth, at } = event
  const same = isOnBlock(record) && record.block.hash === block.hash
  // A lagging node counts fewer confirmations.
  if (same && (settled || record.confirmations >= confirmations)) return undefined
  const inBlock = { ...record, ...numberOf(event), block }
  if (confirmations >= depth) return { ...inBlock, state: success ? 'confirmed' : 'reverted', endedAt: at }
  return { ...inBlock, state: 'confirming', success, confirmations, depth }
}
