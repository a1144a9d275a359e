import type { Page } from '@playwright/test'
import { expect, test } from '../journey'
import { expectNoSidewaysScroll, inspect } from '../watch/inspect'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

test('the sign-in, opened and not touched, says without a network what is missing, and goes on with one', async ({
  page,
  context,
  watch,
}) => {
  watch.expectOffline()
  await page.goto('/', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await button(page, 'Sign in').click()
  await expect(page.getByRole('alert').getByText('E-mail is required', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await inspect(page, 'plain-message')
  await page.setViewportSize({ width: 360, height: 740 })
  await inspect(page, 'plain-message-narrow')
  await context.setOffline(false)
  await button(page, 'Sign in').click()
  await expect(page.locator('.notistack-SnackbarContainer .toast')).toHaveCount(1)
})

test.describe('for a super-admin', () => {
  test.use({ role: 'super-admin' })

  test('the title stands in the header of a narrow screen, and nothing scrolls sideways', async ({ page }) => {
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/tracking')
      await expect(button(page, 'Connect wallet')).toBeVisible()
      const title = page.getByRole('banner').getByText('Tracked Assets')
      await expect(title).toBeVisible()
      expect((await title.boundingBox())?.width ?? 0).toBeGreaterThan(40)
      expect(await title.evaluate((element) => getComputedStyle(element).fontSize)).not.toBe('0px')
      await expect(page.getByRole('heading', { level: 1, name: 'Tracked Assets' })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await inspect(page, `title-${width}`)
    }
  })
})
