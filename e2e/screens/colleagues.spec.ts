import type { Page } from '@playwright/test'
import { storeBefore, storedSession } from '../console/sessions'
import { campaignList } from '../console/campaignList'
import { openFollowed } from '../console/openFollowed'
import { expect, test } from '../journey'
import { inspect } from '../watch/inspect'

test.use({ role: 'moderator' })

test('a list and the review show what a colleague decides in another browser, with the name', async ({
  page,
  browser,
  sessions,
  consoleUrl,
  watch,
}) => {
  const { token, admin } = await sessions.of('admin')
  const other = await browser.newContext({ baseURL: consoleUrl })
  await watch.also(other)
  await storeBefore(other, consoleUrl, storedSession({ token, admin }))
  const colleague = await other.newPage()
  const title = (of: Page) => of.getByRole('heading', { level: 2 })
  const approveFirst = async () => {
    await colleague.keyboard.press('a')
    // Leaving sends what is held.
    await colleague.keyboard.press('Escape')
  }

  await openFollowed(page, '/campaign?status=waiting')
  const { rows } = campaignList(page)
  await expect(rows).toHaveCount(10)
  await openFollowed(colleague, '/campaign/review')
  await expect(title(colleague)).not.toBeEmpty()
  const first = await title(colleague).innerText()
  const row = rows.filter({ hasText: first })
  await expect(row).toHaveCount(1)
  const before = await rows.allTextContents()
  await rows.nth(2).getByRole('button', { name: 'Actions for' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await approveFirst()
  await expect(row).toHaveAttribute('data-mark', `No longer on this page: changed by ${admin.name} just now`)
  // Nothing has moved, and the menu is still open.
  expect(await rows.allTextContents()).toEqual(before)
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await inspect(page, 'list-news')
  // The button for the new rows lies on no head.
  for (const head of await page.locator('thead button').all()) await head.click({ trial: true, timeout: 5000 })
  await page.getByRole('button', { name: /1 gone · show$/ }).click()
  await expect(row).toHaveCount(0)

  await openFollowed(page, '/campaign/review')
  await expect(title(page)).not.toBeEmpty()
  const next = await title(page).innerText()
  await openFollowed(colleague, '/campaign/review')
  await expect(title(colleague)).toHaveText(next)
  await expect(page.getByRole('article').getByText(`${admin.name} has this open`)).toBeVisible()
  await inspect(page, 'review-with-colleague')
  await approveFirst()
  await expect(page.getByRole('article').getByText(`Approved by ${admin.name} just now`)).toBeVisible()
  await expect(page.getByText('has this open')).toHaveCount(0)
  await inspect(page, 'review-decided-by-colleague')
  await other.close()
})
