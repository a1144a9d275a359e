import type { RowOutcome } from './outcome'
import { resultText } from './saveResults'

const done: RowOutcome = { kind: 'done', said: '', undo: undefined }
const refused: RowOutcome = { kind: 'refused', said: '', requestId: undefined }
const long = 'x'.repeat(61)

it.each([
  [done, 'mona@tour.example', 'Mona@tour.example deactivated', 'Deactivated'],
  [done, 'task 7', 'Task 7 deactivated', 'Deactivated'],
  [done, long, `${'x'.repeat(60)}… approved`, 'Approved'],
  [done, 'mona@tour.example', 'User status has changed', 'User status has changed'],
  [refused, 'mona@tour.example', 'mona@tour.example is the last one', 'mona@tour.example is the last one'],
])('says of %j of %s, where the server says "%s": %s', (outcome, name, text, shown) => {
  expect(resultText({ id: '7', name, ended: { outcome, text } }, true)).toBe(shown)
})
