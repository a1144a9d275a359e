import type { BulkItem } from './bulk'
import type { RowOutcome } from './outcome'
import { mayTryAgain, stayingText } from './staying'

const failed = { requestId: undefined }
const row = (outcome: RowOutcome, id = '1'): BulkItem => ({ id, name: id, ended: { outcome, text: '' } })
const bulk = (...items: readonly BulkItem[]) => ({
  words: { noun: 'user', doing: 'Deactivating', done: 'deactivated' },
  items: [...items],
  phase: 'ended' as const,
})

it('keeps a row that was not reached for another try', () => {
  expect(mayTryAgain({ id: '1', name: '1' })).toBe(true)
})

it.each<RowOutcome>([
  { kind: 'refused', said: 'Not now', ...failed },
  { kind: 'notSent', why: 'unreadable', reason: 'No answer.', requestId: undefined },
  { kind: 'notSent', why: 'underway' },
  { kind: 'notSent', why: 'noCode' },
])('keeps a row for another try after %j', (outcome) => {
  expect(mayTryAgain(row(outcome))).toBe(true)
})

it.each<RowOutcome>([
  { kind: 'done', said: '', undo: undefined },
  { kind: 'notNeeded', why: undefined },
  { kind: 'notSent', why: 'gone' },
  { kind: 'notSent', why: 'ambiguous' },
  { kind: 'answerLost', state: 'Active', ...failed },
  { kind: 'answerLost', state: 'Active', isConfirmed: true, ...failed },
  { kind: 'unknown', ...failed },
])('offers no other try, which might change the row twice or another one, after %j', (outcome) => {
  expect(mayTryAgain(row(outcome))).toBe(false)
})

it('says of how many rows the answer was lost or nobody knows the outcome, and not of those that the server has confirmed', () => {
  const items = [
    row({ kind: 'unknown', ...failed }),
    row({ kind: 'answerLost', state: 'Active', ...failed }, '2'),
    row({ kind: 'answerLost', state: 'Active', isConfirmed: true, ...failed }, '3'),
  ]
  expect(stayingText(bulk(...items), 1)).toBe(
    '1 user stays selected, to try again. The answer for 1 user was lost, so it is no longer selected: see below what it is now. The outcome for 1 user is unknown, so it is no longer selected. Check it in the list first.',
  )
  const twice = items.slice(0, 2).flatMap((item) => [item, { ...item, id: `${item.id}b` }])
  expect(stayingText(bulk(...twice), 0)).toBe(
    'The answer for 2 users was lost, so they are no longer selected: see below what they are now. The outcome for 2 users is unknown, so they are no longer selected. Check them in the list first.',
  )
})

it('says nothing where no row stays and each outcome is known', () => {
  expect(stayingText(bulk(row({ kind: 'done', said: '', undo: undefined })), 0)).toBe('')
})
