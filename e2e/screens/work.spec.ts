import type { Locator, Page } from '@playwright/test'
import { behindToasts } from '../console/toasts'
import { accountOf } from '../console/sessions'
import { openScreen, searchFor, untilRead } from '../console/screens'
import { signIn } from '../console/signIn'
import { withoutEvents } from '../console/withoutEvents'
import { expect, test } from '../journey'
import { inspect } from '../watch/inspect'

const video = 'sandbox/public/media/pattern.mp4'

/** Presses Escape in the first control of a dialog's video, which the page cannot see. */
async function escapeInside(page: Page, dialog: Locator) {
  const played = dialog.locator('video')
  await played.focus()
  await page.keyboard.press('Tab')
  await expect(played).toBeFocused()
  await page.keyboard.press('Escape')
}

test.describe('an editor', () => {
  test.use({ role: 'editor' })

  test('uploads a task with its video, watches it and switches it off and on', async ({ page }) => {
    await openScreen(page, 'tasks')
    await page.getByRole('button', { name: 'Upload New Task' }).click()
    const form = page.getByRole('dialog', { name: 'Upload New Task' })
    await form.getByRole('button', { name: 'Upload E-learning Video' }).click()
    await expect(page.locator('.toast').getByText('Enter instructions')).toBeVisible()
    await expect.poll(() => behindToasts(page)).toEqual([])
    await inspect(page, 'upload-task')
    const instructions = 'Watch to the end, then say what the harbour is called.'
    await form.getByLabel('Instructions').fill(instructions)
    await expect(form.getByText('Enter instructions')).toHaveCount(0)
    await expect(page.locator('.toast')).toHaveCount(0)
    await form.locator('input[type=file]').setInputFiles(video)
    await expect(form.locator('video')).not.toHaveJSProperty('readyState', 0)
    await escapeInside(page, form)
    const question = page.getByRole('alertdialog', { name: 'Discard this upload?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await form.getByRole('button', { name: 'Upload E-learning Video' }).click()
    await expect(form).toHaveCount(0)

    const card = page.getByRole('article').filter({ hasText: instructions })
    await card.getByRole('button', { name: /^Watch the video/ }).click()
    const watching = page.getByRole('dialog')
    await expect(watching.locator('video')).toHaveJSProperty('error', null)
    await expect(watching.locator('video')).not.toHaveJSProperty('readyState', 0)
    await escapeInside(page, watching)
    await expect(watching).toHaveCount(0)

    const toggle = card.getByRole('button', { name: / is active$/ })
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('a super-admin', () => {
  test.use({ role: 'super-admin' })

  test('invites an admin, who signs in with the link, and deletes the account by typing its e-mail', async ({
    page,
    browser,
    stack,
    watch,
  }) => {
    const email = 'journey.invited@ssdx.test'
    await openScreen(page, 'admin-users')
    await page.getByRole('button', { name: 'Create New Admin' }).click()
    const form = page.getByRole('dialog', { name: 'Create Admin' })
    await form.getByLabel('Name').fill('Jo Journey')
    await form.getByLabel('Choose Role').selectOption('editor')
    await form.getByLabel('Email').fill(email)
    await inspect(page, 'create-admin')
    await form.getByRole('button', { name: 'Create' }).click()
    const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue()
    await inspect(page, 'invitation-link')
    await page.getByRole('button', { name: 'Copy invitation link' }).click()
    await page.getByRole('button', { name: 'Close', exact: true }).click()

    const invited = await browser.newPage({ baseURL: stack.consoleUrl })
    await watch.also(invited.context())
    await invited.goto(link)
    const password = 'a quiet harbour at dusk'
    await invited.getByLabel('Password', { exact: true }).fill(password)
    await invited.getByLabel('Confirm Password', { exact: true }).fill(password)
    await invited.getByRole('button', { name: 'Create account' }).click()
    await signIn(invited, { email, password })
    await expect(invited.getByRole('heading', { name: 'Tasks' })).toBeVisible()
    await invited.context().close()

    // Only now: the search would close a menu that was opened before it.
    await searchFor(page, 'admin-users', email)
    await page.getByRole('button', { name: `Actions for ${email}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByLabel('Type the e-mail to confirm').fill(email)
    await inspect(page, 'delete-admin')
    await page.getByRole('button', { name: 'Delete admin' }).click()
    await expect(page.getByText('No Admin found')).toBeVisible()
  })

  test('sees what a new minimum does before saving it, takes it back, and lets the users redeem', async ({ page }) => {
    await openScreen(page, 'setting')
    const field = page.getByLabel('Minimium Points', { exact: true })
    const before = await field.inputValue()
    await field.fill('100')
    await page.getByRole('button', { name: 'Update Minimium Points' }).click()
    const dialog = page.getByRole('dialog', { name: 'Update Minimium Points?' })
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ more users qualify: \d+ users instead of \d+\.$/)
    await inspect(page, 'save-setting')
    await dialog.getByRole('button', { name: 'Update' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(field).toHaveValue(before)

    await page.getByRole('button', { name: 'Set Can Redeem' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Set Can Redeem' }).click()
    await expect(page.getByText('Redeemable Users Set')).toBeVisible()
  })

  test('goes anywhere by the keyboard: the shortcuts, the palette, a user and a campaign in it', async ({ page }) => {
    await openScreen(page, 'dashboard')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await inspect(page, 'shortcuts')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Search, or type a command' })
    await field.fill('weber')
    await expect(page.getByRole('option', { name: /weber/ }).first()).toBeVisible()
    await inspect(page, 'palette')
    await field.fill('tracked')
    await page.keyboard.press('Enter')
    await untilRead(page, 'tracking')
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
  })

  test('deactivates a user from the palette with three keys beside the name, and takes it back', async ({ page }) => {
    await page.goto('/users?status=active')
    await untilRead(page, 'users')
    const label = await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .getAttribute('aria-label')
    const email = label?.replace('Actions for ', '') ?? 'nobody'
    await openScreen(page, 'dashboard')
    let keys = 0
    const press = async (key: string) => {
      keys += 1
      await page.keyboard.press(key)
    }
    await press('Control+k')
    await page.getByRole('combobox', { name: 'Search, or type a command' }).fill(email)
    await expect(page.getByRole('option', { name: `Deactivate ${email}` })).toBeVisible()
    await press('ArrowDown')
    await press('Enter')
    await expect(page.getByText(`${email} deactivated`)).toBeVisible()
    expect(keys).toBe(3)
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(`${email} activated`)).toBeVisible()
  })

  test('is told that the browser is offline, keeps the rows, and reads them again when it is back', async ({
    page,
    context,
    watch,
  }) => {
    // Requests in flight fail when the browser goes offline, as expected.
    const readAhead = page.waitForResponse(/\/api\/admin\/users\?start=10&/).then((response) => response.finished())
    const counts = page.waitForResponse(/\/api\/admin\/status-counts/).then((response) => response.finished())
    const stats = page.waitForResponse(/\/api\/admin\/general-stats/).then((response) => response.finished())
    const stream = page.waitForResponse(/\/api\/admin\/events/)
    // A new stream would tell what other journeys have just changed.
    await withoutEvents(page, watch)
    await openScreen(page, 'users')
    await Promise.all([readAhead, counts, stats, stream])
    // Drawn by the last script.
    await expect(page.getByRole('button', { name: 'Transactions' })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(/^You're offline\./)).toBeVisible()
    await expect(page.locator('tbody tr')).toHaveCount(10)
    await inspect(page, 'offline')
    const again = page.waitForResponse(/\/api\/admin\/users\?/)
    await context.setOffline(false)
    await again
    await expect(page.getByText(/^You're offline\./)).toHaveCount(0)
  })
})

test('what is typed into a setting survives the end of the session, and is saved after signing in over the page', async ({
  page,
  stack,
  api,
  watch,
}) => {
  watch.expectStatus(401)
  const account = accountOf(stack, 'super-admin')
  await page.goto('/setting')
  await signIn(page, account)
  const field = page.getByLabel('Points Per Task', { exact: true })
  await expect(field).toBeVisible()
  const before = await field.inputValue()
  await field.fill('13')
  const question = page.getByRole('dialog', { name: 'Update Points Per Task?' })
  await page.getByRole('button', { name: 'Update Points Per Task' }).click()
  await expect(question).toBeVisible()

  // The page learns of it by the stream of changes, which ends with the session.
  await api.logout((await page.evaluate(() => localStorage.getItem('access_token'))) ?? '')
  const over = page.getByRole('dialog', { name: 'Your session has ended' })
  await over.getByLabel('Password', { exact: true }).fill(account.password)
  await over.getByRole('button', { name: 'Sign in' }).click()
  await expect(over).toHaveCount(0)
  await expect(field).toHaveValue('13')
  await question.getByRole('button', { name: 'Update' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field).toHaveValue(before)
})
