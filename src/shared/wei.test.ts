import fc from 'fast-check'
import { parseFixed18 } from '../contract/fixed18'
import { sumOf, tokensOf } from './wei'

it.each([
  ['1', 10n ** 18n],
  ['0', 0n],
  ['0.000000000000000001', 1n],
  ['007.50', 75n * 10n ** 17n],
  ['115792089237316195423570985008687907853269984665640564039457.584007913129639935', 2n ** 256n - 1n],
])('reads %s', (text, wei) => {
  expect(parseFixed18(text)).toBe(wei)
})

it.each([
  '',
  ' ',
  '-1',
  '+1',
  '1e3',
  '.5',
  '1.',
  '1,5',
  '0x10',
  '1 000',
  'NaN',
  '0.1234567890123456789',
  '1'.repeat(61),
])('reads no amount in "%s"', (text) => {
  expect(parseFixed18(text)).toBeUndefined()
})

it.each([
  [1n, '0.000000000000000001'],
  ['1500000000000000000', '1.5'],
  [0n, '0'],
  [-(5n * 10n ** 17n), '-0.5'],
])('writes %s', (wei, text) => {
  expect(tokensOf(wei)).toBe(text)
})

it('loses no wei on the way to text and back', () => {
  fc.assert(fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (wei) => parseFixed18(tokensOf(wei)) === wei))
})

it('adds up decimal texts exactly', () => {
  expect(sumOf(['0.1', '0.2', '9007199254740993'])).toBe('9007199254740993.3')
  expect(sumOf([])).toBe('0')
})

it.each([null, '', '-1', '1e3'])('has no sum where one of the texts is %j', (text) => {
  expect(sumOf(['1', text])).toBeUndefined()
})
