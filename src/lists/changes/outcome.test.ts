import { outcomeMessage, outcomeText, type RowOutcome } from './outcome'

const requestId = 'request-1'
const undo = { type: 'users/changeRequested' }
const words = { noun: 'user', done: 'deactivated', isRemoval: false }

it.each<[RowOutcome, string]>([
  [{ kind: 'done', said: 'Off now', undo }, 'Off now'],
  [{ kind: 'done', said: '', undo }, 'User deactivated'],
  [{ kind: 'notNeeded', why: undefined }, 'Already deactivated by someone else'],
  [{ kind: 'notNeeded', why: 'It has expired' }, 'It has expired'],
  [{ kind: 'notSent', why: 'unreadable' }, 'The user could not be read again, so nothing was sent. Try Again'],
  [{ kind: 'notSent', why: 'gone' }, 'The user is no longer in the list, so nothing was sent.'],
  [{ kind: 'notSent', why: 'ambiguous' }, 'The list has another user with the same id, so nothing was sent.'],
  [{ kind: 'notSent', why: 'underway' }, 'Another change of this user was on its way, so nothing was sent.'],
  [{ kind: 'refused', said: 'Too late', requestId }, 'Too late'],
  [{ kind: 'answerLost', state: 'Active', requestId }, 'The answer was lost. The user is now: Active'],
  [
    { kind: 'unknown', requestId },
    'We could not learn whether the user was changed. Reload the list before you try again.',
  ],
])('says of %j: %s', (outcome, text) => {
  expect(outcomeText(outcome, words)).toBe(text)
})

it.each<[RowOutcome, string]>([
  [{ kind: 'answerLost', state: null, requestId }, 'The answer was lost. The user is no longer there: it was deleted'],
  [{ kind: 'answerLost', state: 'Active', requestId }, 'The answer was lost. The user is still there: Active'],
  [
    { kind: 'unknown', requestId },
    'We could not learn whether the user was deleted. Reload the list before you try again.',
  ],
])('says of a removal that ended as %j: %s', (outcome, text) => {
  expect(outcomeText(outcome, { ...words, done: 'deleted', isRemoval: true })).toBe(text)
})

it('offers Undo only of what was done, and names the request only of what failed', () => {
  const messages = [
    outcomeMessage({ kind: 'done', said: 'Off', undo }, words),
    outcomeMessage({ kind: 'notNeeded', why: 'Off already' }, words),
    outcomeMessage({ kind: 'refused', said: 'No', requestId }, words),
  ]
  expect(messages).toEqual([
    { kind: 'success', text: 'Off', undo },
    { kind: 'info', text: 'Off already' },
    { kind: 'error', text: 'No', requestId },
  ])
})
