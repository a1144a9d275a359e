import type { Page } from '@playwright/test'
import { figureOf } from '../console/figureOf'
import { expect } from '../journey'
import type { Platform } from '../plainServer/entities'
import { numberText } from './truth'
import { untilAllRead } from './list'

/** The dashboard omits what a server does not send, and says so; what it shows must be true. */
export async function expectTrueDashboard(page: Page, platform: Platform): Promise<void> {
  const { campaigns, users } = platform
  await page.goto('/dashboard')
  await expect(figureOf(page, 'Total Users')).toContainText(numberText(users.length))
  await untilAllRead(page)
  await expect(figureOf(page, 'Points earned')).toContainText(
    numberText(users.reduce((sum, { spunky_points }) => sum + spunky_points, 0n)),
  )
  await expect(figureOf(page, 'Revenue')).toContainText(
    numberText(campaigns.reduce((sum, { is_approved, amount }) => sum + (is_approved ? amount : 0), 0)),
  )
  await expect(figureOf(page, 'Stakes')).toContainText(/^[1-9]\d*/)
  // Only as high as the figure: no change will come below it.
  await expect(figureOf(page, 'Revenue')).toHaveCSS('min-height', '36px')

  // No answer says by what it was filtered.
  for (const title of ['Waiting for approval', 'About to expire']) {
    const card = page.getByRole('heading', { level: 3, name: title }).locator('xpath=parent::*')
    await expect(card.getByRole('paragraph')).toContainText("This server doesn't say which ones.")
    await expect(card.getByRole('listitem')).toHaveCount(0)
    await expect(card.locator('b')).toHaveCount(0)
  }
  await expect(page.getByRole('figure', { name: /by status$/ })).toHaveCount(0)
}
