import type { Page } from '@playwright/test'
import { endpoints } from '../../src/contract/endpoints'
import { screenPath } from '../../src/config/paths'
import { changeAnswers } from '../console/changeAnswers'
import { listScreens, withoutConsole } from '../console/earlyPage'
import { untilRead } from '../console/screens'
import { expect, test } from '../journey'
import { once } from '../shapes'

test.use({ role: 'super-admin' })

/** Opens a list whose console is held back until `release`, and gives its early page. */
async function openEarly(page: Page, screen: (typeof listScreens)[number]) {
  const { release } = await withoutConsole(page)
  await page.goto(screenPath(screen), { waitUntil: 'commit' })
  const early = page.locator('#frame main')
  await expect(early.locator('h1')).toBeVisible()
  return { early, release }
}

for (const screen of listScreens)
  test(
    `whatever of ${screen} is pressed early, the console comes without an error`,
    { tag: once },
    async ({ page }) => {
      const { early, release } = await openEarly(page, screen)
      await early.locator('a, button:enabled, input:enabled').evaluateAll((all) => {
        for (const one of all) if (one instanceof HTMLElement) one.click()
      })
      await expect(early.locator('[style*=opacity]')).toHaveCount(1)
      await release()
      await untilRead(page, screen)
    },
  )

test('a row menu that is pressed early looks so, and opens when the console has come', async ({ page }) => {
  const { early, release } = await openEarly(page, 'users')
  const menus = early.locator('button[aria-haspopup=menu]')
  await menus.nth(1).click()
  const pressed = menus.nth(3)
  const name = await pressed.getAttribute('aria-label')
  await pressed.click()
  await expect(pressed).toHaveCSS('opacity', '0.6')
  await expect(early.locator('[style*=opacity]')).toHaveCount(1)
  await release()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(page.locator('#root [aria-expanded=true]')).toHaveAttribute('aria-label', name ?? '')
})

/** The places of the selected rows. */
const selected = (page: Page) =>
  page
    .locator('#root tbody')
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.flatMap((box, at) => (box.matches(':checked') ? [at] : [])))

test(
  'of rows that are ticked or pressed early, those that then say something else are not touched',
  {
    tag: once,
  },
  async ({ page }) => {
    const { early, release } = await openEarly(page, 'users')
    const rows = early.locator('tbody tr')
    for (const at of [0, 1, 4, 5, 5]) await rows.nth(at).getByRole('checkbox').click()
    await rows.nth(1).locator('button[aria-haspopup=menu]').click()
    await rows
      .nth(1)
      .locator('td')
      .last()
      .evaluate((cell) => cell.append('else'))
    await release()
    await expect.poll(() => selected(page)).toEqual([0, 4])
    await expect(page.locator('#root [aria-expanded=true]')).toHaveCount(0)
  },
)

test(
  'a row that is ticked early is selected beside one that differs by its name alone, and none of two that say the same',
  {
    tag: once,
  },
  async ({ page }) => {
    await changeAnswers(page, `**${endpoints.users.path}?**`, (text) => {
      const parts = text.split('{"id"')
      // Two users without e-mail and address, whose names are their ids, and two that are equal but for that.
      const nobody = (part: string) => part.replace(/"(email|public_address)":"[^"]*"/g, '"$1":""')
      const mona = (part: string) => nobody(part).replace('"email":""', '"email":"mona@tour.example"')
      const alike = (part = '', like = '') => part.slice(0, part.indexOf(',')) + like.slice(like.indexOf(','))
      const [head = '', ...users] = parts
      const [first = '', second, third = '', fourth, ...others] = users
      const changed = [nobody(first), alike(second, nobody(first)), mona(third), alike(fourth, mona(third)), ...others]
      return [head, ...changed].join('{"id"')
    })
    const { early, release } = await openEarly(page, 'users')
    const boxes = early.locator('tbody').getByRole('checkbox')
    for (const at of [1, 3, 5]) await boxes.nth(at).click()
    await release()
    await expect.poll(() => selected(page)).toEqual([1, 5])
  },
)

test.describe('for an editor, whose first screen stands at "/"', () => {
  test.use({ role: 'editor' })

  test('what has the focus early has it in the console', { tag: once }, async ({ page }) => {
    const { release } = await withoutConsole(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('#frame main').getByRole('button', { name: 'Upload New Task' }).focus()
    await release()
    await untilRead(page, 'tasks')
    await expect(page.locator('#root').getByRole('button', { name: 'Upload New Task' })).toBeFocused()
  })
})

test('a tab and a page that are pressed early are shown', { tag: once }, async ({ page }) => {
  const tabs = await openEarly(page, 'users')
  await tabs.early.getByRole('radio', { name: 'Inactive' }).check()
  await tabs.release()
  await expect(page).toHaveURL(/[?]status=inactive$/)
  const pages = await openEarly(page, 'users')
  await pages.early.getByRole('button', { name: 'Next page' }).click()
  await pages.release()
  await expect(page).toHaveURL(/[?]page=2$/)
})

test(
  'a link that is followed early opens in the console, and with Ctrl in another tab',
  { tag: once },
  async ({ page }) => {
    const { early, release } = await openEarly(page, 'users')
    const link = early.locator('tbody a').first()
    const other = page.context().waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    await (await other).close()
    await expect(early.locator('[style*=opacity]')).toHaveCount(0)
    await link.press('Enter')
    await release()
    await expect(page).toHaveURL(/[?]who=/)
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)

test(
  'what has the focus early has it in the console, and nothing is reached that would lose what is entered',
  { tag: once },
  async ({ page }) => {
    const { early, release } = await openEarly(page, 'activity')
    await early.locator('h1').focus()
    const reached = new Array<string>()
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
      expect(await early.locator(':is(select, [type=date]):focus').count()).toBe(0)
      if (reached.at(-1) === 'Only me') break
    }
    expect(reached.at(-1)).toBe('Only me')
    await release()
    await untilRead(page, 'activity')
    await expect(page.getByRole('button', { name: 'Only me' })).toBeFocused()
  },
)

test(
  'what was typed in the early search stays when something else is pressed then',
  { tag: once },
  async ({ page }) => {
    const { early, release } = await openEarly(page, 'users')
    await early.getByRole('searchbox').fill('weber')
    await early.getByRole('button', { name: 'Options' }).click()
    await release()
    await expect(page).toHaveURL(/[?]search=weber$/)
    await expect(page.locator('#root').getByRole('searchbox', { includeHidden: true })).toHaveValue('weber')
  },
)
