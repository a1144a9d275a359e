import type { Browser, Page } from '@playwright/test'
import { openList } from './openList'
import { paintTime } from './paintTime'
import { expectSame } from './sameRows'
import { closeAll, inTurns, openOn, type Samples, type Side } from './sides'

const rounds = 24
const pauseMs = 300
const screens = ['Campaigns', 'Users'] as const

async function openScreen(page: Page, round: number): Promise<number> {
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: screens[round % screens.length] ?? '', exact: true }).focus()
  await page.waitForTimeout(pauseMs)
  return paintTime(page, 'Enter', ['main h1', 'main tbody tr', 'nav[aria-label=Pages] [role=status]'])
}

/** Enter on the link of the menu to a list that was open before, until its title and rows are painted. */
export async function routeChange(browser: Browser, sides: readonly Side[], slowdown: number): Promise<Samples> {
  const pages = await openOn(browser, sides, openList)
  // Each was opened once before it counts.
  await inTurns(pages, slowdown, screens.length, openScreen)
  const samples = await inTurns(pages, slowdown, rounds, openScreen)
  await expectSame(pages, 'main tbody')
  await closeAll(pages)
  return samples
}
