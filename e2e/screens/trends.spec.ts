import { endpoints } from '../../src/contract/endpoints'
import { holdBack } from '../console/holdBack'
import { widen } from '../console/places'
import { expect, test } from '../journey'
import { inspect } from '../watch/inspect'
import { moved, watchMoves } from '../watch/moved'

test.use({ role: 'moderator' })

/** The labels below a chart, and where they stand. */
const labelsOf = (figure: Element) =>
  [...figure.querySelectorAll('svg text[text-anchor=middle]')].map((text) => ({
    day: text.textContent,
    x: Number(text.getAttribute('x')),
  }))

test('the trends are drawn, read by keyboard and as a table, and a link shows the same choice', async ({ page }) => {
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
})

test('charts beside each other label the same days, at even distances', async ({ page }) => {
  await page.goto('/dashboard')
  const charts = ['New users', 'Revenue', 'Submitted campaigns', 'Approved campaigns']
  await expect(page.getByRole('figure', { name: 'Approved campaigns' }).locator('svg rect')).toHaveCount(30)
  for (const width of [360, 960, 1100, 1280, 1440]) {
    await widen(page, width)
    const labels = await Promise.all(charts.map((name) => page.getByRole('figure', { name }).evaluate(labelsOf)))
    const [days = []] = labels.map((chart) => chart.map(({ day }) => day))
    expect(days.length, `labels at ${width}`).toBeGreaterThan(2)
    for (const chart of labels) {
      expect(
        chart.map(({ day }) => day),
        `days labelled at ${width}`,
      ).toEqual(days)
      // The last label may be moved to end with the chart; a day is at least ten pixels wide.
      const gaps = chart.slice(1).map(({ x }, index) => x - (chart[index]?.x ?? 0))
      expect(Math.max(...gaps) - Math.min(...gaps), `distances at ${width}: ${gaps.join()}`).toBeLessThan(8)
    }
  }
})

test('nothing moves when the trends arrive after the figures', async ({ page }) => {
  await watchMoves(page)
  const series = await holdBack(page, `**${endpoints.series.path}?**`)
  await page.goto('/dashboard')
  await page.getByRole('figure', { name: 'Assets by status' }).waitFor()
  // The charts of the chains come at any time.
  await page
    .getByRole('figure', { name: /^Staked/ })
    .first()
    .waitFor()
  const before = await moved(page)
  await series.release()
  await expect(page.getByRole('figure', { name: 'New users' }).locator('svg rect')).toHaveCount(30)
  expect((await moved(page)) - before).toBeLessThan(0.01)
})
