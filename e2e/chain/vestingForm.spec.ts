import type { Locator } from '@playwright/test'
import { boxOf, widen } from '../console/places'
import { freshAddress } from '../console/vestingChain'
import { vestingPage } from '../console/vestingPage'
import { sendTitle, walletOf } from '../console/wallet'
import { expect, test } from '../journey'

test.use({ role: 'super-admin', wallet: { account: 0 } })

test('an amount beyond the balance is not taken, Max fills the balance, and what is typed survives a reload', async ({
  page,
}) => {
  const vesting = vestingPage(page)
  await page.goto('/vesting')
  await vesting.openForm()
  const { amount, address } = vesting.fields
  await expect(vesting.form.getByText(/^[\d,]+\.\d\d SSDX$/)).toBeVisible()
  await vesting.form.getByRole('button', { name: 'Max' }).click()
  const balance = await amount.inputValue()
  expect(BigInt(balance.replace('.', ''))).toBeGreaterThan(0n)
  await amount.fill(`9${balance}`)
  await expect(amount).toHaveValue(balance)
  await amount.fill('12,5')
  await expect(amount).toHaveValue('12,5')
  await expect(amount).toHaveAccessibleDescription(/Only digits and a decimal point/)
  await vesting.form.getByRole('button', { name: '0%', exact: true }).click()
  await expect(amount).toHaveValue('0')
  await amount.fill('12.5')
  await vesting.form.getByRole('button', { name: 'Use connected address' }).click()
  await expect(vesting.form.getByText('This is your own address.')).toBeVisible()
  const own = await address.inputValue()

  await page.reload()
  await vesting.openForm()
  await expect(amount).toHaveValue('12.5')
  await expect(address).toHaveValue(own)
})

test('another account chosen while the form is open: its balance counts, the beneficiary stays', async ({
  page,
  stack,
}) => {
  const vesting = vestingPage(page)
  await page.goto('/vesting')
  await vesting.openForm()
  await vesting.form.getByRole('button', { name: 'Use connected address' }).click()
  await vesting.form.getByRole('button', { name: 'Max' }).click()
  await expect(vesting.fields.amount).not.toHaveValue('')
  await page.evaluate(() => window.sandboxWallet.selectAccount(1))
  await expect(vesting.fields.amount).toHaveAccessibleDescription(/Amount cannot be greater than Balance!/)
  await expect(vesting.fields.address).toHaveValue(stack.wallets[0]?.address ?? '')
  await expect(vesting.form).toContainText(/The vesting contract belongs to 0x\w{3}…\w{7}, not to this wallet/)
})

test('an account changed in the wallet between review and confirm: nothing is sent, and it is said', async ({
  page,
}) => {
  const terms = { address: freshAddress(), amount: '123', cliff: '1', duration: '10' }
  const vesting = vestingPage(page)
  await page.goto('/vesting')
  await vesting.openForm()
  await vesting.fill(terms)
  await vesting.submit.click()
  await expect(vesting.confirm).toBeVisible()
  await page.evaluate(() => window.sandboxWallet.selectAccount(1))
  await vesting.confirm.click()
  await expect(vesting.state).toHaveText(/Your wallet has a different account selected\. Nothing was sent\./)
  await expect(walletOf(page).window).toHaveCount(0)
  await vesting.close()
  await expect(vesting.fields.amount).toHaveValue(terms.amount)
  await vesting.form.getByRole('button', { name: 'Cancel' }).click()
  await vesting.openDrawer()
  await expectWholeState(vesting.drawer)
})

test('a chain changed in the wallet between review and confirm: nothing is sent, and it is said', async ({ page }) => {
  const vesting = vestingPage(page)
  await page.goto('/vesting')
  await vesting.releaseButton.click()
  await expect(vesting.confirm).toBeVisible()
  await page.evaluate(() => window.sandboxWallet.selectChain(31338))
  await vesting.confirm.click()
  await expect(vesting.state).toHaveText(/Your wallet is on a different network now\. Nothing was sent\./)
  await expect(walletOf(page).window).toHaveCount(0)
})

test('while the wallet asks, neither this tab nor another one opens it again', async ({ page, context }) => {
  const busy = /already in progress in another tab, or still open in your wallet/
  const vesting = vestingPage(page)
  await page.goto('/vesting')
  await vesting.releaseButton.click()
  await vesting.confirm.click()
  const asked = page.getByRole('dialog', { name: sendTitle })
  await expect(asked).toBeVisible()
  await vesting.close()

  const other = await context.newPage()
  for (const tab of [page, other]) {
    const { releaseButton, confirm, state, transaction } = vestingPage(tab)
    if (tab === other) await tab.goto('/vesting')
    await releaseButton.click()
    await confirm.click()
    await expect(state).toHaveText(busy)
    await expectWholeState(transaction)
    await vestingPage(tab).close()
  }
  await expect(walletOf(other).window).toHaveCount(0)
  // Only one request was made; after its refusal none is left.
  await asked.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('User rejected request.')).toBeVisible()
  await expect(asked).toHaveCount(0)
})

test('a reload while the wallet asks: the transaction is listed as one whose outcome nobody knows, and can be dismissed', async ({
  page,
}) => {
  const vesting = vestingPage(page)
  await page.goto('/vesting')
  await vesting.releaseButton.click()
  await vesting.confirm.click()
  await expect(page.getByRole('dialog', { name: sendTitle })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Transactions, 1 open' }).click()
  await expect(vesting.records).toContainText('We could not learn the outcome')
  await vesting.records.getByRole('button', { name: 'Dismiss' }).click()
  await expect(vesting.records).toContainText('Dismissed')
})

test('an address without vesting is told so, and there is nothing to release', async ({ page }) => {
  await page.goto(`/vesting?account=${freshAddress()}`)
  await expect(page.getByText('No Vesting', { exact: true })).toBeVisible()
  await expect(vestingPage(page).releaseButton).toHaveAccessibleDescription(/this address has no vesting/)
})

/** The state of a transaction ends within its dialog, which does not scroll sideways, on a narrow screen and on a wide one. */
async function expectWholeState(dialog: Locator) {
  for (const width of [360, 1440]) {
    await widen(dialog.page(), width)
    const { right } = await boxOf(dialog.locator('.status-chip'))
    expect(right, `end of the state at ${width}`).toBeLessThanOrEqual((await boxOf(dialog)).right)
  }
}
