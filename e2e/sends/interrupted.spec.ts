import type { Page } from '@playwright/test'
import { parseEther } from 'ethers'
import { rememberToasts, toastsOf } from '../console/toasts'
import { freshAddress } from '../console/vestingChain'
import { vestingPage } from '../console/vestingPage'
import { expect, test } from './send'

test.use({ role: 'super-admin', wallet: { account: 0 } })

/** Signs a release and leaves it pending. */
async function sendRelease(page: Page, beneficiary: string) {
  const vesting = vestingPage(page)
  await page.goto(`/vesting?account=${beneficiary}`)
  await vesting.releaseButton.click()
  await vesting.sign()
  await expect(vesting.state).toHaveText(/Waiting for the network/)
}

test('a reload while a transaction waits loses nothing: it is listed, confirmed, and told once', async ({
  page,
  context,
  stack,
  heldBack,
}) => {
  await rememberToasts(context)
  const vesting = vestingPage(page)
  await sendRelease(page, stack.wallets[2]?.address ?? '')
  await vesting.close()
  const before = await vesting.figure('Released').textContent()

  await page.reload()
  await page.getByRole('button', { name: 'Transactions, 1 open' }).click()
  await expect(vesting.records).toHaveCount(1)
  await expect(vesting.records).toContainText('Release Vesting')
  await expect(vesting.records).toContainText('Waiting for the network')
  expect(await toastsOf(page)).toEqual([])

  await heldBack.mine()
  await expect(vesting.records).toContainText('Confirmed')
  await vesting.drawer.getByRole('button', { name: 'Close' }).click()
  await expect(vesting.figure('Released')).not.toHaveText(before ?? '')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Transactions', exact: true })).toBeVisible()
  await vesting.openDrawer()
  await expect(vesting.records).toContainText('Confirmed')
  expect(await toastsOf(page)).toEqual([])
})

test('a second tab shows the same transaction, and both tabs together tell its success once', async ({
  page,
  context,
  stack,
  heldBack,
}) => {
  await rememberToasts(context)
  const other = await context.newPage()
  const otherVesting = vestingPage(other)
  await other.goto('/vesting')
  await expect(otherVesting.releaseButton).toBeVisible()

  const vesting = vestingPage(page)
  await sendRelease(page, stack.wallets[3]?.address ?? '')
  await otherVesting.openDrawer()
  await expect(otherVesting.records).toHaveCount(1)
  await expect(otherVesting.records).toContainText('Waiting for the network')

  await heldBack.mine()
  await expect(vesting.state).toHaveText(/Confirmed/)
  await expect(otherVesting.records).toContainText('Confirmed')
  // Once this is stored no tab shows it again.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('\\"notified\\":\\"success\\"')))
    .toBe(true)
  expect([...(await toastsOf(page)), ...(await toastsOf(other))]).toEqual(['Vesting Released'])
})

test('a transaction that fails on chain says so and keeps the form', async ({ page, stack, heldBack }) => {
  const owner = stack.wallets[0]?.address ?? ''
  const terms = { address: freshAddress(), amount: '70', cliff: '0', duration: '5' }
  const vesting = vestingPage(page)
  await heldBack.approve(owner, parseEther(terms.amount))
  await heldBack.mine()
  await page.goto('/vesting')
  await vesting.openForm()
  await vesting.fill(terms)
  await vesting.submit.click()
  await expect(vesting.review('addVestingSchedule')).toBeVisible()
  // The dry run succeeded; a transaction mined before it takes the allowance away.
  await heldBack.approve(owner, 0n)
  await vesting.sign()
  await expect(vesting.state).toHaveText(/Waiting for the network/)
  await heldBack.mine()
  await expect(vesting.state).toHaveText(/Failed on the network/)
  await vesting.close()
  await expect(vesting.fields.address).toHaveValue(terms.address)
  await expect(vesting.fields.amount).toHaveValue(terms.amount)
  expect(await heldBack.schedules(terms.address)).toEqual([])
})

test('a release that somebody else was quicker with fails on chain and takes nothing twice', async ({
  page,
  stack,
  heldBack,
}) => {
  const [, rival = '', , , account = ''] = stack.wallets.map(({ address }) => address)
  const vesting = vestingPage(page)
  await page.goto(`/vesting?account=${account}`)
  await vesting.releaseButton.click()
  await expect(vesting.confirm).toBeVisible()
  await heldBack.release(rival, account)
  await vesting.sign()
  await expect(vesting.state).toHaveText(/Waiting for the network/)
  await heldBack.mine()
  await expect(vesting.state).toHaveText(/Failed on the network/)
})
