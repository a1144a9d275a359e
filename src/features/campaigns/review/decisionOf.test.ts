import type { RowOutcome } from '../../../lists/changes/outcome'
import { decisionOf } from './decisionOf'

it.each([
  ['Active', 'approved'],
  ['Inactive', 'approved'],
  ['Waiting Approval', 'failed'],
  [null, 'failed'],
])('takes an approval whose answer was lost, of a campaign that is %s now, for %s', (state, kind) => {
  expect(decisionOf({ kind: 'answerLost', state, requestId: undefined }).kind).toBe(kind)
})

it.each<[RowOutcome, string]>([
  [{ kind: 'done', said: 'Approved', undo: undefined }, 'approved'],
  [{ kind: 'notNeeded', why: undefined }, 'taken'],
  [{ kind: 'notSent', why: 'gone' }, 'taken'],
  [{ kind: 'notSent', why: 'unreadable', reason: 'No answer.', requestId: 'r-17' }, 'failed'],
  [{ kind: 'refused', said: 'Not now', requestId: 'r-17' }, 'failed'],
  [{ kind: 'unknown', requestId: 'r-17' }, 'unknown'],
])('tells what was refused, what is unknown and what others have done apart: %j is %s', (outcome, kind) => {
  const decision = decisionOf(outcome)
  expect(decision.kind).toBe(kind)
  if ('requestId' in outcome) expect(decision).toMatchObject({ requestId: 'r-17' })
})
