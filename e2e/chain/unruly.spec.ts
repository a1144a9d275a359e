import { announce, announcedAccount, connects, setAnswer } from '../console/announcedWallet'
import { connectTitle, walletOf } from '../console/wallet'
import { expect, test } from '../journey'

test.use({ role: 'super-admin' })

const unruly = { name: 'Unruly Wallet', rdns: 'test.unruly' }

test('a wallet that fails in whatever way gets one sentence, and the next one still connects', async ({
  page,
  stack,
}) => {
  const failures: [error: unknown, text: RegExp][] = [
    [{ code: -32603, message: 'Internal JSON-RPC error.' }, /Internal JSON-RPC error\./],
    ['a plain string', /a plain string/],
    [undefined, /An error occurred\./],
    [{ code: 4100, message: 'x' }, /This account is not connected to the site/],
    [{ code: 4200, message: 'x' }, /Your wallet does not support this/],
    [{ code: 4900, message: 'x' }, /Wallet is offline/],
    [{ code: -32002, message: 'x' }, /A request is already open in your wallet\. Open it\./],
    [{ code: -32000, message: '<img src=x onerror=alert(1)>' }, /<img src=x onerror=alert\(1\)>/],
  ]
  await announce(page, { ...unruly, answers: {} })
  const wallet = walletOf(page)
  await page.goto('/staking')
  await wallet.connectButton.click()
  for (const [error, text] of failures) {
    await setAnswer(page, unruly.rdns, 'eth_requestAccounts', { error })
    await wallet.option(unruly.name).click()
    await expect(page.locator('.toast-text').filter({ hasText: text })).toBeVisible()
    await expect(wallet.option(unruly.name)).toHaveAttribute('aria-busy', 'false')
  }
  await wallet.option('Sandbox Wallet').click()
  await wallet.approve(connectTitle)
  await expect(wallet.account(stack.wallets[0]?.address ?? '')).toBeVisible()
})

test('a wallet that never answers is asked once, can be left after 30 s, and its late yes still counts', async ({
  page,
}) => {
  await page.clock.install()
  await announce(page, { ...unruly, answers: { ...connects('0x7a69'), eth_requestAccounts: 'never' } })
  const wallet = walletOf(page)
  await page.goto('/staking')
  await wallet.choose(unruly.name)
  await expect(wallet.dialog.getByText('Confirm in your wallet.')).toBeVisible()
  await expect(wallet.option('Sandbox Wallet')).toBeDisabled()
  await page.clock.fastForward(31_000)
  await wallet.dialog.getByRole('button', { name: 'Stop waiting' }).click()
  await expect(wallet.option('Sandbox Wallet')).toBeEnabled()

  await wallet.option(unruly.name).click()
  await expect(page.getByText('A request is already open in your wallet. Open it.')).toBeVisible()
  expect(await page.evaluate(() => window.announced['test.unruly']?.asked)).toEqual(['eth_requestAccounts'])
  await page.evaluate((account) => window.announced['test.unruly']?.answerLate([account]), announcedAccount)
  await expect(wallet.account(announcedAccount)).toBeVisible()
})

test('two wallets of one name are listed once, and a picture from a foreign host is left out', async ({ page }) => {
  const icon = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/%3E'
  await announce(page, { name: 'Sandbox Wallet', rdns: 'test.copy', icon, answers: connects('0x7a69') })
  await announce(page, { name: 'Spy', rdns: 'test.spy', icon: 'https://spy.example/icon.png', answers: {} })
  await announce(page, { name: 'Painter', rdns: 'test.painter', icon, answers: {} })
  const wallet = walletOf(page)
  await page.goto('/staking')
  await wallet.connectButton.click()
  await expect(wallet.option('Sandbox Wallet')).toHaveCount(1)
  await expect(wallet.option('Painter').locator('img')).toHaveAttribute('src', icon)
  await expect(wallet.option('Spy').locator('img')).toHaveCount(0)
  // The wallet's SVG would be markup of the page; in <img> it runs no script.
  await expect(wallet.dialog.locator('svg svg, li svg')).toHaveCount(0)
})

test('of two wallets the chosen one alone is asked, and the other stays silent when it changes', async ({ page }) => {
  await announce(page, { name: 'First', rdns: 'test.first', answers: connects('0x7a69') })
  await announce(page, { name: 'Second', rdns: 'test.second', answers: connects('0x7a6a') })
  const wallet = walletOf(page)
  await page.goto('/staking')
  await wallet.choose('Second')
  await expect(wallet.header.getByText('Local Chain B')).toBeVisible()
  await page.evaluate(() => window.announced['test.first']?.tell('chainChanged', '0x7a69'))
  await expect(wallet.header.getByText('Local Chain B')).toBeVisible()
  expect(await page.evaluate(() => window.announced['test.first']?.asked)).toEqual([])
})

test('a wallet that goes away while it is connected is said to be gone', async ({ page }) => {
  await announce(page, { ...unruly, answers: connects('0x7a69') })
  const wallet = walletOf(page)
  await page.goto('/staking')
  await wallet.choose(unruly.name)
  await expect(wallet.dialog).toHaveCount(0)
  await page.evaluate(() => {
    const gone = window.announced['test.unruly']
    if (!gone) return
    gone.answers = {}
    gone.tell('disconnect', { code: 4900, message: 'gone' })
  })
  await expect(page.getByText('Wallet disconnected')).toBeVisible()
  await expect(wallet.connectButton).toBeVisible()
})

test('a wallet that writes the number of its chain in its own way is understood', async ({ page }) => {
  await announce(page, { ...unruly, answers: { ...connects('0x7a69'), eth_chainId: { result: '31338' } } })
  const wallet = walletOf(page)
  await page.goto('/staking')
  await wallet.choose(unruly.name)
  await expect(wallet.header.getByText('Local Chain B')).toBeVisible()
  await page.evaluate(() => window.announced['test.unruly']?.tell('chainChanged', '0x07a69'))
  await expect(wallet.header.getByText('Local Chain A')).toBeVisible()
  // Not a chain id, so it is ignored.
  await page.evaluate(() => window.announced['test.unruly']?.tell('chainChanged', null))
  await expect(wallet.header.getByText('Local Chain A')).toBeVisible()
})
