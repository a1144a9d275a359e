import { vestedAt } from '../../chain/vestingCurve'
import { timesOf } from '../../chain/vestingSchedule'
import { seriesDays, seriesSteps } from '../../contract/seriesQuery'
import { amountsIn, plannedUnlocks } from './vestingSteps'

const day = 86_400
/** A Wednesday at noon (UTC). */
const time = Date.parse('2026-11-25T12:00:00Z') / 1000
const schedule = {
  id: '0',
  creator: '',
  amount: '1000',
  startTime: time - 10 * day,
  cliff: 0,
  duration: 100 * day,
  released: '40',
}

it('divides what unlocks by days of UTC, the rest of today first, to the wei', () => {
  const { steps, total, claimable } = plannedUnlocks({ schedules: [schedule], time }, { days: 7, by: 'day' })
  expect(steps.map(({ wei }) => wei)).toEqual([5n, 10n, 10n, 10n, 10n, 10n, 10n])
  expect([total, claimable]).toEqual([65n, 60n])
  expect(new Date(steps[1]?.starts ?? 0).toISOString()).toBe('2026-11-26T00:00:00.000Z')
  expect(new Date(steps.at(-1)?.ends ?? 0).toISOString()).toBe('2026-12-02T00:00:00.000Z')
})

it('begins a week on Monday and a month on its first day', () => {
  const startsOf = (days: number, by: 'week' | 'month') =>
    plannedUnlocks({ schedules: [], time }, { days, by }).steps.map(({ starts }) =>
      new Date(starts).toISOString().slice(0, 10),
    )
  expect(startsOf(30, 'week')).toEqual(['2026-11-25', '2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21'])
  expect(startsOf(90, 'month')).toEqual(['2026-11-25', '2026-12-01', '2027-01-01', '2027-02-01'])
})

it('puts what waits for the end of a cliff into the day on which that ends', () => {
  const later = { ...schedule, startTime: time, cliff: 2 * day, duration: day, released: '0' }
  const { steps } = plannedUnlocks({ schedules: [later, schedule], time }, { days: 7, by: 'day' })
  expect(steps.map(({ wei }) => wei)).toEqual([5n, 10n, 510n, 510n, 10n, 10n, 10n])
})

it.each(seriesDays.flatMap((days) => seriesSteps.map((by) => [days, by] as const)))(
  'loses no wei over %d days by %s',
  (days, by) => {
    const odd = { ...schedule, amount: '1000000000000000000007', duration: 361 * day + 17 }
    const { steps, total } = plannedUnlocks({ schedules: [odd, schedule], time }, { days, by })
    const end = (steps.at(-1)?.ends ?? 0) / 1000
    const vested = (at: number) => vestedAt(timesOf(odd), at) + vestedAt(timesOf(schedule), at)
    expect(steps.reduce((sum, { wei }) => sum + wei, 0n)).toBe(total)
    expect(total).toBe(vested(end) - vested(time))
  },
)

it('adds up what was paid in each step of the past and in as long a time before', () => {
  const at = (text: string) => Date.parse(text) / 1000
  const payments = [
    { at: at('2026-11-25T11:59:59Z'), wei: '1' },
    { at: at('2026-11-25T00:00:00Z'), wei: '2' },
    { at: at('2026-11-24T23:59:59Z'), wei: '4' },
    { at: at('2026-11-19T00:00:00Z'), wei: '8' },
    { at: at('2026-11-18T11:59:59Z'), wei: '16' },
    { at: at('2026-11-12T00:00:00Z'), wei: '32' },
    { at: at('2026-11-11T23:59:59Z'), wei: '64' },
  ]
  const { steps, total, before } = amountsIn(payments, time, { days: 7, by: 'day' })
  expect(steps.map(({ wei }) => wei)).toEqual([8n, 0n, 0n, 0n, 0n, 4n, 3n])
  // As much of the eighteenth as of the twenty-fifth is over.
  expect([total, before]).toEqual([15n, 48n])
})
