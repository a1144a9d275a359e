import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openScreen, untilRead } from '../console/screens'
import { expect, test } from '../journey'
import { inspect } from '../watch/inspect'

test.use({ role: 'super-admin' })

const range = (page: Page) => page.getByRole('navigation', { name: 'Pages' }).last().getByRole('status')
const numberIn = (text: string | null, form: RegExp) => Number(form.exec(text ?? '')?.[1]?.replaceAll(',', ''))

/** The figures of the tabs, by their words. */
async function figuresOf(page: Page): Promise<Record<string, number>> {
  const tabs = page.getByRole('radiogroup', { name: 'Status' }).getByRole('radio')
  await expect(tabs.first()).toHaveAccessibleName(/, [\d,]+$/)
  const names = await tabs.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('aria-label') ?? ''))
  return Object.fromEntries(names.map((name) => [name.replace(/, .*/, ''), numberIn(name, /, ([\d,]+)$/)]))
}

for (const screen of ['campaign', 'users', 'admin-users', 'tasks', 'tracking', 'activity'] as const)
  test(`the tabs of ${screen} have the number that each list then has`, async ({ page }) => {
    await openScreen(page, screen)
    for (const word of Object.keys(await figuresOf(page))) {
      await page.getByRole('radio', { name: new RegExp(`^${word}, `) }).click()
      await untilRead(page, screen)
      // Other journeys may change rows meanwhile; the figure follows them.
      await expect(async () => {
        const figure = (await figuresOf(page))[word]
        expect(numberIn(await range(page).textContent(), / of ([\d,]+)$/)).toBe(figure)
      }).toPass()
    }
  })

test('all users that match are deactivated after a search, with a result each as a file, and U takes all of it back', async ({
  page,
}) => {
  await page.goto('/users?search=weber&status=active')
  await untilRead(page, 'users')
  const before = await figuresOf(page)
  const count = before.Active ?? 0
  expect(count).toBeGreaterThan(10)
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  const bar = page.getByRole('group', { name: 'Selected rows' })
  await bar.getByRole('button', { name: `Select all ${count} that match` }).click()
  await expect(bar.getByText(`${count} selected`)).toBeVisible()
  await inspect(page, 'all-that-match')
  await bar.getByRole('button', { name: `Deactivate ${count}` }).click()
  const results = page.getByRole('dialog', { name: `${count} users deactivated`, exact: true })
  await expect(results).toBeVisible()
  await inspect(page, 'bulk-results')
  const saving = page.waitForEvent('download')
  await results.getByRole('button', { name: 'Save results (CSV)' }).click()
  const [head, ...lines] = readFileSync(await (await saving).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(head).toBe('Id,Name,Result,Request')
  expect(lines).toHaveLength(count)
  for (const line of lines) expect(line).toMatch(/^\d+,\S*weber\S*,Deactivated,$/i)
  await results.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(results).toHaveCount(0)
  await expect(page.getByText('No user found')).toBeVisible()
  const after = { ...before, Active: 0, Inactive: (before.Inactive ?? 0) + count }
  await expect.poll(() => figuresOf(page)).toEqual(after)

  await page.keyboard.press('u')
  const back = page.getByRole('dialog', { name: `${count} users activated`, exact: true })
  await expect(back).toBeVisible()
  await back.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(back).toHaveCount(0)
  await expect.poll(() => figuresOf(page)).toEqual(before)
})

test('Ctrl+Z takes back the last toggle of a task, also where single keys are off, and then says that there is nothing more', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('shortcuts', 'off'))
  await openScreen(page, 'tasks')
  const toggle = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: / is active$/ })
  const before = await toggle.getAttribute('aria-pressed')
  await toggle.click()
  await expect(toggle).not.toHaveAttribute('aria-pressed', before ?? '')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.keyboard.press('u')
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('Control+z')
  await expect(toggle).not.toHaveAttribute('aria-pressed', before ?? '')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+z')
  await expect(toggle).toHaveAttribute('aria-pressed', before ?? '')
  await page.reload()
  await untilRead(page, 'tasks')
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Nothing to undo')).toBeVisible()
})

test('a view is saved under a name, opened from the palette with its columns, and its link shows the same to others', async ({
  page,
  browser,
  context,
  watch,
}) => {
  await page.goto('/users?status=inactive&sort=-spunky_points')
  await untilRead(page, 'users')
  const options = page.getByRole('button', { name: 'Options' })
  await options.click()
  await page.getByRole('checkbox', { name: 'Email' }).uncheck()
  await page.getByLabel('Name of a new view').fill('Rich but inactive')
  await page.getByRole('button', { name: 'Save view' }).click()
  const link = page.getByRole('link', { name: 'Rich but inactive' })
  await expect(link).toHaveAttribute('aria-current', 'true')
  await inspect(page, 'saved-views')
  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href
  await page.getByRole('checkbox', { name: 'Email' }).check()
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  await openScreen(page, 'dashboard')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('rich but')
  await page.keyboard.press('Enter')
  await untilRead(page, 'users')
  await expect(page.getByRole('radio', { name: /^Inactive/ })).toBeChecked()
  await expect(page.getByRole('columnheader', { name: 'Points' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveCount(0)

  const other = await browser.newContext({ storageState: await context.storageState() })
  await watch.also(other)
  const theirs = await other.newPage()
  await theirs.goto(address)
  await untilRead(theirs, 'users')
  await expect(theirs.getByRole('columnheader', { name: 'Wallet Address' })).toBeVisible()
  await expect(theirs.getByRole('columnheader', { name: 'Email' })).toHaveCount(0)
  await other.close()

  await options.click()
  await page.getByRole('button', { name: 'Delete Rich but inactive' }).click()
  await expect(link).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(link).toBeVisible()
  await page.getByRole('button', { name: 'Delete Rich but inactive' }).click()
})

test('on a phone all tasks of a page are selected, and what is done to them and a view is saved with is within sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, 'tasks')
  await figuresOf(page)
  const count = await page.getByRole('article').count()
  expect(count).toBeGreaterThan(1)
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  for (const box of await page.getByRole('article').getByRole('checkbox').all()) await expect(box).toBeChecked()
  const bar = page.getByRole('group', { name: 'Selected rows' })
  await expect(bar.getByText(`${count} selected`)).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('button', { name: /^Deactivate \d+$/ })).toBeInViewport({ ratio: 1 })
  await inspect(page, 'tasks-selected-phone')
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await page.getByRole('button', { name: 'Options' }).click()
  await expect(page.getByLabel('Name of a new view')).toBeInViewport({ ratio: 1 })
  await inspect(page, 'options-phone')
})

test('on a phone the tabs scroll in their own line, to the one in the address', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/campaign?status=inactive')
  await untilRead(page, 'campaign')
  const tabs = page.getByRole('radiogroup', { name: 'Status' })
  expect(await tabs.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeGreaterThan(0)
  const tops = await tabs.locator('label').evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Inactive/)
  await expect(page.getByRole('radio', { checked: true })).toBeInViewport({ ratio: 1 })
})
