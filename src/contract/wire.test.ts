import { object, parse, safeParse } from 'valibot'
import { maybeList, wireCount, wireDecimal, wireFlag, wireId, wireName, wireRole, wireText, wireTime } from './wire'

const row = object({ id: wireId, text: wireText, amount: wireDecimal, flag: wireFlag })
const read = (given: object) => parse(row, { id: '1', ...given })

it.each(['  ', '\u200b', '\ufeff \u2060', '\u3164', '\u2800', '\u0085', '\n\t'])(
  'reads the text %j as empty',
  (text) => {
    expect(read({ text }).text).toBe('')
  },
)

it.each([undefined, null, '', ' \u200b'])('does not read the name %j', (name) => {
  expect(safeParse(object({ name: wireName }), { name }).success).toBe(false)
})

it('reads text with a visible character as it is, with its blanks', () => {
  expect(read({ text: ' a\u200b ' }).text).toBe(' a\u200b ')
})

it('reads what is absent or null as empty, unknown and no', () => {
  const blank = { id: '1', text: '', amount: null, flag: false }
  expect(read({})).toEqual(blank)
  expect(read({ text: null, amount: null, flag: null })).toEqual(blank)
})

it.each([
  [7, '7'],
  ['7', '7'],
  [0, '0'],
  ['a/b', 'a/b'],
])('reads the id %j as text', (id, text) => {
  expect(read({ id }).id).toBe(text)
})

it.each([
  ['admin', 'admin'],
  ['Super-Admin', 'super-admin'],
  ['ROOT', 'ROOT'],
  [null, ''],
  [undefined, ''],
])('reads the role %j as %j', (role, text) => {
  expect(parse(wireRole, role)).toBe(text)
})

it('refuses a role that is a list', () => {
  expect(safeParse(wireRole, ['admin']).success).toBe(false)
})

it.each([null, undefined, '', {}, [1]])('refuses the id %j', (id) => {
  expect(() => read({ id })).toThrow()
})

it.each([
  ['12.5', '12.5'],
  [12.5, '12.5'],
  ['9007199254740993', '9007199254740993'],
  ['-1', '-1'],
  [30, '30'],
  ['1e21', null],
  [1e21, null],
  ['abc', null],
  ['', null],
  [true, null],
  [{}, null],
  [[1], null],
])('reads the quantity %j as %j', (amount, text) => {
  expect(read({ amount }).amount).toBe(text)
})

it.each([
  [true, true],
  [false, false],
  ['true', true],
  ['false', false],
  [1, true],
  [0, false],
])('reads the flag %j as %j', (flag, value) => {
  expect(read({ flag }).flag).toBe(value)
})

it.each<object>([{ flag: 'perhaps' }, { flag: {} }, { flag: { toString: 1 } }, { text: {} }, { text: ['a'] }])(
  'refuses %j',
  (given) => {
    expect(safeParse(row, { id: '1', ...given }).success).toBe(false)
  },
)

it.each([[[5, 7]], [['5']], [[null]], ['none'], [5], [null]])('reads %j as no list of objects', (given) => {
  expect(parse(maybeList(object({ id: wireId })), given)).toBeUndefined()
})

it('counts rows in whole numbers from zero', () => {
  expect(parse(wireCount, 0)).toBe(0)
  for (const wrong of [-1, 1.5, 'many', null, undefined]) expect(() => parse(wireCount, wrong)).toThrow()
})

const time = object({ at: wireTime })

it.each([
  ['2026-01-31T12:00:00.000Z', '2026-01-31T12:00:00.000Z'],
  ['2026-01-31T13:00:00+01:00', '2026-01-31T13:00:00+01:00'],
  ['Sat, 31 Jan 2026 12:00:00 GMT', 'Sat, 31 Jan 2026 12:00:00 GMT'],
  [1_769_860_800, '2026-01-31T12:00:00.000Z'],
  ['1769860800', '2026-01-31T12:00:00.000Z'],
  [1_769_860_800_000, '2026-01-31T12:00:00.000Z'],
  ['1769860800000', '2026-01-31T12:00:00.000Z'],
  [1_769_860_800.5, '2026-01-31T12:00:00.500Z'],
  [0, ''],
  [-1, ''],
  [20_260_131, ''],
  ['20260131', ''],
  ['2026-02-28', '2026-02-28T00:00'],
  ['2026-02-29', ''],
  ['2026-04-31T10:00:00+02:00', ''],
  ['2026-04-31 10:00:00', ''],
  ['2026-01-31T25:00:00Z', ''],
  [1e16, ''],
  ['soon', ''],
  ['version 5', ''],
  ['2026-13-45', ''],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [true, ''],
  [{}, ''],
])('reads the time %j as %j', (at, instant) => {
  expect(parse(time, { at }).at).toBe(instant)
})
