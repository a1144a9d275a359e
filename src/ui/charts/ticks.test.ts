import { roundTicks, shortAmount, ticksThatFit, timeTicks } from './ticks'

it.each([
  [0, [0, 1]],
  [7, [0, 2, 4, 6, 8]],
  [0.3, [0, 0.1, 0.2, 0.3]],
  [100, [0, 50, 100]],
  [250_000, [0, 100_000, 200_000, 300_000]],
  [1e21, [0, 5e20, 1e21]],
])('divides %s into round amounts from 0', (top, ticks) => {
  expect(roundTicks(top)).toEqual(ticks)
})

it.each([
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
])('divides a number of %s into whole steps', (top, ticks) => {
  expect(roundTicks(top, { whole: true })).toEqual(ticks)
})

const at = (year: number, month: number, day: number) => new Date(year, month - 1, day, 9).getTime() / 1000
const labels = (start: number, end: number) => timeTicks(start, end).map(({ label }) => label)

it.each([
  ['days', at(2026, 1, 10), at(2026, 1, 14), ['Jan 11', 'Jan 12', 'Jan 13', 'Jan 14']],
  ['months', at(2026, 5, 6), at(2026, 9, 1), ['Jun 2026', 'Jul 2026', 'Aug 2026', 'Sep 2026']],
  ['quarters', at(2025, 12, 20), at(2027, 1, 5), ['Jan 2026', 'Apr 2026', 'Jul 2026', 'Oct 2026', 'Jan 2027']],
  ['years', at(2026, 3, 1), at(2031, 3, 1), ['2027', '2028', '2029', '2030', '2031']],
])('labels the beginnings of %s', (_what, start, end, expected) => {
  expect(labels(start, end)).toEqual(expected)
})

it('places a tick at its share of the span', () => {
  const start = new Date(2026, 0, 1).getTime() / 1000
  expect(timeTicks(start, start + 4 * 86_400).map(({ share }) => share)).toEqual([0, 0.25, 0.5, 0.75, 1])
})

it('labels both ends of a span of hours with their times', () => {
  const ticks = timeTicks(at(2026, 1, 10), at(2026, 1, 10) + 3_600)
  expect(ticks.map(({ share }) => share)).toEqual([0, 1])
  expect(ticks[1]?.label).toMatch(/10:00/)
})

it('leaves out labels that would touch the one before', () => {
  const ticks = Array.from({ length: 5 }, (_, index) => ({ share: index / 4, label: 'Jan 2026' }))
  expect(ticksThatFit(ticks, 600)).toHaveLength(5)
  expect(ticksThatFit(ticks, 200).map(({ share }) => share)).toEqual([0, 0.5, 1])
})

it('labels the first place alone where no two have room, or a place is no number', () => {
  const ticks = [0, 0.5, 1].map((share) => ({ share, label: 'Oct 28' }))
  expect(ticksThatFit(ticks, 20)).toEqual(ticks.slice(0, 1))
  const nowhere = ticks.map((tick) => ({ ...tick, share: Number.NaN }))
  expect(ticksThatFit(nowhere, 440)).toEqual(nowhere.slice(0, 1))
})

it('labels places at even distances, however long single labels are', () => {
  const label = (nth: number) => (nth < 4 ? `Oct ${28 + nth}` : `Nov ${nth - 3}`)
  const ticks = Array.from({ length: 30 }, (_, index) => ({ share: (index + 0.5) / 30, label: label(index) }))
  expect(ticksThatFit(ticks, 440).map((tick) => tick.label)).toEqual([0, 5, 10, 15, 20, 25].map(label))
})

it.each([
  [0.05, '0.05'],
  [950, '950'],
  [12_500, '12.5K'],
  [3_000_000, '3M'],
])('says %s in short as %s', (amount, text) => {
  expect(shortAmount(amount)).toBe(text)
})
