import assert from 'node:assert/strict'
import { firstPage, page, type Exercises } from './exercise'

const nothing = (...applied: string[]) => ({ rows: [], sent: 0, total: 0, applied, isOver: undefined })

/** Figures, users with what is known of them, settings and activity. */
export const platformCalls = {
  async generalStats({ call, api }) {
    assert.deepEqual(await call(api.generalStats.initiate()), {
      revenue: '100.5',
      total_users: '2',
      point_earned: '5000',
    })
    const { points } = await call(api.generalStats.initiate('points'))
    assert.deepEqual(
      [points?.[0], points?.at(-1)],
      [
        { from: '0', users: '1' },
        { from: '5000', users: '1' },
      ],
    )
  },
  async series({ call, api }, server) {
    const { steps, before, points } = await call(api.series.initiate({ days: 7, by: 'day' }))
    const today = new Date(server.clock()).toISOString().slice(0, 10)
    assert.deepEqual([steps.length, steps.at(-1)?.to, steps.at(-1)?.is_over], [7, today, false])
    assert.deepEqual(before, { users: '0', submitted: '0', approved: '0', revenue: '0' })
    // The clock of the server is earlier than the first day that its database records.
    assert.deepEqual([points?.today, points?.before, steps.at(-1)?.points], [null, null, null])
  },
  async campaignStats({ call, api }) {
    assert.deepEqual(await call(api.campaignStats.initiate()), {
      total_campaigns: '2',
      approve_campaigns: '1',
      inative_campaigns: '1',
    })
  },
  async assetStats({ call, api }) {
    assert.deepEqual(await call(api.assetStats.initiate()), { total_tracked_assets: '2' })
  },
  async statusCounts({ call, api }) {
    assert.deepEqual(await call(api.statusCounts.initiate({ list: 'users', search: 'RICH@' })), {
      total: 1,
      statuses: [
        { status: 'active', count: 1 },
        { status: 'inactive', count: 0 },
      ],
    })
  },
  async assets({ call, api }) {
    const { first, total } = page(await call(api.assets.initiate(firstPage)))
    assert.deepEqual([first?.id, first?.status, first?.contract_address, total], ['1', 'tracking', '', 2])
    const later = { ...firstPage, created_from: '2999-01-01T00:00:00Z' }
    assert.deepEqual(await call(api.assets.initiate(later)), nothing('created_from'))
  },
  async users({ call, api }) {
    const { first, total } = page(await call(api.users.initiate(firstPage)))
    assert.deepEqual(
      [first?.email, first?.spunky_points, first?.is_active, total],
      ['rich@example.com', '5000', true, 2],
    )
    assert.equal((await call(api.users.initiate({ ...firstPage, search: 'RICH@' }))).total, 1)
    const { rows } = await call(api.users.initiate({ ...firstPage, sort: '-spunky_points', status: 'active' }))
    assert.deepEqual(
      rows.map(({ spunky_points }) => spunky_points),
      ['5000', '0'],
    )
  },
  async minPointsUsers({ call, api }) {
    const { first, total } = page(await call(api.minPointsUsers.initiate(firstPage)))
    assert.deepEqual([first?.email, total], ['rich@example.com', 1])
    assert.equal((await call(api.minPointsUsers.initiate({ ...firstPage, minimum: '5001' }))).total, 0)
  },
  async setCanRedeem({ call, api }) {
    assert.equal((await call(api.setCanRedeem.initiate())).message, 'Redeemable Users Set')
  },
  async toggleUser({ call, api }) {
    assert.equal((await call(api.toggleUser.initiate('1'))).message, 'rich@example.com deactivated')
    assert.equal(page(await call(api.users.initiate(firstPage))).first?.is_active, false)
  },
  async settings({ call, api }) {
    const { rows, total } = await call(api.settings.initiate(firstPage))
    assert.deepEqual([rows[0]?.key, total], ['referral_bonus', 6])
  },
  async updateSetting({ call, api }) {
    const value = '0.000000000000000001'
    await call(api.updateSetting.initiate({ id: '1', value }))
    assert.equal((await call(api.settings.initiate(firstPage))).rows[0]?.value, value)
  },
  async activity({ call, api }, server) {
    await call(api.toggleUser.initiate('1'))
    const { rows, total } = await call(api.activity.initiate(firstPage))
    const { id, actor, role, action, outcome, before, after } = rows[0] ?? {}
    // Ids count from 1 and entries are never deleted.
    assert.deepEqual([id, actor, role], [String(total), 'boss@example.com', 'super-admin'])
    assert.deepEqual(
      [action, outcome, before, after],
      ['toggleUser', 'done', '{"is_active":true}', '{"is_active":false}'],
    )
    assert.match(rows[0]?.request_id ?? '', /./)
    assert.equal(Date.parse(rows[0]?.created_at ?? ''), server.clock())
    const narrowed = { ...firstPage, search: 'RICH@', status: 'refused', sort: '-actor' }
    assert.deepEqual(await call(api.activity.initiate(narrowed)), nothing('status', 'sort', 'search'))
  },
  async dossier({ call, api }) {
    await call(api.toggleUser.initiate('1'))
    const { users, staff, assets, activity } = await call(api.dossier.initiate('RICH@example.com'))
    assert.deepEqual(
      [users.total, users.rows[0]?.email, users.rows[0]?.is_active, users.rows[0]?.can_redeem],
      [1, 'rich@example.com', false, false],
    )
    assert.deepEqual([staff, assets.total, activity?.rows[0]?.action], [{ rows: [], total: 0 }, 0, 'toggleUser'])
  },
} satisfies Exercises
