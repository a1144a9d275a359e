import { baseApi } from '../../api/baseApi'
import { isIgnoring, listsSlice, readingOf, type Reading } from './listsSlice'

const { readingStarted, windowRead, rowKept, readingEnded, readingStopped, readingPaused, requestIgnored, listLeft } =
  listsSlice.actions

const rows = (...ids: string[]) => ids.map((id) => ({ id }))
const list = { name: 'users', textOf: ({ id }: { id: string }) => id }
const started = (changes: Partial<Parameters<typeof readingStarted>[0]> = {}) =>
  readingStarted({ list: 'users', run: 'second', from: 10, version: 1, at: 5_000, isForced: false, ...changes })

const now = (changes: Partial<Reading>): Reading => ({
  ...{
    state: 'reading',
    run: 'first',
    rows: rows('a'),
    leftOut: 0,
    from: 0,
    next: 100,
    total: 300,
    version: 1,
    since: 1_000,
  },
  ...changes,
})
const readings = {
  none: undefined,
  reading: now({}),
  paused: now({ run: null }),
  stopped: now({ state: 'stopped', run: null }),
  failed: now({ state: 'failed', run: null }),
  complete: now({ state: 'complete', run: null, leftOut: 2 }),
  'read again': now({ rows: rows('b'), leftOut: 1, before: { rows: rows('a'), leftOut: 2 } }),
} as const

/** A reading after an action, in short form: "complete - ab+1" has the rows a and b, and one that cannot be read. */
function next(from: keyof typeof readings, action: { type: string }) {
  const reading = readings[from]
  const lists = listsSlice.reducer({ readings: reading ? { users: reading } : {}, ignored: {}, sought: {} }, action)
  const after = readingOf(list)({ lists })
  if (!after) return 'none'
  const { state, run, before } = after
  const all = ({ rows: some, leftOut }: Pick<Reading, 'rows' | 'leftOut'>) =>
    `${some.map(({ id }) => id).join('')}${leftOut > 0 ? `+${leftOut}` : ''}`
  return [state, run ?? '-', all(after), before && `before ${all(before)}`].filter((part) => part).join(' ')
}

const read = (run: string) => windowRead({ list: 'users', run, rows: rows('c'), leftOut: 0, next: 200, total: 300 })
const kept = rowKept({ list: 'users', rows: rows('d') })
const ended = (end: 'complete' | 'failed', run = 'first') => readingEnded({ list: 'users', run, end })

it.each([
  ['none', started(), 'reading second'],
  ['reading', started(), 'reading first a'],
  ['paused', started(), 'reading second a'],
  ['stopped', started(), 'stopped - a'],
  ['stopped', started({ isForced: true }), 'reading second a'],
  ['failed', started(), 'failed - a'],
  ['failed', started({ isForced: true }), 'reading second a'],
  ['complete', started(), 'complete - a+2'],
  ['complete', started({ version: 2 }), 'reading second before a+2'],
  ['complete', started({ isForced: true }), 'reading second before a+2'],
  ['reading', read('first'), 'reading first ac'],
  ['reading', read('earlier'), 'reading first a'],
  ['stopped', read('first'), 'stopped - a'],
  ['none', read('first'), 'none'],
  ['none', kept, 'none'],
  ['complete', kept, 'complete - d+2'],
  ['reading', ended('complete'), 'complete - a'],
  ['reading', ended('failed'), 'failed - a'],
  ['reading', ended('complete', 'earlier'), 'reading first a'],
  ['read again', ended('complete'), 'complete - b+1'],
  ['read again', ended('failed'), 'complete - a+2'],
  ['reading', readingStopped('users'), 'stopped - a'],
  ['reading', readingPaused('users'), 'reading - a'],
  ['complete', readingPaused('users'), 'complete - a+2'],
  ['reading', listLeft('users'), 'none'],
  ['reading', baseApi.util.resetApiState(), 'none'],
] as const)('a reading in the state %s, after %j, is: %s', (from, action, to) => {
  expect(next(from, action)).toBe(to)
})

it('remembers which lists were seen to ignore what they were asked for, until they are left', () => {
  const seen = listsSlice.reducer(undefined, requestIgnored('users'))
  expect([isIgnoring('users')({ lists: seen }), isIgnoring('tasks')({ lists: seen })]).toEqual([true, false])
  expect(isIgnoring('users')({ lists: listsSlice.reducer(seen, listLeft('users')) })).toBe(false)
})
