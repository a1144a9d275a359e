import type { Page } from '@playwright/test'
import { allScreens, openScreen } from '../console/screens'
import { expect, test } from '../journey'
import { inspect } from '../watch/inspect'

test.use({ role: 'super-admin', wallet: { account: 0 } })

const variable = (page: Page, name: string) =>
  page.locator('html').evaluate((html, property) => getComputedStyle(html).getPropertyValue(property), `--${name}`)

test.describe('with forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  for (const screen of allScreens) {
    test(`${screen} stays accessible and keeps its place in the menu marked`, async ({ page }) => {
      await openScreen(page, screen)
      await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveCSS(
        'border-top-style',
        'solid',
      )
      await inspect(page, `${screen}-forced`)
    })
  }

  test('a task that is off looks different from one that is on', async ({ page }) => {
    await openScreen(page, 'tasks')
    const drawn = async (pressed: boolean) => {
      const knob = page.locator(`article button[aria-pressed=${String(pressed)}] i`).first()
      return knob.screenshot()
    }
    expect((await drawn(true)).equals(await drawn(false))).toBe(false)
  })

  test('what is still loading is drawn', async ({ page }) => {
    await page.route('**/api/admin/users?**', () => undefined)
    await page.goto('/users')
    await expect(page.locator('tbody td span').first()).toHaveCSS('border-top-style', 'solid')
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the hint in an empty field has the colour of quiet text in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openScreen(page, 'users')
    const hint = await page.getByRole('searchbox').evaluate((field) => getComputedStyle(field, '::placeholder').color)
    await expect(page.locator('.list-pages')).toHaveCSS('color', hint)
  })

test('with more contrast, quiet text and borders have the colour of the text', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await openScreen(page, 'users')
  const text = await variable(page, 'text')
  expect([await variable(page, 'quiet'), await variable(page, 'border')]).toEqual([text, text])
  await inspect(page, 'users-contrast')
})

test('with reduced motion nothing moves, not even a drawer or a skeleton', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/api/admin/users?**', () => undefined)
  await page.goto('/users')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await page.getByRole('button', { name: 'Transactions' }).click()
  await expect(page.getByRole('dialog', { name: 'Transactions' })).toBeVisible()
  const durations = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
  )
  expect(durations.filter((duration) => duration !== 0)).toEqual([])
})
