import { expectSameLater, listScreens, withoutConsole } from '../console/earlyPage'
import { untilRead } from '../console/screens'
import { expect } from '../journey'
import { test } from './plainJourney'

test.use({ role: 'super-admin' })

// A plain server keeps no activity.
for (const screen of listScreens.filter((name) => name !== 'activity'))
  test(`the rows of ${screen} can be read before the console has come, and are the same when it comes`, async ({
    page,
  }) => {
    await expectSameLater(page, screen)
  })

test.describe('that ignores paging and says times in seconds', () => {
  test.use({ plain: { paging: 'ignored', dates: 'seconds' } })

  test('the rows of the page are cut out of all, early as later', async ({ page }) => {
    const code = await withoutConsole(page)
    await page.goto('/users?page=3', { waitUntil: 'commit' })
    const rows = page.locator('#frame tbody tr')
    await expect(rows).toHaveCount(10)
    const early = await rows.allInnerTexts()
    await code.release()
    await untilRead(page, 'users')
    expect(await page.locator('#root tbody tr').allInnerTexts()).toEqual(early)
  })
})
