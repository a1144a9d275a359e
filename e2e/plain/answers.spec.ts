import { expect } from '../journey'
import { expectTrueDashboard } from './dashboard'
import { listOf } from './list'
import { test } from './plainJourney'
import { campaignsThatAre, dayText, firstRange, isFrom } from './truth'

test.use({ role: 'super-admin' })

for (const dates of ['seconds', 'milliseconds'] as const)
  test.describe(`with dates as ${dates}`, () => {
    test.use({ plain: { dates } })

    test(`dates that come as ${dates} are the days of users, admins and assets, and narrow a list`, async ({
      page,
      server,
    }) => {
      const { users, admins, assets } = server.platform
      const shown = async (path: string, label: string, head: string) => {
        await page.goto(path)
        return listOf(page, label).column(head)
      }
      const firstDays = (rows: readonly { created_at: Date | string }[]) =>
        rows.slice(0, 10).map(({ created_at }) => dayText(created_at))
      expect(await shown('/users', 'Users', 'Date Joined')).toEqual(firstDays(users))
      expect(await shown('/admin-users', 'All Admin', 'Date Joined')).toEqual(firstDays(admins))
      expect(await shown('/tracking', 'Tracked Assets', 'Date')).toEqual(firstDays(assets))

      const kept = assets.filter(isFrom(new Date('2026-05-15T00:00:00Z')))
      expect(kept.length).toBeLessThan(10)
      expect(await shown('/tracking?from=2026-05-15', 'Tracked Assets', 'Date')).toEqual(firstDays(kept))
      await expect(listOf(page, 'Tracked Assets').range).toHaveText(`1-${kept.length} of ${kept.length}`)
    })
  })

test.describe('where every list is sent whole', () => {
  test.use({ plain: { paging: 'ignored' } })

  test('a server that ignores pages has pages, counts and rows that are true, and so has one whose totals count every row', async ({
    page,
    server,
  }) => {
    const { users, campaigns, tasks } = server.platform
    const list = listOf(page, 'Users')
    await page.goto('/users?page=12')
    expect(await list.columnToTheEnd('Email')).toEqual(users.slice(110).map(({ email }) => email))
    await expect(list.range).toHaveText('121-123 of 123')

    const running = campaigns.filter(({ is_active }) => is_active)
    await page.goto('/campaign?status=active')
    expect(await listOf(page, 'Campaigns').columnToTheEnd('CAMPAIGN NAME')).toEqual(running.map(({ title }) => title))

    await page.goto('/tasks?page=2')
    await expect(listOf(page, 'Tasks').range).toHaveText(`11-${tasks.length} of ${tasks.length}`)

    // A server that does not filter sends the total of all rows.
    Object.assign(server.switches, { paging: 'windows', totals: 'body' })
    const active = tasks.filter(({ is_active }) => is_active)
    await page.goto('/tasks?status=active')
    await expect(listOf(page, 'Tasks').range).toHaveText(firstRange(active.length))
    await expect(page.getByRole('article')).toHaveCount(active.length)
  })
})

test.describe('where fields that the API does not specify are refused', () => {
  test.use({ plain: { otherFields: 'refused' } })

  test('a server that refuses searches, filters and orders has them all the same, and a true dashboard, review and palette', async ({
    page,
    server,
    watch,
  }) => {
    watch.expectStatus(422)
    watch.expectStatus(404)
    const { platform } = server
    const last = platform.users[120]?.email ?? 'nobody'
    await page.goto(`/users?search=${last.toUpperCase()}&sort=email`)
    await expect(listOf(page, 'Users').range).toHaveText('1-1 of 1')
    expect(await listOf(page, 'Users').column('Email')).toEqual([last])

    await expectTrueDashboard(page, platform)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search, or type a command' }).fill(last)
    await expect(page.getByRole('option', { name: new RegExp(`^${last}`) })).toBeVisible()

    const waiting = campaignsThatAre(platform, 'Waiting Approval')
    await page.goto('/campaign/review')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(waiting[0]?.title ?? '')
    await expect(page.getByText(`1 of ${waiting.length}`, { exact: true })).toBeVisible()
  })
})
