import { countClicks } from '../console/clicks'
import { rememberToasts, toastsOf } from '../console/toasts'
import { freshAddress } from '../console/vestingChain'
import { vestingPage } from '../console/vestingPage'
import { sendTitle, walletOf } from '../console/wallet'
import { expect, test } from './send'

test.use({ role: 'super-admin', wallet: { account: 0 } })

const day = 86_400
const asDay = (seconds: number) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(seconds * 1000)
const drafts = () =>
  ['address', 'amount', 'cliffDuration', 'vestingDuration'].map((name) => sessionStorage.getItem(name))

test('1,000 tokens with a cliff of 1 day and 10 days of vesting are approved, vested and listed with their dates', async ({
  page,
  context,
  chain,
}) => {
  await rememberToasts(context)
  const address = freshAddress()
  const vesting = vestingPage(page)
  await page.goto('/vesting')
  const clicks = await countClicks(page)
  await vesting.openForm()
  await vesting.fill({ address, amount: '1000', cliff: '1', duration: '10' })
  await expect(vesting.form.getByText(/This account has sent nothing on this network/)).toBeVisible()
  await vesting.submit.click()

  const approval = vesting.review('Allow the vesting contract to transfer exactly 1,000.00 SSDX.')
  await expect(approval).toContainText(`Vest 1,000.00 SSDX to ${address}`)
  await expect(approval.locator('[aria-current=step]')).toHaveText(/Approve/)
  await expect(vesting.confirm).toHaveText('Approve 1,000.00 SSDX')
  await vesting.sign()
  const review = vesting.review('addVestingSchedule')
  await expect(review).toContainText(`Vest 1,000.00 SSDX to ${address}`)
  await expect(review.locator('[aria-current=step]')).toHaveText(/Vest/)
  const dayIn = (days: number) => asDay(Date.now() / 1000 + days * day)
  await expect(review.getByText(`1 day, until ${dayIn(1)}`, { exact: true })).toBeVisible()
  await expect(review.getByText(`10 days, until ${dayIn(11)}`, { exact: true })).toBeVisible()
  await expect(vesting.confirm).toHaveText('Vest 1,000.00 SSDX')
  await vesting.sign()
  await expect(vesting.state).toHaveText(/Confirmed/)
  await expect(vesting.transaction).toContainText(`Vested 1,000.00 SSDX to ${address}`)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(vesting.closing).toBeFocused()
  expect(await clicks()).toBeLessThanOrEqual(6)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add Vest' })).toBeFocused()
  expect(await page.evaluate(drafts)).toEqual([null, null, null, null])

  await page.getByLabel('Look up an address').fill(address.toLowerCase())
  await page.getByRole('button', { name: 'Look up', exact: true }).click()
  const [made] = await chain.schedules(address)
  const start = made?.startTime ?? 0
  await expect(vesting.rows).toHaveCount(1)
  await expect(vesting.rows.getByRole('cell')).toHaveText([
    '1,000.00 SSDX',
    '0.00 SSDX',
    '0.00 SSDX',
    asDay(start),
    `1 day${asDay(start + day)}`,
    `10 days${asDay(start + 11 * day)}`,
    /View schedule/,
  ])
  await expect(vesting.releaseButton).toBeDisabled()
  await expect(vesting.releaseButton).toHaveAccessibleDescription(/Nothing to release until/)
  expect(await toastsOf(page)).toEqual(['Vesting added successfully'])
})

test('a refused signature keeps the form as it was, and nothing was sent', async ({ page, chain }) => {
  const terms = { address: freshAddress(), amount: '12.5', cliff: '0', duration: '30' }
  const vesting = vestingPage(page)
  await page.goto('/vesting')
  await vesting.openForm()
  await vesting.fill(terms)
  await vesting.submit.click()
  await vesting.confirm.click()
  await walletOf(page).reject(sendTitle)
  await expect(vesting.state).toHaveText(/User rejected request\./)
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(vesting.transaction.getByRole('button', { name: 'Try again' })).toBeVisible()
  await vesting.close()
  await expect(vesting.submit).toBeFocused()
  await expect(vesting.fields.amount).toHaveValue(terms.amount)

  await page.reload()
  await vesting.openForm()
  await expect(vesting.fields.address).toHaveValue(terms.address)
  await expect(vesting.fields.amount).toHaveValue(terms.amount)
  await expect(vesting.fields.cliff).toHaveValue(terms.cliff)
  await expect(vesting.fields.duration).toHaveValue(terms.duration)
  expect(await chain.schedules(terms.address)).toEqual([])
})

test("switching the network takes two clicks and the wallet's own, disconnecting two", async ({ page, stack }) => {
  const wallet = walletOf(page)
  await page.goto('/staking')
  await expect(wallet.account(stack.wallets[0]?.address ?? '')).toBeVisible()
  const clicks = await countClicks(page)
  await wallet.anyAccount.click()
  await wallet.yours.getByRole('button', { name: 'Switch to Local Chain B' }).click()
  await wallet.approve('Switch to Local Chain B?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await clicks()).toBe(3)
  await wallet.anyAccount.click()
  await wallet.yours.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(wallet.connectButton).toBeVisible()
  expect(await clicks()).toBe(3 + 2)
})

test('what can be claimed is released: the figures change and one message says so', async ({
  page,
  context,
  stack,
}) => {
  await rememberToasts(context)
  const vesting = vestingPage(page)
  await page.goto('/vesting')
  await expect(page.getByText('Vesting of your wallet')).toContainText(stack.wallets[0]?.address ?? '')
  const released = vesting.figure('Released')
  await expect(released).toHaveText(/SSDX/)
  const before = await released.textContent()
  const claimable = await vesting.figure('Claimable now').textContent()
  expect(claimable).not.toMatch(/^0 /)

  const clicks = await countClicks(page)
  await vesting.releaseButton.click()
  await expect(vesting.transaction).toContainText(stack.wallets[0]?.address ?? '')
  await vesting.sign()
  await expect(vesting.state).toHaveText(/Confirmed/)
  await expect(vesting.transaction).toContainText(/Released [\d,.]+ SSDX to 0x/)
  await expect(vesting.closing).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await clicks()).toBeLessThanOrEqual(3)
  await expect(vesting.releaseButton).toBeFocused()
  await expect(released).not.toHaveText(before ?? '')
  await expect(vesting.figure('Claimable now')).not.toHaveText(claimable ?? '')
  expect(await toastsOf(page)).toEqual(['Vesting Released'])
})
