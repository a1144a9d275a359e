import { inZone } from '../testing/inZone'
import { instantAfterDay, instantOfDay } from './dates'

it.each([
  '',
  '2026-1-31',
  '31-01-2026',
  '2026-01-31T00:00',
  '2026-02-29',
  '2025-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  'yesterday',
])('takes %j for no day', (text) => {
  expect(instantOfDay(text)).toBeUndefined()
  expect(instantAfterDay(text)).toBeUndefined()
})

it.each([
  ['UTC', ['2024-02-29', '2026-01-31'], ['2024-02-29T00:00:00.000Z', '2026-01-31T00:00:00.000Z']],
  // The clock is set on at 2:00 and back at 3:00, so these days still begin at midnight.
  [
    'Europe/Berlin',
    ['2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26'],
    ['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ],
  ['Asia/Kathmandu', ['2026-01-01'], ['2025-12-31T18:15:00.000Z']],
  ['Pacific/Kiritimati', ['2024-02-29'], ['2024-02-28T10:00:00.000Z']],
  ['America/St_Johns', ['2026-07-01'], ['2026-07-01T02:30:00.000Z']],
  // Here the clock is set on at midnight: the day begins at 1:00.
  ['Africa/Cairo', ['2026-04-24'], ['2026-04-23T22:00:00.000Z']],
])('knows when days begin in %s', (zone, days, instants) => {
  expect(inZone(zone, 'src/shared/dates.ts', 'instantOfDay', days)).toEqual(instants)
})

it.each([
  ['UTC', ['2024-02-29', '2026-12-31'], ['2024-03-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z']],
  ['Europe/Berlin', ['2026-03-29', '2026-10-25'], ['2026-03-29T22:00:00.000Z', '2026-10-25T23:00:00.000Z']],
  // What begins then has no four-digit year, and the server takes no other.
  ['UTC', ['9999-12-31'], [null]],
  ['Africa/Cairo', ['2026-04-23', '2026-04-24'], ['2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z']],
])('knows when days end in %s', (zone, days, instants) => {
  expect(inZone(zone, 'src/shared/dates.ts', 'instantAfterDay', days)).toEqual(instants)
})
