import { connectTitle, walletOf } from '../console/wallet'
import { expect, test } from '../journey'

test.use({ role: 'super-admin' })

const storedWallet = () => localStorage.getItem('wallet.last')

test('a refused connection says so, stores nothing and can be tried again at once', async ({ page, stack }) => {
  const wallet = walletOf(page)
  await page.goto('/staking')
  await wallet.choose('Sandbox Wallet')
  await wallet.reject(connectTitle)
  await expect(page.getByRole('alert')).toHaveText(/User rejected request\./)
  expect(await page.evaluate(storedWallet)).toBeNull()

  await wallet.option('Sandbox Wallet').click()
  await wallet.approve(connectTitle)
  await expect(wallet.account(stack.wallets[0]?.address ?? '')).toBeVisible()
  await expect(wallet.dialog).toHaveCount(0)
})

test.describe('with the wallet of an earlier visit', () => {
  test.use({ wallet: { account: 0 } })

  test('a reload reconnects without asking, and after Disconnect it does not', async ({ page, stack }) => {
    const address = stack.wallets[0]?.address ?? ''
    const wallet = walletOf(page)
    await page.goto('/staking')
    await expect(wallet.account(address)).toBeVisible()
    await page.reload()
    await expect(wallet.account(address)).toBeVisible()
    await expect(wallet.window).toHaveCount(0)

    await wallet.account(address).click()
    await wallet.yours.getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(wallet.connectButton).toBeFocused()
    expect(await page.evaluate(storedWallet)).toBeNull()
    await page.reload()
    await expect(wallet.connectButton).toBeVisible()
    // The permission was revoked in the wallet as well: it would have to ask again.
    await wallet.choose('Sandbox Wallet')
    await expect(page.getByRole('dialog', { name: connectTitle })).toBeVisible()
  })

  test('a wallet that is locked meanwhile leaves "Connect wallet", and is marked as last used', async ({
    page,
    stack,
  }) => {
    const wallet = walletOf(page)
    await page.goto('/staking')
    await expect(wallet.account(stack.wallets[0]?.address ?? '')).toBeVisible()
    await page.evaluate(() => window.sandboxWallet.lock())
    await wallet.connectButton.click()
    await expect(wallet.option('Sandbox Wallet')).toHaveAccessibleName('Sandbox Wallet Last used')
    await expect(wallet.window).toHaveCount(0)
  })

  test('another account chosen in the wallet is shown at once, with its own balances', async ({ page, stack }) => {
    const [first, second] = stack.wallets.map(({ address }) => address)
    const wallet = walletOf(page)
    await page.goto('/vesting')
    await expect(wallet.account(first ?? '')).toBeVisible()
    await page.evaluate(() => window.sandboxWallet.selectAccount(1))
    await wallet.account(second ?? '').click()
    await expect(wallet.yours.getByRole('code')).toHaveText(second ?? '')
    await expect(wallet.yours.getByText(/^[\d,]+\.\d\d ETH$/)).toBeVisible()
    await expect(wallet.yours.getByText(/^[\d,]+\.\d\d SSDX$/)).toBeVisible()
    await wallet.yours.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('Vesting of your wallet')).toContainText(second ?? '')
  })
})

test('what cannot be used here says why, and asks nobody', async ({ page }) => {
  const wallet = walletOf(page)
  await page.goto('/staking')
  await wallet.connectButton.click()
  for (const [name, reason] of [
    ['WalletConnect', "WalletConnect isn't configured here."],
    ['Smart Wallet', "Doesn't support this console's networks."],
  ] as const) {
    await expect(wallet.option(name)).toHaveAccessibleName(`${name} Not available`)
    await expect(wallet.option(name)).toHaveAccessibleDescription(reason)
    await expect(wallet.option(name)).toBeDisabled()
  }
})

test('a browser without any wallet is told to install one', async ({ page, stack, watch }) => {
  const script = `${stack.consoleUrl}/sandbox/wallet.js`
  watch.expectCutOff(script)
  await page.route('**/sandbox/wallet.js', (route) => route.abort())
  const wallet = walletOf(page)
  await page.goto('/staking')
  await wallet.connectButton.click()
  await expect(wallet.option('Browser extension')).toBeDisabled()
  await expect(wallet.option('Browser extension')).toHaveAccessibleDescription(/Install a wallet extension/)
})
