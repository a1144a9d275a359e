import { widest, type ListRequest, type listOffers } from '../contract/paging'
import type { Role } from '../contract/roles'
import { mayOpen, type Screen } from '../contract/endpoints'
import { reviewPath, screenPath } from '../config/paths'
import type { Feature } from './feature'

/** The groups of the menu, in its order. */
const groups = ['Overview', 'People', 'Content', 'Token', 'System'] as const

/** A page with its own code. The chunk is named after the path's last segment; the build preloads by that name. */
interface PageEntry {
  load: () => Promise<{ feature: Feature }>
  /** `reads`: needs the wallet code to choose a chain; `sends`: needs the transaction engine as well. */
  onChain?: 'reads' | 'sends'
  first?: First
}

export type FirstList = keyof typeof listOffers

/**
 * What a page asks the server for first; the request leaves before its code has loaded. A list without `query` asks for the rows
 * that `page`, `size`, `status` and `sort` of the address name, by default the first ten. `readFresh`: the page asks when it
 * opens, whatever is in the cache.
 */
type First =
  | { readonly call: 'generalStats'; readonly readFresh?: never }
  | { readonly call: 'settings'; readonly query: ListRequest; readonly readFresh?: never }
  | { readonly call: FirstList; readonly query?: ListRequest; readonly readFresh?: true }

/** A page below a screen, for those who may open the screen. */
interface PageBelow extends PageEntry {
  path: string
  title: string
}

export interface ScreenEntry extends PageEntry {
  screen: Screen
  /** Its group in the menu. */
  group: (typeof groups)[number]
  /** Its name in the menu. */
  label: string
  /** Its title above the page, if that differs. */
  title?: string
  below?: readonly PageBelow[]
}

/** All screens in the order of the menu; only these have routes. */
export const screens: readonly ScreenEntry[] = [
  {
    screen: 'dashboard',
    group: 'Overview',
    label: 'Dashboard',
    load: () => import(/* webpackChunkName: "dashboard" */ '../features/dashboard/dashboardFeature'),
    onChain: 'reads',
    first: { call: 'generalStats' },
  },
  {
    screen: 'users',
    group: 'People',
    label: 'Users',
    load: () => import(/* webpackChunkName: "users" */ '../features/users/usersFeature'),
    first: { call: 'users' },
  },
  {
    screen: 'admin-users',
    group: 'People',
    label: 'Admin Users',
    load: () => import(/* webpackChunkName: "admin-users" */ '../features/adminUsers/adminUsersFeature'),
    first: { call: 'adminUsers' },
  },
  {
    screen: 'campaign',
    group: 'Content',
    label: 'Campaigns',
    load: () => import(/* webpackChunkName: "campaign" */ '../features/campaigns/campaignsFeature'),
    first: { call: 'campaigns' },
    below: [
      {
        path: reviewPath,
        title: 'Review campaigns',
        load: () => import(/* webpackChunkName: "review" */ '../features/campaigns/review/reviewFeature'),
        first: { call: 'campaigns', query: { ...widest, status: 'waiting' }, readFresh: true },
      },
    ],
  },
  {
    screen: 'tasks',
    group: 'Content',
    label: 'Tasks',
    load: () => import(/* webpackChunkName: "tasks" */ '../features/tasks/tasksFeature'),
    first: { call: 'tasks' },
  },
  {
    screen: 'tracking',
    group: 'Content',
    label: 'Tracked Assets',
    load: () => import(/* webpackChunkName: "tracking" */ '../features/tracking/trackingFeature'),
    first: { call: 'assets' },
  },
  {
    screen: 'staking',
    group: 'Token',
    label: 'Stakings',
    load: () => import(/* webpackChunkName: "staking" */ '../features/staking/stakingFeature'),
    onChain: 'reads',
  },
  {
    screen: 'vesting',
    group: 'Token',
    label: 'Vesting',
    load: () => import(/* webpackChunkName: "vesting" */ '../features/vesting/vestingFeature'),
    onChain: 'sends',
  },
  {
    screen: 'activity',
    group: 'System',
    label: 'Activity',
    load: () => import(/* webpackChunkName: "activity" */ '../features/activity/activityFeature'),
    first: { call: 'activity', readFresh: true },
  },
  {
    screen: 'setting',
    group: 'System',
    label: 'Setting',
    title: 'Settings',
    load: () => import(/* webpackChunkName: "setting" */ '../features/settings/settingsFeature'),
    first: { call: 'settings', query: widest },
  },
]

/** All pages with their paths: those of the screens, and those below them with the screen that they belong to. */
export const pageEntries = screens.flatMap((entry) => [
  { ...entry, path: screenPath(entry.screen) },
  ...(entry.below ?? []).map((page) => ({ ...page, screen: entry.screen })),
])

/** The title of the page at a path; empty for none. */
export function titleAt(pathname: string): string {
  const shown = screens.find(({ screen }) => pathname.startsWith(screenPath(screen)))
  const below = shown?.below?.find(({ path }) => path === pathname)
  return below?.title ?? shown?.title ?? shown?.label ?? ''
}

export const screensFor = (role: Role) => screens.filter(({ screen }) => mayOpen(role, screen))

/** The menu of these screens: the groups that have any. */
export const menuOf = (shown: readonly ScreenEntry[]) =>
  groups
    .map((group) => ({ group, entries: shown.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0)

/** Whether the role ever sends a transaction, and so has use for a wallet. */
export const signs = (role: Role) => screensFor(role).some(({ onChain }) => onChain === 'sends')

/** The start page of a role: the dashboard if it may open that, else the tasks, which every role may open. */
export const homeFor = (role: Role): string => screenPath(mayOpen(role, 'dashboard') ? 'dashboard' : 'tasks')
