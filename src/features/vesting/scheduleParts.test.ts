import { scheduleParts } from './scheduleParts'
import { ether } from '../../testing/ether'
const schedule = { amount: 1_000n * ether, startTime: 1_000, cliff: 100, duration: 400, released: 100n * ether }

it.each([
  [1_000, { ...schedule, released: 0n }, ['0.00 T', '0.00 T', '1,000.00 T']],
  [1_300, schedule, ['100.00 T', '400.00 T', '500.00 T']],
  [9_000, schedule, ['100.00 T', '900.00 T', '0.00 T']],
])('divides a schedule at %s into released, claimable and to come', (now, given, values) => {
  const parts = scheduleParts(given, now, 'T')
  expect(parts.map(({ label }) => label)).toEqual(['Released', 'Claimable', 'To come'])
  expect(parts.map(({ value }) => value)).toEqual(values)
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_000)
})
