import type { Locator } from '@playwright/test'
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
