import type { Page } from '@playwright/test'
import { urlOf, type Side } from './sides'

/** Opens the list of 100,000 users, and waits until its next page is there too. */
export async function openList(page: Page, side: Side) {
  await page.goto(urlOf(side, 'list'))
  await page.getByText('1-10 of 100,000').waitFor()
  await page.waitForLoadState('networkidle')
}
