import { countIn, formatDecimal, formatDollars, formatFigure, formatProgress, pointsText } from './amounts'

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
  ['4900', '$4,900.00'],
  ['2275.5', '$2,275.50'],
  ['10.000', '$10.00'],
  ['0.3', '$0.30'],
  ['0.999', '$0.99'],
  ['0', '$0.00'],
  ['-3', '-$3.00'],
  ['9007199254740993', '$9,007,199,254,740,993.00'],
  [null, '-'],
  [undefined, '-'],
  ['1e3', '-'],
])('reads %j dollars as %s', (text, expected) => {
  expect(formatDollars(text)).toBe(expected)
})

it.each([
  ['points', '1250.5', '1,250'],
  ['count', '1031', '1,031'],
  ['tokens', '60000', '60,000.00'],
  ['usdt', '436321.5', '436,321.50'],
  ['percent', '33', '33.0'],
] as const)('gives %s their decimal places: %s is shown as %s', (kind, text, expected) => {
  expect(formatFigure(text, kind)).toBe(expected)
})

it.each([
  [300, 1_032, '300 of 1,032'],
  [1_300, undefined, '1,300'],
])('tells how far something has come: %d of %s', (done, total, expected) => {
  expect(formatProgress(done, total)).toBe(expected)
})

it.each([
  ['0', 0],
  ['1031', 1_031],
  [null, undefined],
  [undefined, undefined],
  ['-5', undefined],
  ['12.5', undefined],
  ['9007199254740993', undefined],
])('reads %j as so many rows: %s', (text, count) => {
  expect(countIn(text)).toBe(count)
})

it.each([formatDecimal, formatDollars])('never shows a minus before nothing', (format) => {
  expect(format('-0')).not.toContain('-')
  expect(format('-0.001')).not.toContain('-')
})

it.each([
  ['1', '1 point'],
  ['1.00', '1 point'],
  ['1.5', '1 point'],
  ['21', '21 points'],
  ['1000', '1,000 points'],
  ['0', '0 points'],
  ['1250', '1,250 points'],
  [null, '- points'],
])('writes %j points as "%s"', (text, points) => {
  expect(pointsText(text)).toBe(points)
})
