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
}

/** The finished screens in the order of the menu; only these have routes. */
export const screens: readonly ScreenEntry[] = [
  {
    screen: 'campaign',
    label: 'Campaigns',
    load: () => import(/* webpackChunkName: "campaigns" */ '../features/campaigns/campaignsFeature'),
  },
]

export const screensFor = (role: Role) => screens.filter(({ screen }) => mayOpen(role, screen))

/** Where a role begins: its first screen, or `/` (which then says that there is none) when it may open nothing yet. */
export function homeFor(role: Role): string {
  const first = screensFor(role)[0]
  return first ? screenPaths[first.screen] : signInPath
}
