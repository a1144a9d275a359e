import { expect } from '../journey'
import { untilStill } from '../watch/inspect'
import { listOf } from './list'
import { test } from './plainJourney'
import { dayText, downwards, firstRange, isFrom, numberText } from './truth'

test.use({ role: 'moderator' })

test('a moderator pages users to the very end, sorts them by points, finds some by e-mail and deactivates two', async ({
  page,
  server,
}) => {
  const { users } = server.platform
  const list = listOf(page, 'Users')
  await page.goto('/users')
  await expect(list.range).toHaveText('1-10 of 123')
  expect(await list.columnToTheEnd('Email')).toEqual(users.map(({ email }) => email))
  await expect(list.range).toHaveText('121-123 of 123')

  await page.goto('/users')
  for (const order of ['ascending', 'descending']) {
    await page.getByRole('button', { name: 'Points' }).click()
    await expect(page.getByRole('columnheader', { name: 'Points' })).toHaveAttribute('aria-sort', order)
  }
  await expect(list.range).toHaveText('1-10 of 123')
  expect(await list.columnToTheEnd('Points')).toEqual(
    downwards(users.map(({ spunky_points }) => spunky_points)).map(numberText),
  )

  const part = users[96]?.email.split('@')[0]?.split('.')[1] ?? 'nobody'
  const found = users.filter(({ email }) => email.toLowerCase().includes(part.toLowerCase()))
  await page.goto('/users')
  const search = page.getByRole('searchbox', { name: 'search by email' })
  await search.fill(part.toUpperCase())
  await expect(list.range).toHaveText(firstRange(found.length))
  expect(await list.column('Email')).toEqual(found.map(({ email }) => email))

  const chosen = found.filter(({ is_active }) => is_active).slice(0, 2)
  expect(chosen).toHaveLength(2)
  const before = users.filter(({ is_active }) => is_active).length
  for (const { email } of chosen) await page.getByRole('checkbox', { name: `Select ${email}`, exact: true }).check()
  await page.getByRole('button', { name: 'Deactivate 2' }).click()
  const results = page.getByRole('dialog', { name: '2 users deactivated' })
  await expect(results.getByRole('listitem').filter({ hasText: /User status has changed$/ })).toHaveCount(2)
  await results.getByRole('button', { name: 'Close' }).click()
  expect(chosen.map(({ is_active }) => is_active)).toEqual([false, false])
  expect(users.filter(({ is_active }) => is_active)).toHaveLength(before - 2)
  for (const { email } of chosen) await expect(list.row(email)).toContainText('Inactive')

  // While the rest is loading, it is unknown whether there is no match.
  const last = users[120]?.email ?? 'nobody'
  await page.goto('/users')
  const release = server.hold('/users?start=100')
  await search.fill(last)
  await expect(page.getByText(/^100 (of 123 )?rows read/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  await expect(page.getByText('No user found')).toHaveCount(0)
  release()
  await expect(list.range).toHaveText('1-1 of 1')
  expect(await list.column('Email')).toEqual([last])
  await search.fill('nobody@nowhere')
  await expect(page.getByText('No user found')).toBeVisible()
})

test.describe('with exactly two pages of tasks', () => {
  test.use({ plain: { tasks: 20 } })

  test('assets are those from a day on and of a status, and a list of exactly 20 rows has an end', async ({
    page,
    server,
  }) => {
    const { assets } = server.platform
    const list = listOf(page, 'Tracked Assets')
    await page.goto('/tracking')
    await expect(list.range).toHaveText('1-10 of 31')
    expect(await list.columnToTheEnd('Date')).toEqual(assets.map(({ created_at }) => dayText(created_at)))

    const start = new Date('2026-05-03T00:00:00Z')
    const kept = assets.filter(isFrom(start))
    await page.goto('/tracking')
    await page.getByLabel('From').fill('2026-05-03')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(list.range).toHaveText(firstRange(kept.length))
    expect(await list.columnToTheEnd('Date')).toEqual(kept.map(({ created_at }) => dayText(created_at)))

    const completed = kept.filter(({ status }) => status === 'completed')
    await page.getByRole('radio', { name: 'completed' }).click()
    await expect(list.range).toHaveText(firstRange(completed.length))
    for (const cell of await list.column('Status')) expect(cell).toContain('completed')
    expect(await list.column('Date')).toEqual(completed.map(({ created_at }) => dayText(created_at)))
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(list.range).toHaveText(firstRange(assets.filter(({ status }) => status === 'completed').length))

    const tasks = listOf(page, 'Tasks')
    await page.goto('/tasks')
    await tasks.next.click()
    await expect(tasks.range).toHaveText(/^11-20 of 20/)
    // The server does not say that these are the last; another page may have to be read to know it.
    await expect(async () => {
      if (await tasks.next.isEnabled()) await tasks.next.click({ timeout: 1_000 })
      await expect(tasks.range).toHaveText('11-20 of 20', { timeout: 1_000 })
      await expect(tasks.next).toBeDisabled({ timeout: 1_000 })
    }).toPass({ timeout: 20_000 })
    await expect(page.getByRole('article')).toHaveCount(10)
  })
})

test('all users that match are deactivated and taken back by U, and the tabs have figures once all rows have been read', async ({
  page,
  server,
}) => {
  const { users } = server.platform
  const list = listOf(page, 'Users')
  await page.goto('/users')
  await expect(list.range).toHaveText('1-10 of 123')
  const tab = (name: string | RegExp) => page.getByRole('radio', { name, exact: true })
  await expect(tab('All')).toBeVisible()
  await tab('Active').click()
  const active = users.filter(({ is_active }) => is_active)
  await expect(list.range).toHaveText(firstRange(active.length))
  await expect(tab(`All, ${users.length}`)).toBeVisible()
  await expect(tab(`Inactive, ${users.length - active.length}`)).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await page.getByRole('button', { name: `Select all ${active.length} that match` }).click()
  await page.getByRole('button', { name: `Deactivate ${active.length}` }).click()
  const results = page.getByRole('dialog', { name: `${active.length} users deactivated` })
  await results.getByRole('button', { name: 'Close', exact: true }).click()
  expect(users.filter(({ is_active }) => is_active)).toEqual([])
  await expect(tab('Active, 0')).toBeVisible()

  await page.keyboard.press('u')
  await expect(page.getByRole('dialog', { name: `${active.length} users activated` })).toBeVisible()
  expect(users.filter(({ is_active }) => is_active)).toEqual(active)
  // Each row was read and written by itself, and no row of another page was searched for in the whole list.
  const reads = server.calls.filter((name) => name === 'GET /api/admin/users').length
  expect(reads).toBeLessThan(12 * active.length)
  expect(server.calls.filter((name) => name.endsWith('/status-counts'))).toHaveLength(1)
})

test('the tabs of a list stay where they are when the server turns out to count no rows', async ({ page, server }) => {
  const release = server.hold('/status-counts')
  const asked = page.waitForRequest(/status-counts/)
  await page.goto('/users')
  const answered = (await asked).response()
  const tabs = page.locator('#root .status-tabs label')
  const places = () => tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().right)))
  const before = await places()
  expect(before).toHaveLength(3)
  release()
  await answered
  await untilStill(page)
  expect(await places()).toEqual(before)
})
