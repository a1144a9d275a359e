import { decimalKey, isBefore, isSince, timeKey } from './narrowing'

const from = { created_from: '2026-01-31T00:00:00.000Z' }

it.each([
  ['2026-01-31T00:00:00.000Z', true],
  ['2026-01-31T01:00:00+02:00', false],
  ['2026-02-01', true],
  ['', false],
])('says of a row of %j whether it is from a day on', (created_at, is) => {
  expect(isSince({ created_at }, from)).toBe(is)
  expect(isSince({ created_at }, {})).toBe(true)
})

it.each([
  ['2026-01-30T23:59:59.999Z', true],
  ['2026-01-31T00:00:00.000Z', false],
  ['', false],
])('says of a row of %j whether it is from before a day', (created_at, is) => {
  expect(isBefore({ created_at }, { created_before: from.created_from })).toBe(is)
  expect(isBefore({ created_at }, {})).toBe(true)
})

it('orders exact decimals, negative ones too, and knows those that are none', () => {
  const texts = ['10', '9.5', '-1', '-2', '9007199254740993', '9007199254740992']
  const sorted = texts.toSorted((a, b) => ((decimalKey(a) ?? 0n) < (decimalKey(b) ?? 0n) ? -1 : 1))
  expect(sorted).toEqual(['-2', '-1', '9.5', '10', '9007199254740992', '9007199254740993'])
  expect([decimalKey(null), decimalKey('abc'), timeKey('')]).toEqual([undefined, undefined, undefined])
})
