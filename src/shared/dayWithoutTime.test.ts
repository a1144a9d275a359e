import { inZone } from '../testing/inZone'

it.each([
  ['UTC', '2026-01-31', '2026-01-31T00:00:00.000Z'],
  ['America/New_York', '2026-01-31', '2026-01-31T05:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-31', '2026-01-30T10:00:00.000Z'],
  // Here the clock is set on at midnight: the day begins at 1:00.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ['America/New_York', '2026-01-31T00:00:00Z', '2026-01-31T00:00:00Z'],
  ['America/New_York', '2026-02-30', ''],
])('reads in %s a day without a time as that day: %s', (zone, text, instant) => {
  expect(inZone(zone, 'src/contract/instant.ts', 'instantForReader', [text])).toEqual([instant])
})
