import type { DayStats } from '../../contract/entities'
import { periodOf } from './dayFigures'

const day = (changes: Partial<DayStats> = {}): DayStats => ({
  day: '2026-01-31',
  users: '1',
  approvals: '0',
  revenue: '0.1',
  ...changes,
})
const days = (count: number, changes?: Partial<DayStats>) => Array.from({ length: count }, () => day(changes))

it('adds up the last thirty days and the thirty before, exactly', () => {
  const given = [...days(40), ...days(30, { users: '2', revenue: '9007199254740993.1' })]
  expect(periodOf(given, 'users')).toMatchObject({ now: '60', before: '30', change: '100 % more than before' })
  expect(periodOf(given, 'revenue')).toMatchObject({ now: '270215977642229793', before: '3' })
  expect(periodOf(given, 'users')?.days).toHaveLength(30)
})

it.each([
  ['3', '4', '25 % less than before'],
  ['4', '4', 'the same as before'],
  ['4', '0', ''],
])('says of %s a day after %s a day: %j', (now, before, change) => {
  expect(periodOf([...days(30, { users: before }), ...days(30, { users: now })], 'users')?.change).toBe(change)
})

it('says nothing of a server that tells no days, too few, or not of each day how many', () => {
  expect(periodOf([...days(59), day({ users: null })], 'users')).toBeUndefined()
  expect(periodOf(undefined, 'users')).toBeUndefined()
  expect(periodOf(days(59), 'users')).toBeUndefined()
})
