import type { Page } from '@playwright/test'
import { holdBack } from '../console/holdBack'
import { allScreens, openScreen, screenWords } from '../console/screens'
import { expect, test } from '../journey'
import { inspect } from '../watch/inspect'
import { shapes } from '../shapes'
import { endpoints, type Screen } from '../../src/contract/endpoints'

test.use({ role: 'super-admin', wallet: { account: 0 } })

/** Inspects the page at each width, in both themes. */
async function inspectWidths(page: Page, name: string) {
  for (const { name: shape, viewport } of shapes) {
    await page.setViewportSize(viewport)
    await inspect(page, `${name}-${shape}`)
  }
}

/** Answers every read of the API with no rows and zero figures. */
async function emptyPlatform(page: Page) {
  await page.route('**/api/admin/**', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { data: [], total: 0, revenue: '0', total_users: '0', point_earned: '0' } })
      : route.continue(),
  )
}

for (const screen of allScreens) {
  test(`${screen}, filled, looks right and is accessible on both widths in both themes`, async ({ page }) => {
    await openScreen(page, screen)
    await inspectWidths(page, screen)
  })
}

/** Data of a chain is empty for a wallet that has none there. */
const fromChain: readonly Screen[] = ['staking', 'vesting']

for (const screen of allScreens.filter((name) => !fromChain.includes(name))) {
  test(`${screen}, empty, says "${screenWords[screen].empty}" and is accessible`, async ({ page }) => {
    await emptyPlatform(page)
    await openScreen(page, screen)
    await expect(page.getByText(screenWords[screen].empty, { exact: true })).toBeVisible()
    await inspectWidths(page, `${screen}-empty`)
  })

  test(`${screen}, failing, says what happened, offers to try again and is accessible`, async ({ page, watch }) => {
    watch.expectStatus(418)
    await page.route('**/api/admin/**', (route) => route.fulfill({ status: 418, json: { message: 'Out of tea' } }))
    await openScreen(page, screen)
    await expect(page.getByText('Out of tea').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
    await inspectWidths(page, `${screen}-failing`)
  })
}

for (const screen of ['users', 'tasks'] as const)
  test(`rows of ${screen} that wait for the next page can be read`, async ({ page }) => {
    const next = await holdBack(page, `**${endpoints[screen].path}?start=10&**`)
    await openScreen(page, screen)
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.locator('main [data-stale=true]')).toBeVisible()
    await inspect(page, `${screen}-waiting`)
    await next.release()
  })

test('the content of a dialog is a stop of Tab while it is higher than its room, and only then', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 450 })
  await openScreen(page, 'users')
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const content = dialog.locator('.MuiDialogContent-root')
  await expect(content).toHaveAttribute('tabindex', '0')
  await inspect(page, 'shortcuts-low')
  await page.setViewportSize({ width: 1440, height: 1400 })
  await expect(content).not.toHaveAttribute('tabindex')
  // On the lowest screens all of the dialog scrolls, by the keys of whatever in it has the focus.
  await page.setViewportSize({ width: 700, height: 400 })
  // Chromium may drop the scroll of a key that is pressed while it lays the page out for the new size.
  await expect(async () => {
    await page.keyboard.press('PageDown')
    await expect.poll(() => dialog.evaluate((element) => element.scrollTop), { timeout: 2_000 }).toBeGreaterThan(0)
  }).toPass()
  await expect(content).not.toHaveAttribute('tabindex')
})
