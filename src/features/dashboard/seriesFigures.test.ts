import type { Series } from '../../contract/series'
import { changeText, pointsOf, totalsOf } from './seriesFigures'

const brought = { users: '0', submitted: '0', approved: '0', revenue: '0' }
const series = (users: readonly (string | null)[], before: string | null): Series => ({
  before: { ...brought, users: before },
  steps: users.map((count) => ({
    from: '2026-01-31',
    to: '2026-01-31',
    is_over: true,
    ...brought,
    users: count,
    points: null,
  })),
})

it('adds up the steps, exactly', () => {
  expect(totalsOf(series(['9007199254740993.1', '0.2'], '3'), 'users')).toMatchObject({
    now: '9007199254740993.3',
    before: '3',
  })
})

it.each([
  ['3', '4', '25 % less than before'],
  ['5', '4', '25 % more than before'],
  ['4', '4', 'the same as before'],
  ['1000', '1003', 'about the same as before'],
  ['4', '0', ''],
  ['2', '500', '99 % less than before'],
  ['0', '500', '100 % less than before'],
  ['500', '1', '49,900 % more than before'],
])('says of %s after %s: %j', (now, before, text) => {
  expect(changeText(totalsOf(series([now], before), 'users')?.change)).toBe(text)
})

it('knows nothing without steps, or when one figure is not told', () => {
  expect(totalsOf(undefined, 'users')).toBeUndefined()
  expect(totalsOf(series([], '1'), 'users')).toBeUndefined()
  expect(totalsOf(series(['1', null], '1'), 'users')).toBeUndefined()
  expect(totalsOf(series(['1'], null), 'users')).toBeUndefined()
})

it('compares the points with those before only where it knows the part of today', () => {
  const { steps, ...rest } = series(['1'], '1')
  const change = (today: string | null) =>
    pointsOf({
      ...rest,
      steps: steps.map((step) => ({ ...step, points: '6' })),
      points: { since: '2026-01-31', today, before: '2' },
    })?.change
  expect(change('4')).toMatchObject({ direction: 'same' })
  expect(change(null)).toBeUndefined()
})
