import { isAsRequested } from './asRequested'
import type { SortKey } from './localWindow'

interface Row {
  id: string
  key: SortKey
}

/** Whether an answer with these keys, in this order, counts as sorted. */
const isBelieved = (keys: readonly SortKey[], sort: string) =>
  isAsRequested(
    { rows: keys.map((key, index) => ({ id: String(index), key })), total: keys.length, applied: ['sort'] },
    { start: 0, end: 9, sort },
    { textOf: ({ id }: Row) => id, sortKeys: { key: ({ key }: Row) => key } },
  )

it.each([
  ['numbers upwards', [1, 2, 2, 10], 'key', true],
  ['numbers downwards', [10, 2, 2, 1], '-key', true],
  ['numbers the wrong way round', [1, 2, 10], '-key', false],
  ['one number out of place', [1, 10, 2], 'key', false],
  ['exact amounts beyond a float', [9007199254740993n, 9007199254740992n], 'key', false],
  ['equals in any order', ['a', 'A', 'a'], '-key', true],
  ['what is empty at the end', ['a', 'b', '', undefined], 'key', true],
  ['what is empty in front', [undefined, '', 'b', 'a'], '-key', true],
  ['an order that only what is empty hides', ['b', '', 'a'], 'key', false],
  ['numbers in text as people sort them', ['user9', 'user10'], 'key', true],
  ['numbers in text letter by letter', ['user10', 'user9'], 'key', true],
  ['capitals first', ['Zoe', 'anna'], 'key', true],
  ['capitals like small letters', ['anna', 'Zoe'], 'key', true],
  ['punctuation ignored', ['ab', 'a-c'], 'key', true],
  ['punctuation by its code, capitals like small letters', ['a-c', 'A_b'], 'key', true],
  ['words the wrong way round', ['zoe', 'anna'], 'key', false],
] as const)('of a server that says it has sorted it takes %s: %j by %s is %s', (_what, keys, sort, isSorted) => {
  expect(isBelieved(keys, sort)).toBe(isSorted)
})

it('has nothing to say of an order that the list does not know', () => {
  expect(isBelieved([2, 1], 'other')).toBe(true)
})

it.each([
  ['İSTANBUL Tur', 'istanbul', true],
  ['City tour', 'TOUR', true],
  ['City tour', 'town', false],
])('of a server that says it has searched it takes a row %s for %s: %s', (id, search, isFound) => {
  const answer = { rows: [{ id }], total: 1, applied: ['search'] }
  expect(isAsRequested(answer, { start: 0, end: 9, search }, { textOf: (row) => row.id })).toBe(isFound)
})

it('believes no search or filter that the server does not say it has applied, and needs no word of an empty one', () => {
  const answer = { rows: [{ id: 'a' }], total: 1, applied: ['status'] }
  const isTaken = (asked: object) =>
    isAsRequested(answer, { start: 0, end: 9, ...asked }, { textOf: ({ id }: { id: string }) => id })
  expect([{ status: 'active' }, { search: '' }, { search: 'a' }].map(isTaken)).toEqual([true, true, false])
})

it('believes no filter that a row contradicts', () => {
  const answer = { rows: [{ id: 'a' }], total: 1, applied: ['status'] }
  const isTaken = (isFitting: boolean) =>
    isAsRequested(answer, { start: 0, end: 9, status: 'active' }, { textOf: ({ id }) => id, fits: () => isFitting })
  expect([isTaken(true), isTaken(false)]).toEqual([true, false])
})
