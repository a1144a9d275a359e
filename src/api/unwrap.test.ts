import { object } from 'valibot'
import { takeLog } from '../testing/consoleLog'
import { wireDecimal, wireId, wireText } from '../contract/wire'
import { confirmationOf, oneOf, pageOf } from './unwrap'

const rowSchema = object({ id: wireId, title: wireText })
const leftOut = 'warn: A row of the server was left out: it has an unexpected form.'
const rows = [
  { id: '1', title: 'a' },
  { id: '2', title: 'b' },
]
const numbered = (count: number) => Array.from({ length: count }, (_, id) => ({ id: String(id), title: '' }))
const firstPage = { start: 0, end: 9 }
const headed = (total: string) => ({
  request: new Request('http://localhost'),
  response: new Response(null, { headers: { 'X-Total-Count': total } }),
})
const read = (answer: unknown, meta?: ReturnType<typeof headed>, range = firstPage) =>
  pageOf(rowSchema, 'rows')(answer, meta, range)

it.each([
  ['data.<key>', { data: { rows } }],
  ['data.data.<key>, as a client wraps it', { data: { rows: { data: rows } } }],
  ['data', { data: rows }],
  ['data.data', { data: { data: rows } }],
  ['<key>', { rows }],
  ['the answer itself', rows],
])('finds a list under %s', (_where, answer) => {
  expect(read(answer)).toEqual({ rows, sent: 2, total: undefined, applied: undefined })
})

it('finds a figure under data, under its key and flat', () => {
  const figures = oneOf(object({ total: wireDecimal }), 'campaign-stats')
  const said = { total: 5 }
  for (const answer of [said, { data: said }, { 'campaign-stats': said }, { data: { 'campaign-stats': said } }])
    expect(figures(answer)).toEqual({ total: '5' })
})

it.each([
  [{ data: rows, total: 31 }, undefined, 31],
  [{ data: rows, total: '31' }, undefined, 31],
  [{ data: [], total: 0 }, undefined, 0],
  [{ data: rows, total: 1 }, undefined, undefined],
  [{ data: rows, meta: { total: 31 } }, undefined, 31],
  [{ data: rows }, headed('31'), 31],
  [{ data: rows, total: 31, meta: { total: 32 } }, headed('33'), 31],
  [{ data: rows, total: 'many', meta: { total: 32 } }, undefined, 32],
  [{ data: rows, total: null, meta: null }, headed('33'), 33],
  [{ data: rows, total: -1 }, undefined, undefined],
  [{ data: rows, total: 1.5 }, undefined, undefined],
  [{ data: rows, total: '' }, headed(''), undefined],
  [{ data: rows, total: 2 ** 60 }, undefined, undefined],
  [{ data: { rows, total: 31 } }, undefined, 31],
  [{ data: { data: rows, total: '31', current_page: 1 } }, undefined, 31],
  [{ data: { rows, meta: { total: 31 } } }, undefined, 31],
  [{ data: { rows, total: 'many' }, meta: {} }, headed('31'), 31],
  [{ data: { rows, total: 31 }, total: 32 }, undefined, 32],
  [{ data: { rows, total: 2 } }, headed('31'), 31],
  [{ data: { rows: rows.map((row) => ({ ...row, total: 31 })) } }, undefined, undefined],
])(
  'reads the total of %j as the server says it, in body, meta or header, or beside the rows',
  (answer, meta, total) => {
    expect(read(answer, meta).total).toBe(total)
  },
)

it('takes no rows for a window after the total, where a server that ignores paging sends those of another one', () => {
  const beyond = { start: 10, end: 19 }
  const none = { rows: [], sent: 0, total: 10 }
  expect(read({ data: numbered(5), total: 10 }, undefined, beyond)).toMatchObject(none)
  expect(read({ data: numbered(5) }, headed('10'), beyond)).toMatchObject(none)
  expect(read({ data: numbered(1), total: 11 }, undefined, beyond)).toMatchObject({ sent: 1, total: 11 })
})

it('believes no total that may be the number of the rows sent, unless the server says what it has applied', () => {
  const full = numbered(10)
  const uncounted = { rows: full, sent: 10, total: undefined }
  const second = { start: 10, end: 19 }
  expect(read({ data: full, total: 10 })).toMatchObject(uncounted)
  expect(read({ data: full, total: 10 }, undefined, second)).toMatchObject(uncounted)
  expect(read({ data: numbered(3), total: 3 }, undefined, second)).toMatchObject({ sent: 3, total: undefined })
  expect(read({ data: full, total: 0 }, undefined, second)).toMatchObject(uncounted)
  expect(read({ data: full, total: 10, applied: [] }).total).toBe(10)
  expect(read({ data: numbered(7), total: 7 }).total).toBe(7)
})

