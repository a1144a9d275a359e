import { fillStorage } from '../console/fillStorage'
import { chooseInAccount, hasDrawer, openAccount, openMenu } from '../console/shell'
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

  await chooseInAccount(page, other === 'dark' ? 'Dark' : 'Light')
  await expect(root).toHaveAttribute('data-theme', other)
  await inspect(page, 'other-theme')

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
  expect(await history()).toEqual([{ theme: other, hasBody: false }])
})

test('a chosen theme shows in every tab, and where the browser has no room for it until the page is left', async ({
  page,
  context,
}, { project }) => {
  const system = project.use.colorScheme ?? 'light'
  const [name, other] = system === 'dark' ? ['Light', 'light'] : ['Dark', 'dark']
  const root = page.locator('html')
  const neighbour = await context.newPage()
  for (const tab of [neighbour, page]) await tab.goto('/campaign')
  await chooseInAccount(page, name)
  await expect(neighbour.locator('html')).toHaveAttribute('data-theme', other)
  await page.keyboard.press('Escape')
  await chooseInAccount(page, 'System')
  await expect(neighbour.locator('html')).toHaveAttribute('data-theme', system)
  await page.keyboard.press('Escape')
  await neighbour.close()

  await fillStorage(page)
  await chooseInAccount(page, name)
  await page.keyboard.press('Escape')
  await openAccount(page)
  await expect(page.getByRole('menuitemradio', { name })).toBeChecked()
  for (const colorScheme of ['light', 'dark', system] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(root).toHaveAttribute('data-theme', other)
  }
})

test('a chosen density shows at once, survives a reload, and makes each row of the table 36 px high', async ({
  page,
}) => {
  await page.goto('/campaign')
  const root = page.locator('html')
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Actions for/ }) })
  const height = async () => (await row.first().boundingBox())?.height ?? 0
  await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible()
  if (!hasDrawer(page)) expect(Math.round(await height())).toBe(48)
  await chooseInAccount(page, 'Compact')
  await expect(root).toHaveAttribute('data-density', 'compact')
  await page.reload()
  await expect(root).toHaveAttribute('data-density', 'compact')
  await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible()
  // On a narrow screen the rows are cards.
  if (!hasDrawer(page)) expect(Math.round(await height())).toBe(36)
  await inspect(page, 'compact')
})

test('the menu under the name opens at its first item, gives the focus back, and Logout is its second press', async ({
  page,
}) => {
  await page.goto('/campaign')
  await openAccount(page)
  await expect(page.getByRole('menuitem', { name: 'Messages' })).toBeFocused()
  await inspect(page, 'account')
  await page.keyboard.press('Escape')
  await expect(page.getByTitle('Account')).toBeFocused()
  await openAccount(page)
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
})

test('the header shows the title while the page has scrolled it away, once on every screen', async ({ page }) => {
  await page.goto('/campaign')
  const repeated = page.getByRole('banner').getByText('Campaigns')
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(10)
  await expect(repeated).toHaveCSS('opacity', '0')
  const width = page.viewportSize()?.width ?? 0
  await page.setViewportSize({ width, height: 400 })
  // The mouse is over the page, not over the sidebar, which scrolls on its own.
  await page.mouse.move(width - 60, 300)
  await page.mouse.wheel(0, 300)
  await expect(repeated).toHaveCSS('opacity', '1')
  await inspect(page, 'title-in-header')
  await page.mouse.wheel(0, -300)
  await expect(repeated).toHaveCSS('opacity', '0')
})
