import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { boxOf } from '../console/places'
import { openScreen, searchFor, untilRead } from '../console/screens'
import { expect, test } from '../journey'
import { inspect, untilStill } from '../watch/inspect'

test.use({ role: 'super-admin' })

const rows = (page: Page) => page.locator('tbody tr')
const range = (page: Page) => page.getByRole('navigation', { name: 'Pages' }).getByRole('status')
const emails = (page: Page) => page.locator('tbody bdi').allTextContents()

test('search, filter, order and page stand in the address: Back brings them back, and a copied link shows the same rows', async ({
  page,
  context,
}) => {
  await openScreen(page, 'users')
  await expect(range(page)).toHaveText('1-10 of 1,000')
  await page.getByRole('button', { name: 'Points' }).click()
  await page.getByRole('button', { name: 'Points' }).click()
  await expect(page).toHaveURL('/users?sort=-spunky_points')
  await page.getByRole('radio', { name: 'Inactive' }).click()
  await searchFor(page, 'users', 'WEBER')
  await expect(page).toHaveURL(/search=WEBER/)
  const shown = await emails(page)
  expect(shown.length).toBeGreaterThan(0)
  for (const email of shown) expect(email).toContain('weber')

  const other = await context.newPage()
  await other.goto(page.url())
  await untilRead(other, 'users')
  expect(await emails(other)).toEqual(shown)

  await page.getByRole('searchbox').clear()
  await expect(page).not.toHaveURL(/search=/)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('WEBER')
  await untilRead(page, 'users')
  expect(await emails(page)).toEqual(shown)

  await page.getByRole('searchbox').fill('nobody@nowhere')
  await expect(page.getByText('No user found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(range(page)).toHaveText('1-10 of 1,000')
})

for (const width of [360, 1440])
  test(`a saved view with a long name leaves its buttons in sight at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await openScreen(page, 'users')
    await page.getByRole('button', { name: 'Options' }).click()
    await page.getByLabel('Name of a new view').fill('A name that goes on and on '.repeat(4))
    await page.keyboard.press('Enter')
    for (const name of [/^Rename/, /^Delete/, 'Save view'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  })

test('the rows a list is narrowed to are saved as a file with exact values, and hidden columns stay hidden', async ({
  page,
}) => {
  await page.goto('/tracking?status=completed&sort=network')
  await untilRead(page, 'tracking')
  const count = Number(/of (\d+)/.exec((await range(page).textContent()) ?? '')?.[1])
  await page.getByRole('button', { name: 'Options' }).click()
  await inspect(page, 'list-menu')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all rows (CSV)' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('tracked-assets.csv')
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toMatch(/^\uFEFF/)
  const [head = '', ...lines] = text.trim().split('\r\n')
  expect(head).toBe('Network,Contract Address,Wallet Address,Status,Date')
  expect(lines).toHaveLength(count)
  for (const line of lines)
    expect(line).toMatch(/^[\w ]+,(none|0x[0-9a-fA-F]{40}),0x[0-9a-fA-F]{40},completed,\d{4}-\d\d-\d\dT/)

  await page.getByRole('checkbox', { name: 'Contract Address' }).uncheck()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('columnheader', { name: 'Contract Address' })).toHaveCount(0)
  await page.reload()
  await untilRead(page, 'tracking')
  await expect(page.getByRole('columnheader', { name: 'Contract Address' })).toHaveCount(0)
})

test('on a phone messages stand above the options of a list, all of which can be pressed', async ({ page }) => {
  for (const height of [740, 480]) {
    await page.setViewportSize({ width: 360, height })
    await page.goto('/campaign')
    await untilRead(page, 'campaign')
    await page.getByRole('button', { name: 'Options' }).click()
    const options = page.getByRole('dialog', { name: 'Options' })
    await options.getByRole('combobox', { name: 'Sort by' }).waitFor()
    await options.getByRole('button', { name: 'Export this page (CSV)' }).click()
    const message = page.locator('.toast', { hasText: '10 rows exported' })
    await expect(message).toBeVisible()
    await untilStill(page)
    expect((await boxOf(options)).top, `top at ${height}`).toBeGreaterThanOrEqual((await boxOf(message)).bottom)
    expect((await boxOf(options)).bottom, `bottom at ${height}`).toBeLessThanOrEqual(height)
    await options.getByRole('button', { name: 'Close' }).click()
    await expect(options).toBeHidden()
  }
})

test('at the end of a page the buttons for selected rows stand above the messages', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openScreen(page, 'users')
  await page
    .getByRole('checkbox', { name: /^Select .*@/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('button', { name: 'Export this page (CSV)' }).click()
  const message = page.locator('.toast', { hasText: '10 rows exported' })
  await expect(message).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await untilStill(page)
  const clear = page.getByRole('button', { name: 'Clear selection' })
  expect((await boxOf(clear)).bottom).toBeLessThanOrEqual((await boxOf(message)).top)
})

test('two users are deactivated one after the other with a result each, and one is taken back by its menu', async ({
  page,
}) => {
  await page.goto('/users?status=active&sort=created_at')
  await untilRead(page, 'users')
  const [first = '', second = ''] = await emails(page)
  await page.getByRole('checkbox', { name: `Select ${first}` }).check()
  await page.getByRole('checkbox', { name: `Select ${second}` }).check()
  await page.getByRole('button', { name: 'Deactivate 2' }).click()
  const results = page.getByRole('dialog', { name: '2 users deactivated' })
  await expect(results.getByRole('listitem').filter({ hasText: /Deactivated$/ })).toHaveCount(2)
  await inspect(page, 'bulk')
  await results.getByRole('button', { name: 'Close' }).click()

  for (const email of [first, second]) {
    await page.goto(`/users?search=${encodeURIComponent(email)}`)
    await untilRead(page, 'users')
    await rows(page).first().getByRole('button', { name: 'Actions for' }).click()
    await page.getByRole('menuitem', { name: 'Activate', exact: true }).click()
    await expect(page.getByText(`${email} activated`).last()).toBeVisible()
    await expect(rows(page).first()).toContainText('Active')
  }
})

test.describe('nine hours ahead of UTC', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('a date narrows the tracked assets from its local midnight, and Reset shows all again', async ({ page }) => {
    await openScreen(page, 'tracking')
    await expect(range(page)).toHaveText('1-10 of 400')
    const dates = await page.locator('tbody tr td:last-child').allTextContents()
    const day = new Date(`${dates[2] ?? ''} UTC`).toISOString().slice(0, 10)
    await page.getByLabel('From').fill(day)
    const narrowed = page.waitForRequest(/created_from=/)
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(`/tracking?from=${day}`)
    const from = new URL((await narrowed).url()).searchParams.get('created_from')
    expect(from).toBe(new Date(`${day}T00:00+09:00`).toISOString())
    await untilRead(page, 'tracking')
    expect(new Set(await page.locator('tbody tr td:last-child').allTextContents())).toEqual(
      new Set(dates.filter((date) => Date.parse(`${date} UTC`) >= Date.parse(`${day}T00:00Z`))),
    )
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(range(page)).toHaveText('1-10 of 400')
  })
})
