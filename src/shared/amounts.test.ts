import { formatDecimal, formatDollars } from './amounts'

it.each([
  ['1234567.5', '1,234,567.5'],
  ['9007199254740993', '9,007,199,254,740,993'],
  ['0.129', '0.12'],
  ['-0.5', '-0.5'],
  [null, '-'],
  [undefined, '-'],
  ['1e21', '-'],
  ['abc', '-'],
])('reads %s as %s, exactly and without a float', (text, expected) => {
  expect(formatDecimal(text)).toBe(expected)
})

it.each([
  ['4900', '$4,900'],
  ['2275.5', '$2,275.50'],
  ['10.000', '$10'],
  ['-3', '-$3'],
  ['9007199254740993', '$9,007,199,254,740,993'],
  [null, '-'],
])('reads %s dollars as %s', (text, expected) => {
  expect(formatDollars(text)).toBe(expected)
})
