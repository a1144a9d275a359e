import { endpoints } from '../../src/contract/endpoints'
import { holdBack } from '../console/holdBack'
import { once } from '../shapes'
import { expect, test } from '../journey'
import { inspect } from '../watch/inspect'
import { moved, watchMoves } from '../watch/moved'

test.use({ role: 'moderator' })

test(
  'the trends are drawn, read by keyboard and as a table, and a link shows the same choice',
  { tag: once },
  async ({ page }) => {
    await page.goto('/dashboard')
    const users = page.getByRole('figure', { name: 'New users' })
    await expect(users.locator('svg rect')).toHaveCount(30)
    await page.getByRole('combobox', { name: 'Period' }).selectOption('90 days')
    await expect(page).toHaveURL('/dashboard?days=90')
    await page.getByRole('combobox', { name: 'Divided by' }).selectOption('By month')
    await expect(page).toHaveURL('/dashboard?days=90&by=month')

    await users.getByRole('button', { name: 'Show as table' }).click()
    const rows = await users.getByRole('row').allTextContents()
    expect(rows[0]).toBe('Month (UTC)New users')
    expect(rows.at(-1)).toMatch(/so far\d+ users?$/)
    await expect(users.locator('svg rect')).toHaveCount(rows.length - 1)

    const slider = users.getByRole('slider')
    await slider.focus()
    await page.keyboard.press('ArrowLeft')
    const value = (await slider.getAttribute('aria-valuetext')) ?? ''
    const [, label = '', amount = ''] = /^(.*): (.*)$/.exec(value) ?? []
    expect(rows.at(-2)).toBe(label + amount)
    await expect(users.getByText(label).first()).toBeVisible()

    await page.reload()
    await expect(users.locator('svg rect')).toHaveCount(rows.length - 1)
    await inspect(page, 'trends')
  },
)

test('nothing moves when the trends arrive after the figures', { tag: once }, async ({ page }) => {
  await watchMoves(page)
  const series = await holdBack(page, `**${endpoints.series.path}?**`)
  await page.goto('/dashboard')
  await page.getByRole('figure', { name: 'Assets by status' }).waitFor()
  // What the chains tell comes when it comes.
  await page
    .getByRole('figure', { name: /^Staked/ })
    .first()
    .waitFor()
  const before = await moved(page)
  await series.release()
  await expect(page.getByRole('figure', { name: 'New users' }).locator('svg rect')).toHaveCount(30)
  expect((await moved(page)) - before).toBeLessThan(0.01)
})
