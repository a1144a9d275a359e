import { formatDecimal, formatDollars } from './amounts'

it.each([
  ['1234567.5', '1,234,567.5'],
  ['9007199254740993', '9,007,199,254,740,993'],
  ['123456789012345678901234567890', '123,456,789,012,345,678,901,234,567,890'],
  ['0.129', '0.12'],
  ['0.000000000000000001', '0'],
  ['-0.5', '-0.5'],
  ['007', '7'],
  [null, '-'],
  [undefined, '-'],
  ['', '-'],
  [' ', '-'],
  ['1e21', '-'],
  ['0x10', '-'],
  ['NaN', '-'],
  ['Infinity', '-'],
  ['1,5', '-'],
  ['.5', '-'],
  ['abc', '-'],
])('reads %j as %s, exactly and without a float', (text, expected) => {
  expect(formatDecimal(text)).toBe(expected)
})

it('shows as many digits after the point as asked for', () => {
  expect(formatDecimal('1.23456', 4)).toBe('1.2345')
  expect(formatDecimal('1.999', 0)).toBe('1')
})

it.each([
  ['4900', '$4,900'],
  ['2275.5', '$2,275.50'],
  ['10.000', '$10'],
  ['0.3', '$0.30'],
  ['0', '$0'],
  ['-3', '-$3'],
  ['9007199254740993', '$9,007,199,254,740,993'],
  [null, '-'],
  [undefined, '-'],
  ['1e3', '-'],
])('reads %j dollars as %s', (text, expected) => {
  expect(formatDollars(text)).toBe(expected)
})

it.each([formatDecimal, formatDollars])('never shows a minus before nothing', (format) => {
  expect(format('-0')).not.toContain('-')
  expect(format('-0.001')).not.toContain('-')
})
