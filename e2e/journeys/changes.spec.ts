import { parse } from 'valibot'
import type { Page } from '@playwright/test'
import type { Campaign } from '../../src/contract/entities'
import { pathOf } from '../../src/contract/endpoints'
import { responses } from '../../src/contract/responses'
import {
  addressOf,
  campaignList,
  findCampaign,
  isRunning,
  isStopped,
  isWaiting,
  type ListedCampaign,
} from '../console/campaignList'
import { expect, test as journey } from '../journey'
import { once, shapeIndex, shapes } from '../shapes'
import { inspect } from '../watch/inspect'

interface ChangeFixtures {
  /** Finds a campaign in this state, among those reserved for journeys of this screen shape. */
  readonly find: (isWanted: (campaign: Campaign) => boolean) => Promise<ListedCampaign>
}

const test = journey.extend<ChangeFixtures>({
  find: async ({ api, sessions }, provide, testInfo) => {
    const { token } = await sessions.of('moderator')
    const isOurs = ({ id }: Campaign) => Number(id) % shapes.length === shapeIndex(testInfo)
    await provide(async (isWanted) =>
      findCampaign(await api.campaigns(token), (campaign) => isOurs(campaign) && isWanted(campaign)),
    )
  },
})

test.use({ role: 'moderator' })

/** The number of approved campaigns in the server's next answer; other journeys change it too. */
async function nextApprovedCount(page: Page): Promise<number> {
  const response = await page.waitForResponse((one) => one.url().endsWith('/campaign-stats'))
  const { 'campaign-stats': stats } = parse(responses.campaignStats, await response.json())
  return Number(stats.approve_campaigns)
}

test('approving a waiting campaign changes its row and the figures, and a reload shows the same', async ({
  page,
  find,
}) => {
  const campaign = await find(isWaiting)
  const list = campaignList(page)
  const countBefore = nextApprovedCount(page)
  await page.goto(addressOf(campaign))
  const before = await countBefore

  await list.choose(campaign.row, 'View')
  await expect(page).toHaveURL(new RegExp(`view=${campaign.id}$`))
  await expect(list.dialog).toBeVisible()
  await inspect(page, 'view-waiting')
  await list.dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(list.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await inspect(page, 'approve-confirm')

  const countAfter = nextApprovedCount(page)
  await page.getByRole('button', { name: 'Approve campaign' }).click()
  await expect(page.getByText(/ approved$/).last()).toBeVisible()
  await expect(list.dialog.getByRole('button', { name: 'Deactivate' })).toBeVisible()
  const after = await countAfter
  expect(after).toBeGreaterThan(before)
  await list.dialog.getByRole('button', { name: 'Close' }).click()
  await expect(list.figure('Approved Campaigns')).toHaveText(String(after))
  await expect(list.status(campaign.row, 'active')).toBeVisible()
  await inspect(page, 'approved')

  await page.reload()
  await expect(list.status(campaign.row, 'active')).toBeVisible()
})

test('cancelling the approval sends nothing', { tag: once }, async ({ page, find }) => {
  const campaign = await find(isWaiting)
  const list = campaignList(page)
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes.push(request.url())
  })
  await page.goto(addressOf(campaign))
  await list.choose(campaign.row, 'View')
  await list.dialog.getByRole('button', { name: 'Approve' }).click()
  await list.dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(list.dialog.getByRole('button', { name: 'Approve' })).toBeEnabled()
  expect(writes).toEqual([])
})

test('deactivating from the row menu can be undone', async ({ page, find }) => {
  const campaign = await find(isRunning)
  const list = campaignList(page)
  await page.goto(addressOf(campaign))
  await list.choose(campaign.row, 'Deactivate')
  await expect(list.status(campaign.row, 'inactive')).toBeVisible()
  await inspect(page, 'undo-offered')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list.status(campaign.row, 'active')).toBeVisible()
  await expect(page.getByText(/ activated$/)).toBeVisible()
})

test('the dialog deactivates a running campaign', { tag: once }, async ({ page, find }) => {
  const campaign = await find(isRunning)
  const list = campaignList(page)
  await page.goto(addressOf(campaign))
  await list.choose(campaign.row, 'View')
  await list.dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(list.dialog.getByRole('button', { name: 'Activate', exact: true })).toBeVisible()
  await list.dialog.getByRole('button', { name: 'Close' }).click()
  await expect(list.status(campaign.row, 'inactive')).toBeVisible()
})

test(
  'the dialog activates a stopped campaign, and its menu then offers Deactivate',
  { tag: once },
  async ({ page, find }) => {
    const campaign = await find(isStopped)
    const list = campaignList(page)
    await page.goto(addressOf(campaign))
    await list.menuButton(campaign.row).click()
    await expect(page.getByRole('menuitem')).toHaveText(['View'])
    await page.getByRole('menuitem', { name: 'View' }).click()
    await list.dialog.getByRole('button', { name: 'Activate', exact: true }).click()
    await expect(list.dialog.getByRole('button', { name: 'Deactivate' })).toBeVisible()
    await list.dialog.getByRole('button', { name: 'Close' }).click()
    await expect(list.status(campaign.row, 'active')).toBeVisible()
    await list.menuButton(campaign.row).click()
    await expect(page.getByRole('menuitem')).toHaveText(['View', 'Deactivate'])
    await inspect(page, 'row-menu')
  },
)

test('a campaign that a colleague deactivated meanwhile is not toggled back', async ({
  page,
  find,
  api,
  sessions,
  watch,
  consoleUrl,
}) => {
  // The page isn't told of it.
  const told = new URL(pathOf('events'), consoleUrl).href
  watch.expectCutOff(told)
  await page.route(told, (route) => route.abort())
  const campaign = await find(isRunning)
  const list = campaignList(page)
  await page.goto(addressOf(campaign))
  await expect(list.status(campaign.row, 'active')).toBeVisible()
  const { token } = await sessions.of('admin')
  await api.toggleCampaign(token, campaign.id)

  await list.choose(campaign.row, 'Deactivate')
  await expect(page.getByText(/ was already deactivated$/)).toBeVisible()
  await expect(list.status(campaign.row, 'inactive')).toBeVisible()
})
