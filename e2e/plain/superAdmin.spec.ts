import { vestingChain } from '../console/vestingChain'
import { vestingPage } from '../console/vestingPage'
import { expect } from '../journey'
import { usersAtMinimum } from '../plainServer/changes'
import { expectTrueDashboard } from './dashboard'
import { listOf } from './list'
import { test } from './plainJourney'
import { numberText } from './truth'

// A total of all rows beside unfiltered rows: the case in which wrong figures are most likely.
test.use({ role: 'super-admin', plain: { totals: 'body' } })

test('a super-admin changes settings and is told nothing false of what they do, nor of what the server does not offer', async ({
  page,
  server,
  watch,
}) => {
  watch.expectStatus(404)
  const { platform } = server
  const minimum = platform.settings.find(({ key }) => key === 'minimum_points')
  const perTask = platform.settings.find(({ key }) => key === 'points_per_task')
  if (!minimum || !perTask) throw new Error('The server lacks a setting.')
  await expectTrueDashboard(page, platform)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Setting' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  const reached = usersAtMinimum(platform)
  const list = listOf(page, 'Users at the minimum')
  expect(await list.columnToTheEnd('Email')).toEqual(reached.map(({ email }) => email))
  await expect(list.range).toHaveText(new RegExp(`-${reached.length} of ${reached.length}$`))

  const change = async (label: string, value: string) => {
    await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: `Update ${label}` }).click()
    const dialog = page.getByRole('dialog', { name: `Update ${label}?` })
    await expect(dialog.getByRole('status')).toHaveText(/^Couldn't work out the effect/)
    await dialog.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText(/^The setting has been saved/).filter({ hasText: label })).toBeVisible()
  }
  // The server ignores the requested minimum and uses its own.
  await change('Minimium Points', '100')
  expect(minimum.value).toBe(100)
  await change('Points Per Task', '12.5')
  expect(perTask.value).toBe(12.5)

  await page.getByRole('button', { name: 'Set Can Redeem' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Set Can Redeem' }).click()
  await expect(page.getByText(/^This server doesn't support Set Can Redeem/)).toBeVisible()
  await expect(page.getByText('Redeemable Users Set')).toHaveCount(0)

  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: 'Setting' })).toBeVisible()
  await menu.getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByText("This server doesn't record activity.")).toBeVisible()
})

test('a super-admin reads the vesting of an address from the chain, and finds a user whom the first rows do not have', async ({
  page,
  server,
  stack,
}) => {
  const account = stack.wallets[5]?.address ?? ''
  const schedules = await vestingChain(stack).schedules(account)
  expect(schedules.length).toBeGreaterThan(0)
  const vesting = vestingPage(page)
  await page.goto('/vesting')
  await page.getByLabel('Look up an address').fill(account)
  await page.getByRole('button', { name: 'Look up', exact: true }).click()
  await expect(vesting.figure('Total Vest')).toContainText(new RegExp(`^${schedules.length}`))
  await expect(vesting.rows).toHaveCount(schedules.length)
  await expect(vesting.rows.first()).toContainText(numberText((schedules[0]?.amount ?? 0n) / 10n ** 18n))

  const email = server.platform.users[96]?.email ?? 'nobody'
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search, or type a command' }).fill(email)
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  const offered = palette.getByRole('option').filter({ hasText: new RegExp(`${email}|all users|Users`, 'i') })
  await offered.first().click()
  await expect(page).toHaveURL(/\/users\?search=/)
  const list = listOf(page, 'Users')
  await expect(list.range).toHaveText('1-1 of 1')
  expect(await list.column('Email')).toEqual([email])
})
