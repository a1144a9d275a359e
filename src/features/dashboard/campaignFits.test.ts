import { running } from '../../testing/openDashboard'
import { isExpiring } from './campaignFits'

it.each([
  [3.9, true],
  [4.1, false],
])('takes for about to expire what ends within a day of the days of the server: %d days from now', (days, is) => {
  expect(isExpiring(running('1', days))).toBe(is)
})
