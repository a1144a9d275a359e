import type { Page } from '@playwright/test'
import { campaignList } from '../console/campaignList'
import { figureOf } from '../console/figureOf'
import { rememberToasts, toastsOf } from '../console/toasts'
import { pageSize } from '../../src/contract/paging'
import { expect } from '../journey'
import type { Platform } from '../plainServer/entities'
import { expectTrueDashboard } from './dashboard'
import { listOf, untilAllRead } from './list'
import { test } from './plainJourney'
import { campaignsThatAre, dollarText, downwards, firstRange, statusOf } from './truth'

test.use({ role: 'moderator' })

const nameColumn = 'CAMPAIGN NAME'

/** Filters the list of campaigns by status: it shows exactly those with it, in the server's order. */
async function narrowTo(page: Page, platform: Platform, status: string) {
  const list = listOf(page, 'Campaigns')
  const titles = campaignsThatAre(platform, status).map(({ title }) => title)
  await page.getByRole('radio', { name: status, exact: true }).click()
  await expect(list.range).toHaveText(firstRange(titles.length))
  expect(await list.columnToTheEnd(nameColumn)).toEqual(titles)
  await expect(list.range).toHaveText(new RegExp(`-${titles.length} of ${titles.length}$`))
  return list
}

test('a moderator sees a true dashboard, finds exactly the campaigns that wait, approves one and lets it run', async ({
  page,
  context,
  server,
}) => {
  await rememberToasts(context)
  const { platform } = server
  await expectTrueDashboard(page, platform)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Campaigns' }).click()
  await expect(listOf(page, 'Campaigns').range).toHaveText('1-10 of 37')
  const list = await narrowTo(page, platform, 'Waiting Approval')
  const [campaign] = campaignsThatAre(platform, 'Waiting Approval')
  const count = campaignsThatAre(platform, 'Waiting Approval').length
  if (!campaign) throw new Error('No campaign waits.')

  const { dialog } = campaignList(page)
  await list.act(campaign.title, 'View')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Approve campaign' }).click()
  await expect(page.getByText('The campaign has been approved')).toBeVisible()
  expect(campaign).toMatchObject({ is_approved: true, is_active: false })
  // The dialog stays open although the row has left the list, and offers the next action.
  await dialog.getByRole('button', { name: 'Activate', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Deactivate' })).toBeVisible()
  expect(statusOf(campaign)).toBe('Active')
  expect(await toastsOf(page)).toEqual([
    `${campaign.title}: The campaign has been approved`,
    `${campaign.title}: Campaign status has changed`,
  ])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(list.range).toHaveText(firstRange(count - 1))
  await expect(list.row(campaign.title)).toHaveCount(0)
})

test('a moderator approves all campaigns of a page that wait in four clicks, after one question with their number and sum', async ({
  page,
  server,
}) => {
  const { platform } = server
  await page.goto('/campaign?status=waiting')
  await untilAllRead(page)
  const waiting = campaignsThatAre(platform, 'Waiting Approval').slice(0, pageSize)
  const sum = waiting.reduce((total, { amount }) => total + amount, 0)
  const what = `${waiting.length} campaigns`
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click()
  await page.getByRole('button', { name: `Approve ${waiting.length}`, exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: `Approve ${what}?` })).toContainText(dollarText(sum))
  await page.getByRole('button', { name: `Approve ${what}` }).click()
  const dialog = page.getByRole('dialog', { name: `${what} approved`, exact: true })
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(waiting.filter(({ is_approved }) => !is_approved)).toEqual([])
})

test('a moderator takes campaigns down and back, the right one of two with one title, and one that nobody approved', async ({
  page,
  server,
}) => {
  const { platform } = server
  const [twin, other] = platform.campaigns.filter(({ title }) => title === 'Open weekend')
  const long = platform.campaigns.find(({ title }) => title.length > 200)
  const early = platform.campaigns.find(({ is_active, is_approved }) => is_active && !is_approved)
  if (!twin || !other || !long || !early) throw new Error('The server lacks a campaign that this journey needs.')
  await page.goto('/campaign')
  const list = listOf(page, 'Campaigns')
  const undo = page.getByRole('button', { name: 'Undo' })

  // The two are on different pages of the active ones.
  await narrowTo(page, platform, 'Active')
  const place = campaignsThatAre(platform, 'Active').indexOf(other)
  await page.goto(`/campaign?status=active&page=${Math.floor(place / pageSize) + 1}`)
  await untilAllRead(page)
  await list.act(other.title, 'Deactivate')
  await expect.poll(() => other.is_active).toBe(false)
  await undo.click()
  await expect.poll(() => other.is_active).toBe(true)
  expect(server.calls.filter((name) => name.startsWith(`PUT /api/admin/campaign-ads/${twin.id}/`))).toEqual([])

  await page.goto('/campaign?status=active')
  await untilAllRead(page)
  await list.act(long.title, 'Deactivate')
  await expect.poll(() => long.is_active).toBe(false)
  await undo.last().click()
  await expect.poll(() => long.is_active).toBe(true)

  await page.goto('/campaign')
  await untilAllRead(page)
  await list.act(early.title, 'Deactivate')
  await expect.poll(() => early.is_active).toBe(false)
  await expect(list.row(early.title)).toContainText('Waiting Approval')
})

test('the order by amount is true over all pages, so are a search and the number of its matches, and no campaign is said to end soon', async ({
  page,
  server,
}) => {
  const { campaigns } = server.platform
  const list = listOf(page, 'Campaigns')
  await page.goto('/campaign?sort=-amount')
  await expect(list.range).toHaveText('1-10 of 37')
  expect(await list.columnToTheEnd('AMOUNT')).toEqual(
    downwards(campaigns.map(({ amount }) => amount)).map((amount) => dollarText(amount)),
  )

  const part = 'members week'
  const found = campaigns.filter(({ title }) => title.toLowerCase().includes(part))
  await page.goto('/campaign')
  await page.getByRole('searchbox', { name: 'search by name' }).fill(part.toUpperCase())
  await expect(list.range).toHaveText(firstRange(found.length))
  expect(await list.column(nameColumn)).toEqual(found.map(({ title }) => title))

  // Without expiry dates it is unknown which campaigns are about to expire, and whether any is.
  await page.goto('/campaign?status=expiring')
  await expect(figureOf(page, 'Total Campaigns')).toContainText(String(campaigns.length))
  await untilAllRead(page)
  if (await page.getByRole('radio', { name: 'About to expire' }).isChecked()) {
    await expect(list.rows).toHaveCount(0)
    await expect(page.getByText('No campaign found')).toHaveCount(0)
  }
})

test('a link to a campaign opens it although it stands on the last page, and one that is gone is said to be', async ({
  page,
  server,
}) => {
  const last = server.platform.campaigns.at(-1)
  if (!last) throw new Error('The server has no campaign.')
  const { dialog } = campaignList(page)
  await page.goto(`/campaign?view=${last.id}`)
  await expect(dialog).toContainText(last.title)
  await page.goto('/campaign?view=99999')
  await expect(page.getByText('This campaign no longer exists.')).toBeVisible()
  await expect(page).toHaveURL('/campaign')
})
