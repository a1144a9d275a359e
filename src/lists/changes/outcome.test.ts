import { outcomeText, type RowOutcome } from './outcome'

const requestId = 'request-1'
const undo = { type: 'users/changeRequested' }
const words = { noun: 'user', done: 'deactivated', isRemoval: false }

const mona = 'mona@tour.example'

it.each<[RowOutcome, beside: string, named: string]>([
  [{ kind: 'done', said: 'Off now', undo }, 'Off now', `${mona}: Off now`],
  [{ kind: 'done', said: `Mona@tour.example is off`, undo }, 'Mona@tour.example is off', 'Mona@tour.example is off'],
  [{ kind: 'done', said: '', undo }, 'Deactivated', `${mona} deactivated`],
  [{ kind: 'notNeeded', why: undefined }, 'The user was already deactivated', `${mona} was already deactivated`],
  [{ kind: 'notNeeded', why: 'It has expired' }, 'It has expired', `${mona}: It has expired`],
  [
    { kind: 'notSent', why: 'unreadable', reason: 'No answer.', requestId },
    "The user couldn't be loaded again, so nothing was changed. No answer.",
    `${mona} couldn't be loaded again, so nothing was changed. No answer.`,
  ],
  [
    { kind: 'notSent', why: 'gone' },
    'The user is no longer in the list, so nothing was changed.',
    `${mona} is no longer in the list, so nothing was changed.`,
  ],
  [
    { kind: 'notSent', why: 'ambiguous' },
    'The user shares its id with another user, so nothing was changed.',
    `${mona} shares its id with another user, so nothing was changed.`,
  ],
  [
    { kind: 'notSent', why: 'underway' },
    'The user is already being changed, so nothing was sent.',
    `${mona} is already being changed, so nothing was sent.`,
  ],
  [{ kind: 'refused', said: 'Too late', requestId }, 'Too late', `${mona}: Too late`],
  [
    { kind: 'answerLost', state: 'Active', requestId },
    "The server's answer was lost. The user is now: Active",
    `The server's answer was lost. ${mona} is now: Active`,
  ],
  [
    { kind: 'answerLost', state: 'Active', isConfirmed: true, requestId },
    'The server reported success, but in its list the user is now: Active',
    `The server reported success, but in its list ${mona} is now: Active`,
  ],
  [
    { kind: 'unknown', requestId },
    "We don't know whether the user was changed. Reload the list before you try again.",
    `We don't know whether ${mona} was changed. Reload the list before you try again.`,
  ],
])('says of %j beside the name: %s, and elsewhere: %s', (outcome, beside, named) => {
  expect(outcomeText(outcome, words)).toBe(beside)
  expect(outcomeText(outcome, { ...words, name: mona })).toBe(named)
})

it.each<[RowOutcome, string]>([
  [{ kind: 'answerLost', state: null, requestId }, "The server's answer was lost, but the user was deleted."],
  [{ kind: 'answerLost', state: 'Active', requestId }, "The server's answer was lost. The user is still there: Active"],
  [
    { kind: 'answerLost', state: 'Active', isConfirmed: true, requestId },
    'The server reported success, but in its list the user is still there: Active',
  ],
  [{ kind: 'unknown', requestId }, "We don't know whether the user was deleted. Reload the list before you try again."],
])('says of a removal that ended as %j: %s', (outcome, text) => {
  expect(outcomeText(outcome, { ...words, done: 'deleted', isRemoval: true })).toBe(text)
})

it('begins a sentence with a capital where the row has no name of its own', () => {
  expect(outcomeText({ kind: 'done', said: '', undo }, { ...words, name: 'user 17' })).toBe('User 17 deactivated')
})

it('cuts a long name, and finds the cut one in what the server says', () => {
  const [name, cut] = ['x'.repeat(61), `${'x'.repeat(60)}…`]
  expect(outcomeText({ kind: 'done', said: '', undo }, { ...words, name })).toBe(`${cut} deactivated`)
  expect(outcomeText({ kind: 'done', said: `${cut} is off`, undo }, { ...words, name })).toBe(`${cut} is off`)
})
