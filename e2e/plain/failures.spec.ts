import { signIn } from '../console/signIn'
import { expect } from '../journey'
import { password } from '../plainServer/sessions'
import { listOf } from './list'
import { test } from './plainJourney'

test.use({ plain: { errors: 'html' } })

test('what goes wrong is told by its status although a proxy sends pages: a refused sign-in, a failed write, an ended session', async ({
  page,
  server,
  watch,
}) => {
  for (const status of [401, 500]) watch.expectStatus(status)
  const { email } = server.accountOf('moderator')
  const alert = page.getByRole('alert')
  const dismiss = async () => {
    await alert.getByRole('button', { name: 'Dismiss' }).click()
    await expect(alert).toHaveCount(0)
  }

  await page.goto('/users')
  await signIn(page, { email, password: 'not this one' })
  await expect(alert).toContainText(/wrong/i)
  await expect(alert).not.toContainText(/<|lost|session/i)
  await dismiss()
  server.failNext('POST /api/admin/login', 500)
  await signIn(page, { email, password })
  await expect(alert).toContainText('Network Error. Try Again')
  await dismiss()
  await signIn(page, { email, password })

  const list = listOf(page, 'Users')
  await expect(list.range).toHaveText('1-10 of 123')
  const user = server.platform.users.find(({ is_active }) => is_active)
  if (!user) throw new Error('No user is active.')
  server.failNext(`PUT /api/admin/users/${user.id}/toggle-activate`, 500)
  await list.act(user.email, 'Deactivate')
  await expect(alert).toContainText('Network Error. Try Again')
  expect(user.is_active).toBe(true)
  await dismiss()
  await list.act(user.email, 'Deactivate')
  await expect(page.getByText('User status has changed')).toBeVisible()
  expect(user.is_active).toBe(false)

  server.failNext('GET /api/admin/assets', 500)
  // By URL: pointing at the link would prefetch, and the page retries a failed prefetch by itself.
  await page.goto('/tracking')
  await expect(alert.filter({ hasText: 'Network Error. Try Again' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(listOf(page, 'Tracked Assets').range).toHaveText('1-10 of 31')

  server.endSessions()
  // Without the pointer: otherwise code that is fetched before the press can open the dialog early, over the link.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Campaigns' }).dispatchEvent('click')
  const over = page.getByRole('dialog', { name: 'Your session has ended' })
  await over.getByLabel('E-mail').fill(email)
  await over.getByLabel('Password', { exact: true }).fill('not this one')
  await over.getByRole('button', { name: 'Sign in' }).click()
  await expect(over.getByRole('alert')).toContainText(/wrong/i)
  await over.getByLabel('Password', { exact: true }).fill(password)
  await over.getByRole('button', { name: 'Sign in' }).click()
  await expect(over).toHaveCount(0)
  await expect(listOf(page, 'Campaigns').range).toHaveText('1-10 of 37')
})
