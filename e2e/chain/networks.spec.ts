import { announce, connects, setAnswer } from '../console/announcedWallet'
import { vestingPage } from '../console/vestingPage'
import { walletOf } from '../console/wallet'
import { expect, test } from '../journey'

test.use({ role: 'super-admin' })

const [toA, toB] = ['Switch to Local Chain A', 'Switch to Local Chain B']

test.describe('with the wallet on chain B', () => {
  test.use({ wallet: { account: 0, chainId: 31338 } })

  test('Vest Token says at Enter what is missing; a refused switch says so and is offered again', async ({ page }) => {
    const vesting = vestingPage(page)
    const wallet = walletOf(page)
    const missing = 'Your wallet is on a different network.'
    await page.goto('/vesting')
    await vesting.openForm()
    await expect(vesting.submit).toBeDisabled()
    await expect(vesting.submit).toHaveAccessibleDescription(missing)
    await vesting.fields.amount.press('Enter')
    await expect(page.locator('.toast-text').filter({ hasText: missing })).toBeVisible()
    await expect(vesting.step).toHaveText(toA)
    await vesting.step.click()
    await wallet.reject(`${toA}?`)
    await expect(page.getByText('User rejected request.')).toBeVisible()
    await expect(vesting.step).toHaveText(toA)
    await vesting.step.click()
    await wallet.approve(`${toA}?`)
    await expect(vesting.submit).toBeEnabled()
    await expect(vesting.step).toHaveCount(0)
  })

  test('a chain without the vesting contract says so and leads to one that has it', async ({ page }) => {
    await page.goto('/vesting?chain=31338')
    await expect(page.getByText('Not deployed on Local Chain B')).toBeVisible()
    // Before the wallet has connected again, the button below changes the page alone.
    await expect(walletOf(page).anyAccount).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Vest' })).toBeDisabled()
    await expect(vestingPage(page).releaseButton).toHaveAccessibleDescription('No vesting contract here.')
    await page.getByRole('main').getByRole('button', { name: toA }).click()
    await walletOf(page).approve(`${toA}?`)
    await expect(page).toHaveURL('/vesting?chain=31337')
    await expect(vestingPage(page).figure('Claimable now')).toBeVisible()
  })
})

test.describe('with the wallet on chain A', () => {
  test.use({ wallet: { account: 0 } })

  test('a chain the wallet does not know is added, then switched to', async ({ page }) => {
    const wallet = walletOf(page)
    await page.goto('/staking')
    await wallet.anyAccount.click()
    await page.evaluate(() => window.sandboxWallet.forgetChain(31338))
    await wallet.yours.getByRole('button', { name: toB }).click()
    await wallet.approve(`${toB}?`)
    await expect(wallet.yours).toHaveCount(0)
    await wallet.anyAccount.click()
    await expect(wallet.yours.getByText('Local Chain B')).toBeVisible()
    await expect(wallet.yours.getByRole('button', { name: toA })).toBeVisible()
  })
})

test('a chain that no page knows is named in the header, and nothing can be signed there', async ({ page }) => {
  await announce(page, {
    name: 'Far Wallet',
    rdns: 'test.far',
    answers: { ...connects('0xa'), wallet_switchEthereumChain: { error: { code: 4001, message: 'no' } } },
  })
  const wallet = walletOf(page)
  const vesting = vestingPage(page)
  await page.goto('/vesting')
  await wallet.choose('Far Wallet')
  await expect(wallet.header.getByText('Unsupported network')).toBeVisible()
  await wallet.header.getByRole('button', { name: toA }).click()
  await expect(page.getByText('User rejected request.')).toBeVisible()
  await vesting.openForm()
  await expect(vesting.step).toHaveText(toA)
  await expect(vesting.submit).toBeDisabled()
})

const switches = [
  [{ result: null }, /Your wallet agreed but is still on Local Chain B\./],
  [{ error: { code: 4200, message: 'no' } }, /Switch to Local Chain A in your wallet: this page can't do it for you\./],
  [{ error: { code: -32002, message: 'open' } }, /A request is already open in your wallet\. Open it\./],
] as const

test('a wallet that stays, cannot switch or is busy: each is said in its words, and the offer stays', async ({
  page,
}) => {
  await announce(page, { name: 'Stubborn Wallet', rdns: 'test.stubborn', answers: connects('0x7a6a') })
  const wallet = walletOf(page)
  await page.goto('/staking')
  await wallet.choose('Stubborn Wallet')
  await wallet.anyAccount.click()
  for (const [answer, text] of switches) {
    await setAnswer(page, 'test.stubborn', 'wallet_switchEthereumChain', answer)
    await wallet.yours.getByRole('button', { name: toA }).click()
    await expect(page.locator('.toast-text').filter({ hasText: text })).toBeVisible()
    await expect(wallet.yours.getByRole('button', { name: toA })).toHaveAttribute('aria-busy', 'false')
  }
})

test('a wallet that takes no address without https shows what to type into it by hand', async ({ page }) => {
  await announce(page, {
    name: 'Strict Wallet',
    rdns: 'test.strict',
    answers: {
      ...connects('0x7a6a'),
      wallet_switchEthereumChain: { error: { code: -32603, message: 'x', data: { originalError: { code: 4902 } } } },
      wallet_addEthereumChain: { error: { code: -32602, message: 'https only' } },
    },
  })
  const wallet = walletOf(page)
  await page.goto('/staking')
  await wallet.choose('Strict Wallet')
  await wallet.anyAccount.click()
  await wallet.yours.getByRole('button', { name: toA }).click()
  const values = page.getByRole('region', { name: 'Add Local Chain A manually' })
  await expect(values.getByRole('row').filter({ hasText: 'Chain ID' })).toContainText('31337')
})
