import type { Screen } from '../contract/endpoints'

/** The paths of the console. Only screens in app/screens.ts have routes. */
export const signInPath = '/'

export const screenPaths = {
  dashboard: '/dashboard',
  staking: '/staking',
  tracking: '/tracking',
  users: '/users',
  campaign: '/campaign',
  tasks: '/tasks',
  'admin-users': '/admin-users',
  vesting: '/vesting',
  activity: '/activity',
  setting: '/setting',
} as const satisfies Record<Screen, string>
