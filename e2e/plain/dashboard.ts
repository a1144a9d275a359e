import type { Page } from '@playwright/test'
import { expect } from '../journey'
import type { Platform } from '../plainServer/entities'
import { campaignsThatAre, numberText, statusOf } from './truth'
import { untilRead } from './list'

export const figureOf = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd')

/** The dashboard may omit what a server does not send; what it shows must be true. */
export async function expectTrueDashboard(page: Page, platform: Platform): Promise<void> {
  const { campaigns, users, assets } = platform
  await page.goto('/dashboard')
  await expect(figureOf(page, 'Total Users')).toContainText(numberText(users.length))
  await untilRead(page)
  await expect(figureOf(page, 'Points earned')).toContainText(
    numberText(users.reduce((sum, { spunky_points }) => sum + spunky_points, 0n)),
  )
  await expect(figureOf(page, 'Revenue')).toContainText(
    numberText(campaigns.reduce((sum, { is_approved, amount }) => sum + (is_approved ? amount : 0), 0)),
  )
  await expect(figureOf(page, 'Stakes')).toContainText(/^[1-9]\d*/)

  const waiting = campaignsThatAre(platform, 'Waiting Approval').map(({ title }) => title)
  const approvals = cardOf(page, 'Waiting for approval')
  await expect(approvals).not.toContainText('No campaigns are waiting')
  const lines = await approvals.getByRole('listitem').locator('bdi').allTextContents()
  expect(waiting).toEqual(expect.arrayContaining(lines))
  for (const badge of await approvals.locator('b').allTextContents()) expect(Number(badge)).toBe(waiting.length)

  // No answer has an expiry date.
  const endings = cardOf(page, 'About to expire')
  await expect(endings.getByRole('listitem')).toHaveCount(0)
  await expect(endings).not.toContainText('No campaigns expire')

  for (const [label, count] of await sharesOf(page, 'Campaigns by status'))
    expect([label, count]).toEqual([label, campaigns.filter((campaign) => statusOf(campaign) === label).length])
  for (const [label, count] of await sharesOf(page, 'Assets by status'))
    expect([label, count]).toEqual([label, assets.filter(({ status }) => status === label).length])
}

const cardOf = (page: Page, title: string) =>
  page.getByRole('heading', { level: 3, name: title }).locator('xpath=parent::*')

/** The labels in a chart of shares; empty without a chart. */
async function sharesOf(page: Page, title: string): Promise<(readonly [string, number])[]> {
  const parts = await page.getByRole('figure').filter({ hasText: title }).locator('li').allTextContents()
  return parts.map((text) => {
    const [, label = text, count] = /^(.*) (\d+)$/.exec(text.trim()) ?? []
    return [label, Number(count)] as const
  })
}
