import { pointsBars } from './pointsBars'

const parts = [
  { from: '0', users: '12' },
  { from: '500', users: '1' },
  { from: '1000', users: '0' },
  { from: '1500', users: '1200' },
]

it('says each part in full, and greys what lies below the minimum', () => {
  expect(pointsBars(parts, '1000')?.bars.map(({ label, value, quiet }) => [label, value, quiet])).toEqual([
    ['0 to 499 points', '12 users', true],
    ['500 to 999 points', '1 user', true],
    ['1,000 to 1,499 points', '0 users', false],
    ['1,500 points or more', '1,200 users', false],
  ])
})

it('marks the minimum where it lies between the parts', () => {
  expect(pointsBars(parts, '1000')?.marks).toEqual([{ share: 0.5, label: 'Minimum 1,000' }])
  expect(pointsBars(parts, '99999')?.marks).toEqual([{ share: 1, label: 'Minimum 99,999' }])
  expect(pointsBars(parts, 'blue')?.marks).toEqual([])
})

it('counts all users in its summary', () => {
  expect(pointsBars(parts, '1000')?.summary).toBe('1,213 active users, the last bar with 1,500 points or more')
})

it.each([[undefined], [[]], [parts.slice(0, 1)]])('draws nothing of %j', (given) => {
  expect(pointsBars(given, '1000')).toBeUndefined()
})
