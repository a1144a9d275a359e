import { adminApi } from '../api/adminApi'
import type { User } from '../contract/entities'
import { users } from '../testing/builders'
import { defineList } from './defineList'
import { firstRows, rangeOf } from './listParams'
import { countedOf, isCutShort, shownOf, type RowsQuery } from './listState'

const list = defineList({
  name: 'test',
  label: 'Test',
  endpoint: adminApi.endpoints.users,
  offers: { sort: [], status: [] },
  textOf: ({ email }) => email,
  columns: [],
  card: () => null,
  cardHeight: 100,
  empty: {
    title: 'No Users',
    noMatch: (_request, isLocal) => (isLocal ? 'None in what is here' : 'None on the server'),
  },
})

const query = (changes: Partial<RowsQuery<User>>) => ({
  isFetching: false,
  refetch: () => undefined,
  readAll: () => Promise.resolve({ rows: [], leftOut: 0, inOrder: undefined }),
  ...changes,
})
const page = (count: number, total?: number) => ({ rows: users(count), total })
const progress = (state: 'reading' | 'complete' | 'stopped') => ({
  ...{ read: 300, total: 900, leftOut: 0, state, typed: '', stop: () => undefined, again: () => undefined },
})
const narrowed = { ...firstRows, narrowed: true }
const second = { ...firstRows, page: 1, request: rangeOf(1) }
const error = { status: 'CUSTOM_ERROR', error: 'No' } as const

it.each([
  ['nothing is here yet', query({ isFetching: true }), firstRows, { state: 'loading' }],
  ['rows are here', query({ currentData: page(2) }), firstRows, { state: 'rows', isEarlier: false }],
  [
    'others are on their way',
    query({ data: page(2), isFetching: true }),
    firstRows,
    { state: 'rows', isEarlier: true },
  ],
  ['an empty page is left', query({ data: page(0), isFetching: true }), firstRows, { state: 'loading' }],
  ['there is none', query({ currentData: page(0) }), firstRows, { state: 'empty' }],
  ['some are counted and none is sent', query({ currentData: page(0, 1_000) }), firstRows, { state: 'failed' }],
  ['none matches', query({ currentData: page(0) }), narrowed, { state: 'noMatch', text: 'None on the server' }],
  [
    'none matches in the browser',
    query({ currentData: page(0), progress: progress('complete') }),
    narrowed,
    { state: 'noMatch', text: 'None in what is here' },
  ],
  ['none was found so far', query({ isFetching: true, progress: progress('reading') }), narrowed, { state: 'loading' }],
  [
    'none was found before the search was stopped',
    query({ currentData: page(0), progress: progress('stopped') }),
    narrowed,
    { state: 'stopped', read: 300 },
  ],
  ['nothing could be read', query({ error }), firstRows, { state: 'failed', error }],
  ['rows could not be read again', query({ currentData: page(2), error }), firstRows, { state: 'rows' }],
  ['other rows could not be read', query({ data: page(2), error }), second, { state: 'failed', error }],
  ['the page has gone', query({ currentData: page(0, 10) }), second, { state: 'loading' }],
])("gives the list's state when %s", (_what, rows, params, expected) => {
  expect(shownOf(list, params, rows)).toMatchObject(expected)
})

it.each([
  ['the list has a total', query({ currentData: page(10, 13) }), firstRows, 4_711, { total: 13, hasNext: true }],
  [
    'only another call has a total',
    query({ currentData: page(10, undefined) }),
    firstRows,
    4_711,
    { total: 4_711, hasNext: true },
  ],
  [
    'nobody has a total',
    query({ currentData: page(10, undefined) }),
    firstRows,
    undefined,
    { total: undefined, hasNext: true },
  ],
  [
    'nobody has a total of what the filters keep',
    query({ currentData: page(3, undefined) }),
    narrowed,
    4_711,
    { total: undefined, hasNext: false },
  ],
  ['the total is less than what was seen', query({ currentData: page(10, 4) }), second, 5, { total: undefined }],
  [
    'a row cannot be read',
    query({ currentData: { ...page(9), sent: 10 } }),
    firstRows,
    undefined,
    { hasNext: true, leftOut: 1 },
  ],
  ['the page has gone', query({ currentData: page(0, 10) }), second, undefined, { total: 10, isGone: true }],
])('counts the rows when %s', (_what, rows, params, elsewhere, expected) => {
  expect(countedOf(params, rows, elsewhere)).toMatchObject(expected)
})

it.each([
  ['as many rows as asked for', 25, 25, 90, false],
  ['the last rows', 25, 15, 65, false],
  ['fewer rows than there are', 25, 10, 90, true],
  ['fewer rows than asked for and no total', 25, 10, undefined, true],
  ['nothing', 25, 0, undefined, false],
])('notices whether a server that sends %s knows the size of the page', (_what, size, sent, total, isShort) => {
  const range = total === 65 ? rangeOf(2, size) : rangeOf(0, size)
  expect(isCutShort(range, { ...page(sent, total), sent }, total)).toBe(isShort)
})
