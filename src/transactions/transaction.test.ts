import { account } from '../testing/fakeWallet'
import { chainA } from '../testing/testChains'
import { stateText } from './stateText'
import { next, type TransactionEvent } from './transaction'
import { isForgotten, isUnderWay } from './transactionFacts'
import { parseTransaction, type State, type Transaction } from './transactionRecord'
import { transactionsReducer } from './transactionsReducer'
import { transactionAdded, transactionChanged, transactionsSlice } from './transactionsSlice'

const hash = `0x${'a'.repeat(64)}`
const other = `0x${'b'.repeat(64)}`
const block = { number: 100, hash: `0x${'1'.repeat(64)}` }
const sibling = { number: 100, hash: `0x${'2'.repeat(64)}` }
const intent = {
  v: 1,
  id: 't',
  rev: 3,
  planId: 'p',
  tabId: 'tab',
  kind: 'addVesting',
  description: { name: 'addVestingSchedule', contract: 'vesting', fields: [] },
  chainId: chainA.id,
  chainIdentity: 'first block',
  from: account,
  to: account,
  data: '0x',
  value: '0',
  gas: '1',
  done: 'Done',
  drafts: [],
  createdAt: 1,
  askedAt: 2,
  nonceHint: 7,
  latestNonceAtAsk: 7,
  startBlock: 90,
  submittedAt: 3,
}

/** All fields that any state has beside the intent; parsing strips those that the state does not have. */
const inState = (state: State, more: object = {}): Transaction => {
  const hashed = { hash, polls: 0, block, confirmations: 1, depth: 3, endedAt: 4, since: 4, reason: 'because' }
  const record = parseTransaction({
    ...intent,
    ...(state === 'unknown' || state === 'dismissed' ? { since: 4, reason: 'because', endedAt: 4 } : hashed),
    ...more,
    state,
  })
  if (!record) throw new Error(`No record in the state ${state}`)
  return record
}

const mined = (change: Partial<Extract<TransactionEvent, { type: 'mined' }>> = {}): TransactionEvent => ({
  type: 'mined',
  nonce: 7,
  block,
  success: true,
  confirmations: 1,
  depth: 3,
  at: 9,
  ...change,
})
const at = 9
const asked: TransactionEvent = { type: 'asked', at, nonceHint: 7, latestNonceAtAsk: 7, startBlock: 90 }
const rejected: TransactionEvent = { type: 'refused', as: 'rejected', reason: 'no', at }
const unclear: TransactionEvent = { type: 'unclear', reason: 'who knows', at }
const orphaned: TransactionEvent = { type: 'orphaned', at }
const hashKnown: TransactionEvent = { type: 'hashKnown', hash, at }
const foreign: TransactionEvent = { type: 'foreign', reason: 'another', at }
const seen: TransactionEvent = { type: 'seen', nonce: 7 }
const notSeen: TransactionEvent = { type: 'notSeen', at, nonceWaits: false }
const neverSeen: TransactionEvent = { type: 'neverSeen', at }
const undone: TransactionEvent = { type: 'undone' }
const noncePassed: TransactionEvent = { type: 'noncePassed' }
const repriced: TransactionEvent = { type: 'repriced', hash: other }
const cancelled: TransactionEvent = { type: 'superseded', as: 'cancelled', replacedBy: other, block, at }
const replaced: TransactionEvent = { ...cancelled, as: 'replaced' }
const lost: TransactionEvent = { type: 'lost', at }
const chainReset: TransactionEvent = { type: 'chainReset', at }
const dismissed: TransactionEvent = { type: 'dismissed', at }
const failed = mined({ success: false })
const deep = mined({ confirmations: 3 })
const failedDeep = mined({ success: false, confirmations: 3 })

