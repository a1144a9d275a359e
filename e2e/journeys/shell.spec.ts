import { hasDrawer, openMenu } from '../console/shell'
import { expect, test } from '../journey'
import { inspect } from '../watch/inspect'

declare global {
  interface Window {
    themes: { theme: string | undefined; hasBody: boolean }[]
  }
}

test.use({ role: 'moderator' })

test('the menu is a drawer under 1024 px that closes on navigation and Escape, and stands beside the page above', async ({
  page,
}) => {
  await page.goto('/campaign')
  await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main' })
  const opener = page.getByRole('button', { name: 'Open the menu' })
  if (!hasDrawer(page)) {
    await expect(menu).toBeVisible()
    await expect(opener).toHaveCount(0)
    return
  }
  await expect(menu).toHaveCount(0)
  await openMenu(page)
  await expect(menu).toBeVisible()
  await inspect(page, 'drawer')
  await menu.getByRole('link', { name: 'Campaigns' }).click()
  await expect(menu).toHaveCount(0)
  await openMenu(page)
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a chosen theme shows at once, survives a reload and is there before the first paint', async ({ page }, {
  project,
}) => {
  const system = project.use.colorScheme
  const other = system === 'dark' ? 'light' : 'dark'
  const root = page.locator('html')
  await page.addInitScript(() => {
    window.themes = []
    new MutationObserver(() =>
      window.themes.push({
        theme: document.documentElement.dataset.theme,
        hasBody: document.querySelector('body') !== null,
      }),
    ).observe(document, { subtree: true, attributeFilter: ['data-theme'] })
  })
  const history = () => page.evaluate(() => window.themes)

  await page.goto('/campaign')
  await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
  expect(await history()).toEqual([{ theme: system, hasBody: false }])

  await openMenu(page)
  await page.getByLabel('Theme').selectOption(other)
  await expect(root).toHaveAttribute('data-theme', other)
  await inspect(page, 'other-theme')

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
  expect(await history()).toEqual([{ theme: other, hasBody: false }])
})
