import type { Page } from '@playwright/test'
import { openAccount, openMenu } from '../console/shell'
import { openFollowed } from '../console/openFollowed'
import { expect, test } from '../journey'
import { expectNoSidewaysScroll, inspect } from '../watch/inspect'

const later = /^This couldn't be loaded\. Try again when you're online\.$/
/**
 * The dialog and the code of the wallets are fetched at once, each with its own message; the first that fails shows its message.
 */
const noWallets = new RegExp(`${later.source}|^The wallets couldn't be loaded\\. Check your connection`)
const inPlace = "This part of the console couldn't be loaded. It loads when you're online again."

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

async function dismiss(page: Page, said = later) {
  const messages = page.locator('.toast')
  await expect(messages.getByText(said)).toBeVisible()
  await button(page, 'Dismiss').click()
  await expect(messages).toHaveCount(0)
}

test('the sign-in, opened and not touched, says without a network what is missing, and goes on with one', async ({
  page,
  context,
  watch,
}) => {
  watch.expectOffline()
  await page.goto('/', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await button(page, 'Sign in').click()
  await expect(page.locator('.toast').getByText(later)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await inspect(page, 'plain-message')
  await page.setViewportSize({ width: 360, height: 740 })
  await inspect(page, 'plain-message-narrow')
  await context.setOffline(false)
  await button(page, 'Sign in').click()
  await expect(page.locator('.notistack-SnackbarContainer .toast')).toHaveText(/E-mail is required/)
})

test.describe('for a super-admin', () => {
  test.use({ role: 'super-admin' })

  test('the title stands in the header of a narrow screen once it is scrolled away, and nothing scrolls sideways', async ({
    page,
  }) => {
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/tracking')
      await expect(button(page, 'Connect wallet')).toBeVisible()
      const title = page.getByRole('banner').getByText('Tracked Assets')
      await expect(page.getByRole('heading', { level: 1, name: 'Tracked Assets' })).toBeVisible()
      await expect(title).toHaveCSS('opacity', '0')
      await page.mouse.wheel(0, 400)
      await expect(title).toHaveCSS('opacity', '1')
      expect((await title.boundingBox())?.width ?? 0).toBeGreaterThan(40)
      expect(await title.evaluate((element) => getComputedStyle(element).fontSize)).not.toBe('0px')
      await expectNoSidewaysScroll(page)
      await inspect(page, `title-${width}`)
    }
  })

  test('a page with nothing touched keeps standing without a network, whatever is pressed, and all of it opens later', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectOffline()
    await openFollowed(page, '/campaign')
    await expect(button(page, 'Connect wallet')).toBeVisible()
    const menu = () => button(page, /^Actions for/).click()
    const presses: readonly [() => Promise<void>, string, RegExp?][] = [
      [menu, 'menu'],
      [() => button(page, 'Options').click(), 'dialog'],
      [() => page.keyboard.press('Control+k'), 'dialog'],
      [() => openAccount(page), 'menu'],
      [() => button(page, 'Transactions').click(), 'dialog'],
      [() => button(page, 'Connect wallet').click(), 'dialog', noWallets],
    ]
    await context.setOffline(true)
    for (const [press, , said] of presses) {
      await press()
      await dismiss(page, said)
      await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await openMenu(page)
    await dismiss(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await expect(page.getByText(inPlace)).toBeVisible()
    await expect(page.getByText(/^You're offline\./)).toBeVisible()
    await inspect(page, 'page-missing')

    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'All Users' })).toBeVisible()
    await expect(button(page, /^Actions for/)).toBeVisible()
    for (const [press, role] of presses) {
      await press()
      await expect(page.locator(`[role=${role}]`).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('menu')).toHaveCount(0)
    }
  })
})
