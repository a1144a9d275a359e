import { addressOf, campaignList, findCampaign, isWaiting } from '../console/campaignList'
import { accountOf } from '../console/sessions'
import { signIn } from '../console/signIn'
import { connectTitle, walletOf } from '../console/wallet'
import { expect, test } from '../journey'
import { streamsPerAccount } from '../../server/events/hub'

test('the console from its sources: a moderator signs in and approves a campaign', async ({
  page,
  stack,
  api,
  sessions,
}) => {
  const { token } = await sessions.of('moderator')
  const campaign = findCampaign(await api.campaigns(token), isWaiting)
  const list = campaignList(page)
  await page.goto(addressOf(campaign))
  await signIn(page, accountOf(stack, 'moderator'))
  await list.choose(campaign.row, 'View')
  await list.dialog.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Approve campaign' }).click()
  await expect(page.getByText(/ approved$/).last()).toBeVisible()
  await list.dialog.getByRole('button', { name: 'Close' }).click()
  await expect(list.status(campaign.row, 'active')).toBeVisible()
})

test('pages and dialogs that are compiled when they are first opened come without a reload', async ({
  page,
  stack,
}) => {
  let loads = 0
  page.on('load', () => (loads += 1))
  const wallet = walletOf(page)
  await page.goto('/')
  await signIn(page, accountOf(stack, 'super-admin'))
  await page.getByRole('link', { name: 'Vesting' }).click()
  await wallet.choose('Sandbox Wallet')
  await wallet.approve(connectTitle)
  await expect(wallet.account(stack.wallets[0]?.address ?? '')).toBeVisible()
  await page.getByRole('button', { name: 'Add Vest' }).click()
  // The dialog stands there before its form, which is compiled and comes then.
  await expect(page.getByLabel('Address to vest to')).toBeVisible()
  expect(loads).toBe(1)
})

test('a page that is left ends its event stream at the server', async ({ page, stack }) => {
  const answered = () => page.waitForResponse((response) => response.url().includes('/api/admin/events'))
  await page.goto('/')
  const first = answered()
  await signIn(page, accountOf(stack, 'admin'))
  expect((await first).status()).toBe(200)
  for (let load = 1; load <= streamsPerAccount; load += 1) {
    const next = answered()
    await page.reload()
    expect((await next).status(), `after ${load} loads more`).toBe(200)
  }
})