it.each<[State, TransactionEvent, State]>([
  ['checking', asked, 'awaitingSignature'],
  ['checking', rejected, 'notSent'],
  ['checking', unclear, 'notSent'],
  ['checking', orphaned, 'notSent'],
  ['checking', hashKnown, 'checking'],
  ['checking', chainReset, 'checking'],
  ['awaitingSignature', hashKnown, 'submitted'],
  ['awaitingSignature', rejected, 'rejected'],
  ['awaitingSignature', unclear, 'unknown'],
  ['awaitingSignature', orphaned, 'unknown'],
  ['awaitingSignature', seen, 'awaitingSignature'],
  ['awaitingSignature', mined(), 'awaitingSignature'],
  ['awaitingSignature', chainReset, 'chainReset'],
  ['submitted', seen, 'pending'],
  ['submitted', mined(), 'confirming'],
  ['submitted', deep, 'confirmed'],
  ['submitted', failed, 'confirming'],
  ['submitted', failedDeep, 'reverted'],
  ['submitted', neverSeen, 'unknown'],
  ['submitted', foreign, 'unknown'],
  ['submitted', noncePassed, 'replacedMaybe'],
  ['submitted', rejected, 'submitted'],
  ['submitted', hashKnown, 'submitted'],
  ['submitted', chainReset, 'chainReset'],
  ['pending', notSeen, 'submitted'],
  ['pending', noncePassed, 'replacedMaybe'],
  ['pending', mined(), 'confirming'],
  ['pending', undone, 'pending'],
  ['pending', dismissed, 'pending'],
  ['confirming', deep, 'confirmed'],
  ['confirming', mined({ confirmations: 2 }), 'confirming'],
  ['confirming', failedDeep, 'reverted'],
  ['confirming', undone, 'pending'],
  ['confirming', noncePassed, 'confirming'],
  ['confirming', foreign, 'unknown'],
  ['replacedMaybe', repriced, 'pending'],
  ['replacedMaybe', undone, 'pending'],
  ['replacedMaybe', cancelled, 'cancelled'],
  ['replacedMaybe', replaced, 'replaced'],
  ['replacedMaybe', lost, 'unknown'],
  ['pending', lost, 'pending'],
  ['replacedMaybe', deep, 'confirmed'],
  ['unknown', hashKnown, 'submitted'],
  ['unknown', rejected, 'rejected'],
  ['unknown', dismissed, 'dismissed'],
  ['unknown', mined(), 'unknown'],
  ['unknown', chainReset, 'chainReset'],
  ['confirmed', undone, 'pending'],
  ['confirmed', mined({ block: sibling }), 'confirming'],
  ['confirmed', mined({ block: sibling, success: false }), 'confirming'],
  ['confirmed', mined({ block: sibling, success: false, confirmations: 3 }), 'reverted'],
  ['confirmed', failed, 'confirmed'],
  ['confirmed', hashKnown, 'confirmed'],
  ['confirmed', chainReset, 'confirmed'],
  ['reverted', undone, 'pending'],
  ['reverted', deep, 'reverted'],
  ['cancelled', undone, 'pending'],
  ['rejected', hashKnown, 'rejected'],
  ['rejected', rejected, 'rejected'],
  ['notSent', hashKnown, 'notSent'],
  ['dismissed', hashKnown, 'dismissed'],
  ['dismissed', mined(), 'dismissed'],
  ['chainReset', hashKnown, 'chainReset'],
  ['chainReset', undone, 'chainReset'],
])('%s after %j is %s', (from, event, to) => {
  expect(next(inState(from), event).state).toBe(to)
})

it('raises `rev` with each change and leaves a record as it is that an event cannot change', () => {
  const record = inState('submitted')
  expect(next(record, seen).rev).toBe(record.rev + 1)
  expect(next(record, rejected)).toBe(record)
})

it.each([
  [mined(), 'Confirmed 1/3'],
  [failed, 'Failed, not final yet: 1/3'],
])('says of its first block what happened in it: %j is %s', (event, text) => {
  expect(stateText(next(inState('submitted'), event))).toBe(text)
})

it('says that no node has it any more only of one that a node has had', () => {
  expect(stateText(inState('submitted'))).toBe('Sent, not seen by the network yet')
  expect(stateText(next(inState('pending'), notSeen))).toBe('Sent, no longer seen by the network')
})

