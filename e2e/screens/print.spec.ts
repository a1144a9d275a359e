import { auditLine } from '../../src/testing/builders'
import { allScreens, openScreen } from '../console/screens'
import { expect, test } from '../journey'

test.use({ role: 'super-admin', wallet: { account: 0 } })

/** In CSS pixels, between the margins that Chromium leaves. */
const widthOfA4 = 718

const isWiderThanPage = (main: Element) =>
  [main, ...main.querySelectorAll('table')].some(
    (element) => element.getBoundingClientRect().right > innerWidth || element.scrollWidth > element.clientWidth + 1,
  )

/** The texts that end in an ellipsis. */
const cutTexts = (names: Element[]) =>
  names.filter((name) => name.scrollWidth > name.clientWidth + 1).map(({ textContent }) => textContent)

/** The words that stand in more than one line. */
const brokenWords = (tables: Element[]) => {
  const broken: string[] = []
  for (const table of tables) {
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const isShown = node.parentElement?.closest('bdi, .visually-hidden, option') === null
      for (const word of isShown ? (node.textContent ?? '').matchAll(/[^\s-]+/g) : []) {
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        if (range.getClientRects().length > 1) broken.push(word[0])
      }
    }
  }
  return broken
}

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' })

  for (const screen of allScreens) {
    test(`${screen} shows its title and content in dark on white, and nothing to press`, async ({ page }) => {
      await openScreen(page, screen)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
      await expect(page.getByRole('banner')).toBeHidden()
      // Off the screen, it would stand at the end of each printed page.
      await expect(page.getByText('Skip to the content')).toBeHidden()
      await expect(page.getByRole('searchbox')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Open Sandbox Wallet' })).toBeHidden()
      expect(await page.locator('.button').filter({ visible: true }).count()).toBe(0)
      await expect(page.locator('html')).toHaveCSS('--surface', '#ffffff')
      await page.screenshot({ path: `test-results/screens/print/${screen}.jpg`, type: 'jpeg', fullPage: true })
    })
  }

  for (const screen of allScreens)
    test(`${screen} has no table wider than A4, cuts no name, and breaks words only in names`, async ({ page }) => {
      await openScreen(page, screen)
      await page.setViewportSize({ width: widthOfA4, height: 1047 })
      await page.emulateMedia({ media: 'print' })
      expect(await page.locator('main').evaluate(isWiderThanPage)).toBe(false)
      expect(await page.locator('main bdi').evaluateAll(cutTexts)).toEqual([])
      expect(await page.locator('main table').evaluateAll(brokenWords)).toEqual([])
      await page.screenshot({ path: `test-results/screens/a4/${screen}.jpg`, type: 'jpeg', fullPage: true })
    })

  test('the activity cuts no entry on A4, however long its e-mails, its sentence and its change are', async ({
    page,
  }) => {
    const email = `${'long.name'.repeat(7)}@example.com`
    const after = JSON.stringify({ is_active: true, comment: 'commented '.repeat(40) })
    const data = [auditLine({ actor: email, action: 'toggleUser', target: `user 7 ${email}`, before: '{}', after })]
    await page.route('**/api/admin/activity?**', (route) => route.fulfill({ json: { data, total: 1 } }))
    await page.setViewportSize({ width: widthOfA4, height: 1047 })
    await openScreen(page, 'activity')
    await expect(page.getByText(`Activated user ${email}`)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('main td *').evaluateAll(cutTexts)).toEqual([])
    expect(await page.locator('main').evaluate(isWiderThanPage)).toBe(false)
    await page.screenshot({ path: 'test-results/screens/a4/activity-long.jpg', type: 'jpeg', fullPage: true })
  })

  test('a list says what its rows are narrowed by, and nothing else of its tools', async ({ page }) => {
    await page.goto('/users?status=inactive&search=an')
    await expect(page.getByText(/^1-10 of/)).toBeVisible()
    const tabs = page.getByRole('radiogroup', { name: 'Status' }).locator('label')
    await page.emulateMedia({ media: 'print' })
    await expect(tabs.filter({ visible: true })).toHaveText(/^Inactive/)
    await expect(page.getByRole('searchbox')).toHaveValue('an')
    await expect(page.getByRole('searchbox')).toBeVisible()

    for (const screen of ['activity', 'tracking']) {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(`/${screen}?from=2026-01-01`)
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      const chip = page.getByText('From 1 Jan 2026')
      await expect(chip).toBeAttached()
      // On the screen its field says so.
      await expect(chip).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      await expect(chip).toBeVisible()
      await expect(page.getByRole('searchbox')).toBeHidden()
    }
  })

  test('a task keeps its points and number, and a campaign in review its place in the queue', async ({ page }) => {
    await openScreen(page, 'tasks')
    await page.emulateMedia({ media: 'print' })
    const task = page.getByRole('article').first()
    await expect(task.getByText(/^\d+ points$/)).toBeVisible()
    await expect(task.getByText(/^#\d+$/)).toBeVisible()
    await page.goto('/campaign/review')
    await expect(page.getByText(/^1 of \d+/)).toBeVisible()
  })

  const screenHeight = 400
  for (const [what, screen, opener] of [
    ['dialog', 'campaign', '[data-opens]'],
    ['panel', 'users', 'main a[data-who]'],
  ] as const)
    test(`a ${what} stands alone and whole, in dark on white`, async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: screenHeight })
      await openScreen(page, screen)
      await page.locator(opener).first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('Status')).toBeVisible()
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await expect(page.locator('main')).toBeHidden()
      await expect(dialog).toHaveCSS('color', 'rgb(15, 23, 42)')
      await expect(dialog).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
      const { height, scrollHeight } = await dialog.evaluate((element) => {
        return { height: element.getBoundingClientRect().height, scrollHeight: element.scrollHeight }
      })
      expect(height).toBeGreaterThan(screenHeight)
      expect(scrollHeight).toBeLessThanOrEqual(Math.ceil(height))
    })
})

test('on paper that is narrower than the screen the charts of the dashboard are whole', async ({ page }) => {
  // Paper is laid out without another measurement.
  await page.addInitScript(() => {
    class MeasuresOnce extends ResizeObserver {
      constructor(told: ResizeObserverCallback) {
        super((entries, observer) => {
          told(entries, observer)
          observer.disconnect()
        })
      }
    }
    globalThis.ResizeObserver = MeasuresOnce
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openScreen(page, 'dashboard')
  const bars = page.getByRole('figure', { name: 'New users' }).locator('svg rect')
  await expect(bars).toHaveCount(30)
  await page.setViewportSize({ width: 720, height: 900 })
  await page.emulateMedia({ media: 'print' })
  const beyond = await page.locator('figure svg *').evaluateAll(
    (parts) =>
      parts.filter((part) => {
        const frame = part.closest('svg')?.parentElement?.getBoundingClientRect()
        return !frame || part.getBoundingClientRect().right > frame.right + 1
      }).length,
  )
  expect(beyond).toBe(0)
})
