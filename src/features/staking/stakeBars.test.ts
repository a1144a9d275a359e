import { inLocale } from '../../testing/inLocale'
import { monthBars, planBars } from './stakeBars'

const noon = (month: number, day: number) => new Date(2026, month - 1, day, 12).getTime() / 1000
const stake = (plan: number, startTime: number, tokens = 1n) => ({
  plan,
  startTime,
  amount: String(tokens * 10n ** 18n),
})
const shown = (bars: ReturnType<typeof planBars>) => bars.map(({ label, value }) => [label, value])

it('adds up the stakes of each plan, in the order of the contract', () => {
  const stakes = [stake(4, noon(1, 1)), stake(0, noon(1, 1), 1_250n), stake(0, noon(2, 1)), stake(9, noon(1, 1))]
  expect(shown(planBars(stakes, 'T'))).toEqual([
    ['30 days', '1,251.00 T in 2 stakes'],
    ['Flexible', '1.00 T in 1 stake'],
    ['Plan 9', '1.00 T in 1 stake'],
  ])
})

it('says of less than a hundredth that it is there', () => {
  expect(shown(planBars([{ ...stake(0, noon(1, 1)), amount: '1' }], 'T'))).toEqual([['30 days', '<0.01 T in 1 stake']])
})

it('divides stakes into open ones and the months in which the others open, without gaps', () => {
  const stakes = [
    stake(0, noon(1, 1), 5n),
    stake(4, noon(3, 9), 2n),
    stake(0, noon(2, 20)),
    stake(1, noon(3, 1)),
    stake(9, noon(1, 1)),
  ]
  const bars = monthBars(stakes, noon(3, 10), 'T')
  expect(shown(bars)).toEqual([
    ['Open now', '5.00 T in 1 stake'],
    ['March 2026', '3.00 T in 2 stakes'],
    ['April 2026', '0.00 T in 0 stakes'],
    ['May 2026', '1.00 T in 1 stake'],
  ])
  expect(bars.map(({ tick, quiet }) => [tick, quiet])).toEqual([
    ['Open', true],
    ['Mar', undefined],
    ['Apr', undefined],
    ['May', undefined],
  ])
})

it('counts a stake that opens at this very moment once, as open', () => {
  const now = noon(3, 10)
  expect(shown(monthBars([stake(0, now - 30 * 86_400)], now, 'T'))).toEqual([
    ['Open now', '1.00 T in 1 stake'],
    ['March 2026', '0.00 T in 0 stakes'],
  ])
})

it('draws no month for a stake whose start is in milliseconds, or was never set', () => {
  const stakes = [stake(0, noon(3, 1) * 1000), stake(1, 0), stake(0, noon(3, 1))]
  expect(shown(monthBars(stakes, noon(3, 10), 'T'))).toEqual([
    ['Open now', '0.00 T in 0 stakes'],
    ['March 2026', '1.00 T in 1 stake'],
  ])
})

it('divides more stakes than a call takes arguments', () => {
  const stakes = Array.from({ length: 150_000 }, () => stake(0, noon(3, 1)))
  expect(shown(monthBars(stakes, noon(3, 10), 'T'))).toEqual([
    ['Open now', '0.00 T in 0 stakes'],
    ['March 2026', '150,000.00 T in 150,000 stakes'],
  ])
})

it.each([
  // Not Azar, which ends on 21 December.
  ['fa-IR', 'دسامبر'],
  // Its months are the Gregorian ones, and its year is as in the other dates of the console.
  ['th-TH', 'ธันวาคม 2569'],
])('names the month of December 2026 in the locale %s: %s', async (locale, month) => {
  inLocale(locale)
  const { monthBars: barsThere } = await import('./stakeBars')
  const [, bar] = barsThere([], noon(12, 25), 'T')
  expect(bar?.label).toContain(month)
})
