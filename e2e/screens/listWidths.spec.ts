import type { Locator } from '@playwright/test'
import { changeAnswers } from '../console/changeAnswers'
import { boxOf, widen } from '../console/places'
import { openScreen } from '../console/screens'
import { expect, test } from '../journey'

test.use({ role: 'super-admin', wallet: { account: 0 } })

/** By how many pixels each element is narrower than what it holds. */
const pixelsBeyond = (frames: Locator) =>
  frames.evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))

const tables = ['dashboard', 'staking', 'tracking', 'users', 'campaign', 'admin-users', 'vesting', 'activity'] as const

for (const screen of tables)
  test(`the whole table of ${screen} is in its frame, wherever it is a table`, async ({ page }) => {
    await openScreen(page, screen)
    for (const width of [641, 680, 720, 768, 800, 900, 960, 1023, 1024, 1100, 1200, 1279, 1280, 1366, 1440]) {
      await widen(page, width)
      expect(await pixelsBeyond(page.locator('.list-table')), `pixels beyond the frame at ${width}`).toEqual([0])
    }
  })

for (const screen of ['activity', 'admin-users'] as const)
  test(`rows of ${screen} that have two lines are as high as the density says`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [density, height] of [
      ['comfortable', 48],
      ['compact', 36],
    ] as const) {
      await page.addInitScript((chosen) => localStorage.setItem('density', chosen), density)
      await openScreen(page, screen)
      await expect(page.locator('tbody small').first()).toBeVisible()
      const heights = await page
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((row) => Math.round(2 * row.getBoundingClientRect().height) / 2))
      // The last row has no border below it to share.
      expect(new Set(heights.slice(0, -1)), density).toEqual(new Set([height]))
    }
  })

for (const screen of ['users', 'tasks', 'campaign', 'admin-users'] as const)
  test(`on a phone "Select all" takes no room from the tabs of ${screen}`, async ({ page }) => {
    await openScreen(page, screen)
    const tabs = page.getByRole('radiogroup', { name: 'Status' })
    for (const width of [320, 360]) {
      await widen(page, width)
      const { top } = await boxOf(page.getByText('Select all'))
      expect(top, `top of "Select all" at ${width}`).toBeGreaterThanOrEqual((await boxOf(tabs)).bottom)
      // Four and more tabs have no room on a phone, and scroll.
      if (screen === 'users' || screen === 'tasks')
        expect(await pixelsBeyond(tabs), `pixels of the tabs cut off at ${width}`).toEqual([0])
    }
  })

test('the page buttons stay in one line, also beside a number of unreadable rows', async ({ page, watch }) => {
  watch.expectUnreadable()
  await changeAnswers(page, /\/users\?.*start=0/, (text) => text.replace(/"email":"[^"]+"/, '"email":{}'))
  await openScreen(page, 'users')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages).toContainText('1 unreadable')
  for (const width of [320, 360, 480, 640, 641, 720, 900, 1440]) {
    await widen(page, width)
    const tops = await pages.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(tops, `buttons at ${width}`).toHaveLength(4)
    expect(new Set(tops).size, `lines of buttons at ${width}`).toBe(1)
  }
})
