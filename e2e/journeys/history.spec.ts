import type { Page } from '@playwright/test'
import { campaignList } from '../console/campaignList'
import { chooseInAccount, hasDrawer, openMenu } from '../console/shell'
import { expect, test } from '../journey'

test.use({ role: 'super-admin' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, includeHidden: true })
const dialogs = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

/** Opens the users page, then goes to the campaigns by the menu. */
async function fromUsersToCampaigns(page: Page) {
  await page.goto('/users')
  await expect(button(page, /^Actions for/)).toBeVisible()
  await openMenu(page)
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await expect(heading(page, 'Campaigns')).toBeAttached()
  await expect(button(page, /^Actions for/)).toBeVisible()
}

test('Back closes what a press has opened, Forward opens what stands in the address, and neither leaves anything over another page', async ({
  page,
}) => {
  const list = campaignList(page)
  await fromUsersToCampaigns(page)

  await list.choose(0, 'View')
  await expect(list.dialog).toBeVisible()
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL('/campaign')
  await page.goForward()
  await expect(list.dialog).toBeVisible()
  await list.dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL('/campaign')

  const presses = [
    () => (hasDrawer(page) ? openMenu(page) : chooseInAccount(page, 'Messages')),
    () => button(page, 'Transactions').click(),
    () => button(page, 'Connect wallet').click(),
  ]
  for (const press of presses) {
    await press()
    await expect(dialogs(page)).toHaveCount(1)
    await page.goBack()
    await expect(heading(page, 'All Users')).toBeVisible()
    await expect(dialogs(page)).toHaveCount(0)
    await page.goForward()
    await expect(heading(page, 'Campaigns')).toBeVisible()
    await expect(dialogs(page)).toHaveCount(0)
    // An overlay that was left open would block the page.
    await button(page, /^Actions for/).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
})
