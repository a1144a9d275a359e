import { tokensText } from './tokensText'

it.each([
  ['0', '0.00'],
  [1n, '<0.01'],
  [10n ** 16n - 1n, '<0.01'],
  [10n ** 16n, '0.01'],
  ['1999999999999999999', '1.99'],
])('writes %s wei as %s', (wei, text) => {
  expect(tokensText(wei)).toBe(text)
})
