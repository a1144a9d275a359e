import type { Page } from '@playwright/test'
import { campaignList } from '../console/campaignList'
import { holdBack } from '../console/holdBack'
import { openScreen, searchFor, untilRead } from '../console/screens'
import { accountOf } from '../console/sessions'
import { signIn } from '../console/signIn'
import { expect, test } from '../journey'
import { once } from '../shapes'

test(
  'the keyboard alone signs in, skips to the content, opens a campaign and comes back to its row',
  { tag: once },
  async ({ page, stack }) => {
    const { email, password } = accountOf(stack, 'moderator')
    await page.goto('/campaign')
    await expect(page.getByLabel('E-mail')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeFocused()

    await page.reload()
    const list = campaignList(page)
    // No early row can be reached with Tab.
    await untilRead(page, 'campaign')
    await expect(list.rows).toHaveCount(10)
    await page.keyboard.press('Tab')
    const skipLink = page.getByRole('link', { name: 'Skip to the content' })
    await expect(skipLink).toBeFocused()
    await expect(skipLink).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()

    const menuButton = list.menuButton(0)
    await tabTo(() => menuButton.evaluate((button) => button === document.activeElement))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(list.dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list.dialog).toHaveCount(0)
    await expect(menuButton).toBeFocused()

    async function tabTo(isThere: () => Promise<boolean>) {
      for (let presses = 0; presses < 20 && !(await isThere()); presses += 1) await page.keyboard.press('Tab')
      expect(await isThere(), 'the first row is some presses of Tab away').toBe(true)
    }
  },
)

test('signing out leads to the heading of the sign-in page', { tag: once }, async ({ page, stack, watch }) => {
  // A page that is read ahead may be on its way just when the session ends.
  watch.expectStatus(401)
  // What takes care of the focus comes with the code that follows changes.
  const following = page.waitForRequest('**/api/admin/events')
  await page.goto('/users')
  await signIn(page, accountOf(stack, 'moderator'))
  await following
  await page.getByRole('button', { name: 'Logout' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('E-mail')).toBeFocused()
})

test.describe('for a moderator', () => {
  test.use({ role: 'moderator' })

  test('Escape closes the row menu and gives the focus back', { tag: once }, async ({ page }) => {
    await page.goto('/campaign')
    const menuButton = campaignList(page).menuButton(0)
    await menuButton.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await expect(menuButton).toBeFocused()
  })

  for (const [width, height] of [
    [1280, 600],
    [320, 256],
  ] as const)
    test(
      `Tab leads to nothing that is behind the header, a message, or the bar of selected rows or of the review, at ${width} x ${height}`,
      { tag: once },
      async ({ page, watch }) => {
        watch.expectStatus(409)
        await page.setViewportSize({ width, height })
        let refusals = 0
        await page.route('**/toggle-activate', (route) => {
          const message = `This user is being changed by somebody else, for the ${++refusals}. time today`
          return route.fulfill({ status: 409, json: { message } })
        })
        await openScreen(page, 'users')
        for (const row of [0, 1, 2]) {
          await page
            .getByRole('button', { name: /^Actions for / })
            .nth(row)
            .press('Enter')
          await page.getByRole('menuitem').press('Enter')
          await expect(page.locator('.toast')).toHaveCount(row + 1)
        }
        await page.locator('.messages').evaluate(async (messages) => {
          for (const { finished } of messages.getAnimations({ subtree: true })) await finished
        })
        expect(await hiddenStops(page)).toEqual([])
        await page.getByRole('checkbox').nth(1).press('Space')
        // On a phone without the action that applies to none of them.
        await expect(page.locator('.floating-bar').getByRole('button')).toHaveCount(width > 640 ? 3 : 2)
        expect(await hiddenStops(page)).toEqual([])
        for (const left of [2, 1, 0]) {
          await page.keyboard.press('Escape')
          await expect(page.locator('.toast')).toHaveCount(left)
        }

        await page.goto('/campaign/review')
        await expect(page.getByRole('group', { name: 'Decide' })).toBeVisible()
        expect(await hiddenStops(page)).toEqual([])
      },
    )

  test('what takes itself away or is disabled leaves the focus beside it', { tag: once }, async ({ page }) => {
    // What takes care of the focus comes with the code that follows changes.
    const following = page.waitForRequest('**/api/admin/events')
    await openScreen(page, 'users')
    await following
    const list = page.getByRole('group', { name: 'Users' })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const firstBox = page.getByRole('checkbox', { name: /^Select / }).nth(1)

    // Its code, like the choice of a page, loads when the page is idle.
    await expect(page.getByLabel('Page', { exact: true })).toBeVisible()
    await button('Last page').press('Enter')
    await expect(button('Next page')).toBeDisabled()
    await expect(button('Previous page')).toBeFocused()
    // Until then the rows of the first page are shown; a selection among them would disappear with them.
    await expect(page.locator('[data-stale="true"]')).toHaveCount(0)

    await firstBox.press('Space')
    await button('Clear selection').press('Enter')
    await expect(list).toBeFocused()

    await firstBox.press('Space')
    await page.getByRole('button', { name: /^(Deactivate|Activate) 1$/ }).press('Enter')
    const dialog = page.getByRole('dialog', { name: /^1 user (de)?activated$/ })
    const title = await dialog.getByRole('heading').textContent()
    const undone = title === '1 user activated' ? '1 user deactivated' : '1 user activated'
    await button('Undo 1 change').press('Enter')
    await page.getByRole('dialog', { name: undone, exact: true }).waitFor()
    // The button that was pressed has gone; the dialog hears Escape at once.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(list).toBeFocused()
  })

  test(
    'Next keeps the focus while the page after a failed first one is read',
    { tag: once },
    async ({ page, watch }) => {
      watch.expectStatus(418)
      await page.route('**/api/admin/tasks?**', (route) =>
        route.fulfill({ status: 418, json: { message: 'Out of tea' } }),
      )
      const second = await holdBack(page, '**/api/admin/tasks?start=10&**')
      await openScreen(page, 'tasks')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      const next = page.getByRole('button', { name: 'Next page' })
      await next.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/page=2/)
      await expect(page.locator('.list[aria-busy=true]')).toBeVisible()
      await expect(next).toBeFocused()
      await second.release()
      await expect(page.locator('.list[aria-busy=false]')).toBeVisible()
      await expect(next).toBeFocused()
    },
  )
})

test.describe('for a super-admin', () => {
  test.use({ role: 'super-admin' })

  test('a form begins in its first field and gives the focus back', { tag: once }, async ({ page, stack }) => {
    await openScreen(page, 'admin-users')
    const form = page.getByRole('dialog')
    const create = page.getByRole('button', { name: 'Create New Admin' })
    await create.press('Enter')
    await expect(form.getByLabel('Name')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await expect(create).toBeFocused()

    const { email } = accountOf(stack, 'moderator')
    await searchFor(page, 'admin-users', email)
    const menu = page.getByRole('button', { name: `Actions for ${email}` })
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    await expect(form.getByLabel('Type the e-mail to confirm')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await expect(menu).toBeFocused()

    await openScreen(page, 'tasks')
    const upload = page.getByRole('button', { name: 'Upload New Task' })
    await upload.press('Enter')
    await expect(form.getByLabel('Instructions')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await expect(upload).toBeFocused()
  })
})

/** The elements that Tab focuses while they are completely outside the window, or behind something that stays in its place there. */
async function hiddenStops(page: Page) {
  const hidden: string[] = []
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press(key)
      const behind = await page.evaluate(() => {
        const focused = document.activeElement
        const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect()
        const covers = [0.1, 0.5, 0.9].map((part) => {
          const there = document.elementFromPoint(left + width / 2, top + height * part)
          // The body has the focus where Tab leaves the page.
          if (!there) return focused === document.body ? undefined : 'the edge of the window'
          const cover = there.closest('.header, .ribbons, .toast, .floating-bar, div:has(> [aria-label="Decide"])')
          return cover?.contains(focused) ? undefined : cover?.className
        })
        return covers.every(Boolean) && `${focused?.textContent} behind ${covers[0]}`
      })
      if (behind) hidden.push(`${key}: ${behind}`)
    }
  return hidden
}
