import { formatAge, formatDays } from './timeSpans'

it.each([
  [-5, 'just now'],
  [4.9, 'just now'],
  [5, '5 s ago'],
  [59.9, '59 s ago'],
  [60, '1 min ago'],
  [3_599, '59 min ago'],
  [3_600, '1 h ago'],
  [200_000, '2 d ago'],
])('tells %s seconds as %s', (seconds, text) => {
  expect(formatAge(seconds)).toBe(text)
})

it.each([
  [86_400, '1 day'],
  [864_000, '10 days'],
  [43_200, '0.5 days'],
  [1, '0 days'],
])('tells a span of %s seconds as %s', (seconds, text) => {
  expect(formatDays(seconds)).toBe(text)
})
