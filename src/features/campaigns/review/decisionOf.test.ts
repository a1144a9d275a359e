import { decisionOf } from './decisionOf'

it.each([
  ['Active', 'approved'],
  ['Inactive', 'approved'],
  ['Waiting Approval', 'failed'],
  [null, 'failed'],
])('takes an approval whose answer was lost, of a campaign that is %s now, for %s', (state, kind) => {
  expect(decisionOf({ kind: 'answerLost', state, requestId: undefined }).kind).toBe(kind)
})
