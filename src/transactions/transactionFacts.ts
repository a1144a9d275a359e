import type { Block, Transaction, TransactionIn } from './transactionRecord'
import { isFinal } from './transactionStates'

export type Waiting = 'submitted' | 'pending' | 'replacedMaybe'
export type OnBlock = 'confirming' | 'confirmed' | 'reverted' | 'cancelled' | 'replaced'

/** A tab is about to ask the wallet or waits for its answer. */
export const isAtWallet = ({ state }: Transaction) => state === 'checking' || state === 'awaitingSignature'

const offerToStopAfter = 30_000

/** The wallet has not answered for a long time, so one may stop waiting for it. */
export const isUnanswered = (record: Transaction, now: number) =>
  record.state === 'awaitingSignature' && now - record.askedAt > offerToStopAfter

/** The transaction has a hash but no block yet. */
export const isWaiting = (record: Transaction): record is TransactionIn<Waiting> =>
  record.state === 'submitted' || record.state === 'pending' || record.state === 'replacedMaybe'

/** The transaction, or its replacement, is in a block. */
export const isOnBlock = (record: Transaction): record is TransactionIn<OnBlock> & { block: Block } =>
  'block' in record && record.block !== undefined

export const hashOf = (record: Transaction): string | undefined => ('hash' in record ? record.hash : undefined)

/** Nothing was sent, so the same may be asked for again. */
export const mayTryAgain = ({ state }: Transaction) => state === 'rejected' || state === 'notSent'

/** The transaction that was wanted may still happen or has happened, so its form has done its work. */
export const isUnderWay = (record: Transaction | undefined) =>
  record !== undefined && record.kind !== 'approve' && (!isFinal(record) || record.state === 'confirmed')

const slowAfter = 5 * 60_000

/** Sent more than five minutes ago and not mined yet. It is still followed. */
export const isStalled = (record: Transaction, now: number) => isWaiting(record) && now - record.submittedAt > slowAfter

/** A node may fail to return a known transaction for so long, in milliseconds. */
const forgottenAfter = 2 * 60_000

/**
 * The network had the transaction and no longer has it, and its nonce is unused: it was dropped. It may come back, or be sent
 * again with its nonce, which only one of the two can use.
 */
export const isForgotten = (
  record: Transaction,
  now: number,
): record is TransactionIn<'submitted'> & { nonce: number } =>
  record.state === 'submitted' &&
  record.nonce !== undefined &&
  now - (record.unseenSince ?? record.submittedAt) > forgottenAfter

/** Sending it again can help: the network has dropped it, and no other transaction waits with its nonce. */
export const mayResend = (record: Transaction, now: number): record is TransactionIn<'submitted'> & { nonce: number } =>
  isForgotten(record, now) && !record.nonceWaits

/** It makes no progress, and the person who sent it can do something about that. */
export const isStuck = (record: Transaction, now: number) =>
  isUnanswered(record, now) || record.state === 'unknown' || isForgotten(record, now) || isStalled(record, now)
