import { expect } from '../journey'
import { listOf } from './list'
import { test } from './plainJourney'
import { firstRange } from './truth'

test.use({ role: 'admin' })

test('an admin sees moderators alone, truly counted, creates one without an invitation, deactivates and deletes one', async ({
  page,
  server,
}) => {
  const { admins } = server.platform
  const moderators = () => admins.filter(({ role }) => role === 'moderator').map(({ email }) => email)
  const [leaving = '', staying = ''] = moderators()
  const list = listOf(page, 'All Admin')
  const expectModerators = async () => {
    await expect(list.range).toHaveText(firstRange(moderators().length))
    expect(await list.columnToTheEnd('Email')).toEqual(moderators())
  }
  await page.goto('/admin-users')
  await expectModerators()

  const email = 'nora.new@staff.test'
  await page.getByRole('button', { name: 'Create New Admin' }).click()
  const form = page.getByRole('dialog', { name: 'Create Admin' })
  await form.getByLabel('Name').fill('Nora New')
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('The admin user has been added').first()).toBeVisible()
  // There is no invitation to pass on; the dialog says that access is arranged elsewhere.
  await expect(page.getByText(/\b(sign in|signs in|get in|gets in|password)\b/i).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Invitation link' })).toHaveCount(0)
  expect(admins.at(-1)).toMatchObject({ name: 'Nora New', email, role: 'moderator' })
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true })
  if (await page.getByRole('dialog').isVisible()) await close.click()
  await expectModerators()
  // The server's total counts all admins, whoever is listed.
  server.switches.totals = 'body'

  await list.act(staying, 'Deactivate')
  await expect(list.row(staying)).toContainText('Inactive')
  expect(admins.find((admin) => admin.email === staying)?.is_active).toBe(false)

  await list.act(leaving, 'Delete')
  await page.getByLabel('Type the e-mail to confirm').fill(leaving)
  await page.getByRole('button', { name: 'Delete admin' }).click()
  await expect(page.getByText('The admin user has been removed')).toBeVisible()
  expect(moderators()).not.toContain(leaving)
  await expectModerators()
})
