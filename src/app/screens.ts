import type { Role } from '../api/contract/roles'
import type { Screen } from '../api/contract/endpoints'
import { screenPaths, signInPath } from '../config/paths'
import { mayOpen } from '../session/RequireRole'
import type { Feature } from './feature'

export interface ScreenEntry {
  screen: Screen
  /** The word for it in the menu. */
  label: string
  load: () => Promise<{ feature: Feature }>
  /** It needs the wallet and the transactions. */
  onChain?: true
}

/** The finished screens in the order of the menu; only these have routes. */
export const screens: readonly ScreenEntry[] = [
  {
    screen: 'staking',
    label: 'Stakings',
    load: () => import(/* webpackChunkName: "staking" */ '../features/staking/stakingFeature'),
    onChain: true,
  },
  {
    screen: 'campaign',
    label: 'Campaigns',
    load: () => import(/* webpackChunkName: "campaigns" */ '../features/campaigns/campaignsFeature'),
  },
  {
    screen: 'vesting',
    label: 'Vesting',
    load: () => import(/* webpackChunkName: "vesting" */ '../features/vesting/vestingFeature'),
    onChain: true,
  },
]

export const screensFor = (role: Role) => screens.filter(({ screen }) => mayOpen(role, screen))

/** Screens to begin with, the best first. */
const homes: readonly Screen[] = ['dashboard', 'campaign', 'tasks']

/** Where a role begins, or `/` (which then says that there is none) when it may open no such screen yet. */
export function homeFor(role: Role): string {
  const open = screensFor(role).map(({ screen }) => screen)
  const home = homes.find((screen) => open.includes(screen))
  return home ? screenPaths[home] : signInPath
}
