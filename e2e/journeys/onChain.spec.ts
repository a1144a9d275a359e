import { announce, connects } from '../console/announcedWallet'
import { rowsOf } from '../console/rowsOf'
import { vestingPage } from '../console/vestingPage'
import { sendTitle, walletOf } from '../console/wallet'
import { expect, test } from '../journey'
import { inspect } from '../watch/inspect'

test.use({ role: 'super-admin' })

test('the stakes, and the ways to connect a wallet', async ({ page }) => {
  await page.goto('/staking')
  await expect(rowsOf(page, 'Stakings')).toHaveCount(10)
  await inspect(page, 'staking')
  await walletOf(page).connectButton.click()
  await expect(walletOf(page).option('Sandbox Wallet')).toBeVisible()
  await inspect(page, 'connect-wallet')
})

test('a wallet on a network of no use here is marked in the header and leads back from its dialog', async ({
  page,
}) => {
  await announce(page, { name: 'Far Wallet', rdns: 'test.far', answers: connects('0xa') })
  const wallet = walletOf(page)
  await page.goto('/staking')
  await wallet.choose('Far Wallet')
  const button = wallet.header.getByRole('button', { name: /, unsupported network$/ })
  await expect(button).toBeVisible()
  await inspect(page, 'unsupported-network')
  await button.click()
  await expect(wallet.yours.getByRole('button', { name: 'Switch to Local Chain A' })).toBeVisible()
})

test.describe('with a connected wallet', () => {
  test.use({ wallet: { account: 0 } })

  test('the vesting of the connected wallet, its curve in picture and numbers, and the wallet itself', async ({
    page,
    stack,
  }) => {
    const vesting = vestingPage(page)
    const wallet = walletOf(page)
    await page.goto('/vesting')
    await expect(vesting.rows.first()).toBeVisible()
    await inspect(page, 'vesting')
    await page
      .getByRole('button', { name: /^View schedule/ })
      .first()
      .click()
    const curve = page.getByRole('dialog', { name: /^Schedule \d+: / })
    await expect(curve.getByRole('img')).toHaveAccessibleName(/ of 250,000\.00 SSDX vested, all by /)
    await curve.getByText('Show as table').click()
    await expect(curve.getByRole('row').first()).toBeVisible()
    await inspect(page, 'unlock-curve')
    await curve.getByRole('button', { name: 'Close' }).click()

    await wallet.account(stack.wallets[0]?.address ?? '').click()
    await expect(wallet.yours.getByText(/^[\d,]+\.\d\d SSDX$/)).toBeVisible()
    await inspect(page, 'your-wallet')
  })

  test('a beneficiary that would lose the tokens is warned of before anything is sent', async ({ page, stack }) => {
    const vesting = vestingPage(page)
    const { vesting: contract = '' } = stack.chains.find(({ contracts }) => contracts.vesting)?.contracts ?? {}
    await page.goto('/vesting')
    await vesting.openForm()
    await vesting.fill({ address: swapCase(contract), amount: '1000', cliff: '30', duration: '365' })
    await expect(vesting.form.getByText(/checksum doesn't match/)).toBeVisible()
    await expect(vesting.form.getByText(/This is the vesting contract of this network/)).toBeVisible()
    await inspect(page, 'add-vesting-warnings')
  })

  test('a schedule is reviewed, refused in the wallet, and stays listed as refused', async ({ page, stack }) => {
    const vesting = vestingPage(page)
    await page.goto('/vesting')
    await vesting.openForm()
    // A larger amount than any other journey approves, so that the first step is always the approval.
    const terms = { amount: '250000', cliff: '30', duration: '365' }
    await vesting.fill({ address: stack.wallets[7]?.address ?? '', ...terms })
    await vesting.submit.click()
    await expect(vesting.confirm).toBeVisible()
    await inspect(page, 'review')
    await vesting.confirm.click()
    await expect(page.getByRole('dialog', { name: sendTitle })).toBeVisible()
    await expect(vesting.state).toHaveText(/Confirm in your wallet/)
    await inspect(page, 'following')
    await walletOf(page).reject(sendTitle)
    await expect(vesting.state).toHaveText(/User rejected request\./)
    await vesting.close()
    await vesting.form.getByRole('button', { name: 'Cancel' }).click()
    await vesting.openDrawer()
    await expect(vesting.records).toContainText('User rejected request.')
    await inspect(page, 'transactions')
  })
})

/** The same address with the case of one letter changed, so that its checksum is wrong. */
const swapCase = (address: string) =>
  address.replace(/[a-f](?=[^a-f]*$)|[A-F](?=[^A-F]*$)/, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  )
