import { fillStorage } from '../console/fillStorage'
import { accountOf } from '../console/sessions'
import { logOut } from '../console/shell'
import { signIn } from '../console/signIn'
import { expect, test } from '../journey'
import { once } from '../shapes'
import { inspect } from '../watch/inspect'

test(
  'logging out ends the session here and on the server, and no address shows campaigns any more',
  { tag: once },
  async ({ page, stack, api, watch }) => {
    // The next page of a list may be on its way just when the session ends.
    watch.expectStatus(401)
    await page.goto('/campaign')
    await signIn(page, accountOf(stack, 'moderator'))
    await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
    const token = await page.evaluate(() => localStorage.getItem('access_token'))

    await logOut(page)
    expect(await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('access_token')])).toEqual([
      null,
      null,
    ])
    await expect(api.campaignStats(token ?? '')).rejects.toThrow('401')
    await page.goto('/campaign')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  },
)

test(
  'logging out in one tab signs the other out, with no timer of more than a second',
  { tag: once },
  async ({ page, context, stack, watch }) => {
    // The next page of a list may be on its way just when the session ends.
    watch.expectStatus(401)
    await page.goto('/campaign')
    await signIn(page, accountOf(stack, 'moderator'))
    await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
    const other = await context.newPage()
    await other.clock.install()
    await other.goto('/campaign')
    await expect(other.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
    // One second of the page's own clock, however busy the machine is: from here on the clock is paused.
    const now = await other.evaluate(() => Date.now())
    await other.clock.pauseAt(now + 60_000)

    await logOut(page)
    await other.clock.runFor(1_000)
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  },
)

test(
  'a session for which the browser has no room is ended on the server too',
  { tag: once },
  async ({ page, stack, api }) => {
    await page.goto('/campaign')
    await fillStorage(page)
    const logout = page.waitForResponse('**/api/admin/logout')
    await signIn(page, accountOf(stack, 'moderator'))
    await expect(page.locator('.toast').getByText('storage is blocked or full')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

    expect((await logout).status()).toBe(200)
    const { authorization = '' } = (await logout).request().headers()
    await expect(api.campaignStats(authorization.replace('Bearer ', ''))).rejects.toThrow('401')
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('user')
  },
)

test('signing in in one tab signs the other in', { tag: once }, async ({ page, context, stack }) => {
  const other = await context.newPage()
  await other.goto('/campaign')
  await page.goto('/campaign')
  await signIn(page, accountOf(stack, 'moderator'))
  await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
})

test('a session that the server ends is renewed over the page, which is as dead as it is untouched meanwhile', async ({
  page,
  context,
  stack,
  api,
  watch,
}) => {
  watch.expectStatus(401)
  const account = accountOf(stack, 'super-admin')
  await page.goto('/campaign')
  await signIn(page, account)
  await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/campaign')
  await expect(other.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
  await page.bringToFront()
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  const wallets = page.getByRole('dialog', { name: 'Connect Wallet' })
  const close = wallets.getByRole('button').last()
  await close.focus()

  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  await api.logout(token ?? '')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  const over = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(over.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(over.getByLabel('E-mail')).toHaveValue(account.email)
  await expect(other.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('access_token')])).toEqual([
    null,
    null,
  ])
  await inspect(page, 'session-ended')

  // The page behind can be reached by neither keyboard nor mouse.
  const isOutside = () => page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName !== 'DIALOG')
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Escape', 'Escape']) await page.keyboard.press(key)
  await expect(over).toBeVisible()
  await close.evaluate((button) => button.focus())
  expect(await isOutside()).toBe(false)
  const top = () => page.evaluate(() => document.elementFromPoint(5, 5)?.closest('dialog') !== null)
  expect(await top()).toBe(true)

  // The messages are in front of the sign-in.
  await over.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.locator('.toast').getByText('Password is required')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await over.getByLabel('Password', { exact: true }).fill(account.password)
  const answer = page.waitForResponse('**/api/admin/login')
  await over.getByRole('button', { name: 'Sign in' }).click()
  expect((await answer).status()).toBe(200)
  await expect(over).toHaveCount(0)
  await expect(wallets).toBeVisible()
  await expect(close).toBeFocused()
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await expect(other.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
})

test.describe('with a stored session', () => {
  test.use({ role: 'moderator' })

  test(
    'a stored session that is damaged or disagrees with its token means signed out, and both forms go',
    { tag: once },
    async ({ page, sessions }) => {
      const session = await sessions.of('moderator')
      const whole = { user: JSON.stringify(session), access_token: session.token }
      const keys = () => page.evaluate(() => Object.keys(localStorage))
      await page.goto('/campaign')
      await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()

      for (const damage of [{ user: '{"token":' }, { user: '"a text"' }, { access_token: 'another token' }]) {
        await page.evaluate((entries) => Object.assign(localStorage, entries), { ...whole, ...damage })
        await page.goto('/campaign')
        await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
        await expect.poll(keys).not.toContain('user')
        expect(await keys()).not.toContain('access_token')
      }
    },
  )
})
