import { formatDay, formatDayOf, formatTimeOf } from './dates'
import { formatMoment, isoOfSeconds } from './moments'

it.each([0, -1, Number.NaN, Infinity, 1e15, 1_769_860_800_000, 1e11])('shows no date for %s', (seconds) => {
  expect([formatDay(seconds), formatMoment(seconds), isoOfSeconds(seconds)]).toEqual(['-', '-', ''])
})

it('shows day and time where the reader is', () => {
  const noon = new Date(2026, 2, 29, 12, 30).getTime() / 1000
  expect(formatDay(noon)).toBe('Mar 29, 2026')
  expect(formatMoment(noon)).toMatch(/^Mar 29, 2026, 12:30\sPM$/)
})

it.each(['', 'yesterday', '1970-01-01T00:00:00.000Z'])('shows neither day nor time of the instant %j', (instant) => {
  expect([formatDayOf(instant), formatTimeOf(instant)]).toEqual(['-', '-'])
})
