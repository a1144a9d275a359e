import { expect, type Page } from '@playwright/test'
import { screenAccess, type Screen } from '../../src/contract/endpoints'
import { keysOf } from '../../src/contract/keysOf'
import { screenPath } from '../../src/config/paths'
import { untilIdle } from './untilIdle'

/** The name of each screen in the menu, its heading, and its empty state. */
export const screenWords: Readonly<Record<Screen, { menu: string; heading: string; empty: string }>> = {
  dashboard: { menu: 'Dashboard', heading: 'Dashboard', empty: 'No Asset Tracked' },
  staking: { menu: 'Stakings', heading: 'Stakings', empty: 'No Stakings' },
  tracking: { menu: 'Tracked Assets', heading: 'Tracked Assets', empty: 'No Asset Tracked' },
  users: { menu: 'Users', heading: 'All Users', empty: 'No Users' },
  campaign: { menu: 'Campaigns', heading: 'Campaigns', empty: 'No Campaigns' },
  tasks: { menu: 'Tasks', heading: 'Tasks', empty: 'No Task Available' },
  'admin-users': { menu: 'Admin Users', heading: 'All Admin', empty: 'No Admin' },
  vesting: { menu: 'Vesting', heading: 'Vesting', empty: 'No Vesting' },
  activity: { menu: 'Activity', heading: 'Activity', empty: 'No Activity' },
  setting: { menu: 'Setting', heading: 'Settings', empty: 'No Settings' },
}

export const allScreens = keysOf(screenAccess)

/** Opens a screen by its address and waits until everything on it has loaded. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await page.goto(screenPath(screen))
  await untilRead(page, screen)
}

export async function untilRead(page: Page, screen: Screen): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: screenWords[screen].heading })).toBeVisible()
  await untilIdle(page)
}

/**
 * Searches a list of our server and waits for its rows. The address changes before React renders the list, so a changed address
 * does not mean that the list has been read; the request leaves only after that rendering.
 */
export async function searchFor(page: Page, screen: Screen, text: string): Promise<void> {
  const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('search') === text)
  await page.getByRole('searchbox').fill(text)
  await asked
  await untilRead(page, screen)
}
