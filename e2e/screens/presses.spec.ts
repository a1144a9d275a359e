import type { Page } from '@playwright/test'
import { openScreen } from '../console/screens'
import { expect, test } from '../journey'

/** The changes that a page sends from now on. */
function changesOf(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url())
  })
  return sent
}

test.use({ role: 'super-admin' })

test('a held Enter opens the menu of a row and chooses nothing there', async ({ page }) => {
  await openScreen(page, 'users')
  const sent = changesOf(page)
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .focus()
  // Each further one of a key that is down is a repeat.
  await page.keyboard.down('Enter')
  const item = page.getByRole('menuitem')
  await expect(item).toBeFocused()
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(item).toBeFocused()
  expect(sent).toEqual([])
})
