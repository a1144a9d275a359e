import type { Role } from '../contract/roles'
import type { Screen } from '../contract/endpoints'
import { screenPath } from '../config/paths'
import { mayOpen } from '../session/RequireRole'
import type { Feature } from './feature'

export interface ScreenEntry {
  screen: Screen
  /** Its name in the menu. */
  label: string
  /** Its title above the page, if that differs. */
  title?: string
  load: () => Promise<{ feature: Feature }>
  /** `reads`: needs the wallet code to choose a chain; `sends`: needs the transaction engine as well. */
  onChain?: 'reads' | 'sends'
}

/** All screens in the order of the menu; only these have routes. */
export const screens: readonly ScreenEntry[] = [
  {
    screen: 'dashboard',
    label: 'Dashboard',
    load: () => import(/* webpackChunkName: "dashboard" */ '../features/dashboard/dashboardFeature'),
    onChain: 'reads',
  },
  {
    screen: 'staking',
    label: 'Stakings',
    load: () => import(/* webpackChunkName: "staking" */ '../features/staking/stakingFeature'),
    onChain: 'reads',
  },
  {
    screen: 'tracking',
    label: 'Tracked Assets',
    load: () => import(/* webpackChunkName: "tracking" */ '../features/tracking/trackingFeature'),
  },
  {
    screen: 'users',
    label: 'Users',
    load: () => import(/* webpackChunkName: "users" */ '../features/users/usersFeature'),
  },
  {
    screen: 'campaign',
    label: 'Campaigns',
    load: () => import(/* webpackChunkName: "campaigns" */ '../features/campaigns/campaignsFeature'),
  },
  {
    screen: 'tasks',
    label: 'Tasks',
    load: () => import(/* webpackChunkName: "tasks" */ '../features/tasks/tasksFeature'),
  },
  {
    screen: 'admin-users',
    label: 'Admin Users',
    load: () => import(/* webpackChunkName: "admin-users" */ '../features/adminUsers/adminUsersFeature'),
  },
  {
    screen: 'vesting',
    label: 'Vesting',
    load: () => import(/* webpackChunkName: "vesting" */ '../features/vesting/vestingFeature'),
    onChain: 'sends',
  },
  {
    screen: 'activity',
    label: 'Activity',
    load: () => import(/* webpackChunkName: "activity" */ '../features/activity/activityFeature'),
  },
  {
    screen: 'setting',
    label: 'Setting',
    title: 'Settings',
    load: () => import(/* webpackChunkName: "settings" */ '../features/settings/settingsFeature'),
  },
]

export const screensFor = (role: Role) => screens.filter(({ screen }) => mayOpen(role, screen))

/** The start page of a role: the dashboard if it may open that, else the tasks, which every role may open. */
export const homeFor = (role: Role): string => screenPath(mayOpen(role, 'dashboard') ? 'dashboard' : 'tasks')
