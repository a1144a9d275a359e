import type { Locator } from '@playwright/test'
import { boxOf, placeOf, widen } from '../console/places'
import { openScreen } from '../console/screens'
import { expect, test } from '../journey'
import { untilStill } from '../watch/inspect'

test.use({ role: 'super-admin', viewport: { width: 360, height: 740 } })

/** The lines that a text takes. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })

test('a title that has no room in one line of a card takes a second one before it is cut off', async ({ page }) => {
  await openScreen(page, 'campaign')
  const title = page.locator('.row-card .list-named bdi').filter({ hasText: 'Driftwood Surf: Open weekend' }).first()
  expect(await linesOf(title)).toBe(2)
  const isCut = await title.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
  )
  expect(isCut).toBe(false)
})

test('the word before an address stands on its line', async ({ page }) => {
  await openScreen(page, 'tracking')
  const line = page.locator('.card-lines').filter({ hasText: 'Wallet' }).first()
  const word = await line.evaluate(({ firstChild }) => {
    const range = document.createRange()
    if (firstChild) range.selectNodeContents(firstChild)
    return range.getBoundingClientRect().bottom
  })
  const address = await placeOf(line.locator('code span').first())
  expect(Math.abs(word - address.bottom)).toBeLessThanOrEqual(1)
})

test('a select without a visible label begins where its frame does', async ({ page }) => {
  await openScreen(page, 'dashboard')
  const label = page.locator('label.select').filter({ has: page.locator('.visually-hidden') })
  const select = label.getByRole('combobox').first()
  expect((await boxOf(select)).left).toBe((await boxOf(label.first())).left)
})

test('the filters among the options of the activity have a label at the left edge and end at the right one', async ({
  page,
}) => {
  await openScreen(page, 'activity')
  await page.getByRole('button', { name: 'Options' }).click()
  const options = page.getByRole('dialog', { name: 'Options' })
  await options.getByLabel('Type').waitFor()
  await untilStill(page)
  const whole = await boxOf(options.getByRole('button', { name: 'Close' }))
  for (const name of ['Sort by', 'Type', 'From', 'To']) {
    const filter = options.locator('label').filter({ hasText: new RegExp(`^${name}`) })
    await expect(filter).toBeVisible()
    const label = await filter.evaluate(({ firstChild }) => {
      const range = document.createRange()
      if (firstChild) range.selectNodeContents(firstChild)
      const { left } = range.getBoundingClientRect()
      // One that is only read out is clipped to a pixel.
      const isShown = !(firstChild instanceof HTMLElement) || firstChild.offsetWidth > 1
      return { left, isShown }
    })
    expect(label, `label of ${name}`).toEqual({ left: whole.left, isShown: true })
    expect((await boxOf(filter.locator('select, input'))).right, `end of ${name}`).toBe(whole.right)
  }
})

test('the bar of selected rows has no action that applies to none of them', async ({ page }) => {
  await page.goto('/users?status=active')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const bar = page.getByRole('group', { name: 'Selected rows' })
  await expect(bar.getByRole('button', { name: 'Deactivate 10' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Activate 0' })).toHaveCount(0)
  // Where there is room it stays in its place.
  await widen(page, 1440)
  await expect(bar.getByRole('button', { name: 'Activate 0' })).toBeDisabled()
})