it('keeps whether another with its nonce waits, and changes only with that', () => {
  const waits: TransactionEvent = { ...notSeen, nonceWaits: true }
  const record = next(inState('pending', { nonce: 7 }), waits)
  expect(record).toMatchObject({ state: 'submitted', unseenSince: 9, nonceWaits: true })
  expect(next(record, waits)).toBe(record)
  expect(next(record, notSeen)).toMatchObject({ unseenSince: 9, nonceWaits: false })
  expect(next(record, seen)).not.toHaveProperty('nonceWaits')
  const unseen = inState('submitted', { nonce: 7 })
  expect(next(unseen, notSeen)).toBe(unseen)
})

it('takes one that an earlier version has stored in its first block for a success', () => {
  expect(inState('confirming')).toMatchObject({ success: true })
})

it('keeps neither hash nor nonce of what turned out to be another transaction', () => {
  const after = next(inState('pending', { nonce: 7 }), foreign)
  expect(after).not.toHaveProperty('hash', hash)
  expect(after).not.toHaveProperty('nonce', 7)
})

it('counts as forgotten no longer once it was sent again, so that nobody sends it a third time at once', () => {
  const record = inState('submitted', { nonce: 7, unseenSince: 3 })
  const now = 200_000
  expect(isForgotten(record, now)).toBe(true)
  expect(isForgotten(next(record, { type: 'resent', hash: other, at: now }), now)).toBe(false)
})

it('counts as forgotten only with a nonce: without one a second request would be a second transaction', () => {
  expect(isForgotten(inState('submitted', { unseenSince: 3 }), 200_000)).toBe(false)
})

it('is not refused any more once it has a hash, so that nobody sends it again', () => {
  const record = inState('unknown', { hash })
  expect(next(record, rejected)).toBe(record)
})

it('keeps the confirmations of its block when a lagging node counts fewer or as many', () => {
  const record = inState('confirming', { confirmations: 2 })
  for (const confirmations of [1, 2]) expect(next(record, mined({ confirmations }))).toBe(record)
})

it('is under way when what was wanted may happen or has happened, which an approval alone is not', () => {
  const states: State[] = ['awaitingSignature', 'pending', 'unknown', 'confirmed', 'reverted', 'rejected']
  const underWay = (kind: Transaction['kind']) => states.filter((state) => isUnderWay(inState(state, { kind })))
  expect(underWay('addVesting')).toEqual(['awaitingSignature', 'pending', 'unknown', 'confirmed'])
  expect(underWay('approve')).toEqual([])
})

it('takes the hash that was sent again only while it waits without one that a node knows', () => {
  const settled: TransactionEvent = { type: 'resendSettled', as: 'seen', hash: other }
  const again = { nonce: 7, resent: other }
  expect(next(inState('submitted', again), settled)).toMatchObject({ state: 'pending', hash: other })
  for (const state of ['pending', 'confirming', 'confirmed', 'reverted'] as const)
    expect(next(inState(state, again), settled)).toMatchObject({ state, hash })
})

it('keeps the hash that a dismissed record had when another comes later', () => {
  const record = inState('dismissed', { hash: other })
  expect(next(record, hashKnown)).toBe(record)
})

describe('the reducer', () => {
  const empty = transactionsSlice.getInitialState()
  const withRecord = transactionsReducer(empty, transactionAdded(inState('submitted')))

  it('works out from the event what a record becomes', () => {
    const after = transactionsReducer(withRecord, transactionChanged('t', seen))
    expect(after.records.t).toMatchObject({ state: 'pending', rev: 4 })
  })

  it('knows nothing of a record that is not here', () => {
    expect(transactionsReducer(empty, transactionChanged('t', seen))).toBe(empty)
  })
})

it('reads what a record of an earlier version was last notified of under its old key', () => {
  const { notified, ...record } = inState('confirmed', { notified: 'success' })
  expect(notified).toBe('success')
  expect(parseTransaction({ ...record, told: 'success' })).toEqual({ ...record, notified: 'success' })
})