it('cuts the window itself when a server ignores paging, and counts what came', () => {
  const { rows: window, total } = read({ data: numbered(23), total: 5 }, undefined, { start: 20, end: 29 })
  expect(window.map(({ id }) => id)).toEqual(['20', '21', '22'])
  expect(total).toBe(23)
})

it('keeps the rows of a later window that is shorter than asked for and whose total is that of its rows', () => {
  const few = { data: numbered(10), total: 10 }
  expect(read(few, undefined, { start: 10, end: 109 })).toMatchObject({
    rows: numbered(10),
    sent: 10,
    total: undefined,
  })
})

it('cuts the first rows out where a server sends more of a longer list, from the row on that was asked for', () => {
  const rest = { data: numbered(21), total: 31 }
  const second = { rows: numbered(10), sent: 10, total: 31 }
  expect(read(rest, undefined, { start: 10, end: 19 })).toMatchObject(second)
  expect(read({ data: numbered(15) }, headed('31'), { start: 10, end: 19 })).toMatchObject(second)
  expect(read({ data: numbered(15), total: 31 })).toMatchObject(second)
})

it('says when more rows came than were asked for, and cuts nothing off them behind the first hundred of a list', () => {
  const second = { start: 10, end: 19 }
  for (const total of [undefined, 5, 20])
    expect(read({ data: numbered(20), total }, undefined, second)).toMatchObject({ sent: 10, total: 20, isOver: true })
  expect(read({ data: numbered(20), total: 31 }, undefined, second).isOver).toBeUndefined()
  const all = { data: numbered(150) }
  expect(read(all, undefined, { start: 0, end: 99 })).toMatchObject({ sent: 100, total: 150, isOver: true })
  expect(read(all, undefined, { start: 100, end: 199 })).toMatchObject({ sent: 150, total: undefined, isOver: true })
})

it('keeps a page that is exactly full', () => {
  expect(read({ data: numbered(10), total: 23 })).toMatchObject({ rows: numbered(10), sent: 10, total: 23 })
})

it('draws ten rows of ten thousand', () => {
  expect(read({ data: numbered(10_000) }).rows).toHaveLength(10)
})

it('leaves out rows that cannot be read, with one warning each', () => {
  const garbage = [null, undefined, 5, 'row', [], {}, { id: null }, { id: '3', title: {} }]
  expect(read({ data: [rows[0], ...garbage, rows[1]] })).toMatchObject({ rows, sent: 10 })
  expect(takeLog()).toEqual(Array(garbage.length).fill(leftOut))
})

it('never calls rows of which none can be read a list without rows', () => {
  for (const garbage of [[null], [{ id: null }, { title: 'no id' }]])
    expect(() => read({ data: garbage })).toThrow('unexpected response')
  takeLog()
})

it.each([null, undefined, {}, [], { data: null }, { data: {} }, { data: [] }, { data: { rows: null } }, { rows: {} }])(
  'calls %j a list without rows',
  (answer) => {
    expect(read(answer).rows).toEqual([])
  },
)

it('says by what the server has searched and sorted, where it says so', () => {
  expect(read({ data: rows, applied: ['search', 5, 'sort'] }).applied).toEqual(['search', 'sort'])
  expect(read({ data: rows, applied: 'search' }).applied).toBeUndefined()
})

it.each([5, 'text', true, { data: 'text' }, { rows: { a: 1 } }, { message: 'Done' }])('calls %j no list', (answer) => {
  expect(() => read(answer)).toThrow('unexpected response')
})

it.each([null, undefined, 5, 'text', [], { data: null }, { data: [1] }, { total: {}, data: 'x' }])(
  'calls %j no object',
  (answer) => {
    expect(() => oneOf(rowSchema)(answer)).toThrow('unexpected response')
  },
)

it('calls an object without what it needs unreadable', () => {
  expect(() => oneOf(rowSchema)({ data: { title: 'no id' } })).toThrow('unexpected response')
})

it('reads what a server says of an action, and nothing when it says nothing', () => {
  expect(confirmationOf({ message: 'Done', more: 1 })).toEqual({ message: 'Done' })
  for (const answer of [null, undefined, 'text', [], {}, { message: null }, { message: {} }, { message: [5] }])
    expect(confirmationOf(answer)).toEqual({ message: '' })
  for (const answer of [{ message: ['Done', 'x'] }, { data: { message: 'Done' } }])
    expect(confirmationOf(answer)).toEqual({ message: 'Done' })
})

it('lets no key of an answer reach a prototype, and goes on with the rows beside it', () => {
  const answer: unknown = JSON.parse(
    '{"__proto__":{"polluted":1},"data":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},' +
      '"rows":[{"id":"0","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}},{"id":"1","title":"a"}]}}',
  )
  expect(read(answer).rows).toContainEqual({ id: '1', title: 'a' })
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  takeLog()
})

it('takes no key of the answer for more than it is', () => {
  expect(confirmationOf({ message: 'Done', constructor: 1, toString: 'x' })).toEqual({ message: 'Done' })
})
