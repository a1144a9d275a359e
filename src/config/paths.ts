import type { Screen } from '../contract/endpoints'

/** The addresses of the console. A screen has a route only once it is finished; see app/screens.ts. */
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
