import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { hashPassword } from '../../server/auth/passwords'
import { assets, campaigns, tasks, users } from '../../server/db/schema'
import { assetRow, campaignRow, taskRow, userRow } from '../../server/testing/rows'
import { testServer, type TestServer } from '../../server/testing/testServer'
import { files } from '../../server/testing/videos'
import { endpoints, type EndpointName } from '../../src/contract/endpoints'
import { openConsole, sendFile, type ApiConsole } from './apiConsole'

const firstPage = { start: 0, end: 9 }
const password = 'correct horse battery'

describe('every call of the console against the real server', () => {
  let server: TestServer
  let desk: ApiConsole
  before(async () => {
    server = await testServer({ allowedHosts: undefined })
    desk = await openConsole(await server.app.listen({ host: '127.0.0.1', port: 0 }))
  })
  beforeEach(async () => {
    await server.reset()
    const { db } = server
    await db
      .insert(campaigns)
      .values([campaignRow({ title: 'Sale' }), campaignRow({ title: 'Winter', isApproved: true })])
    await db.insert(users).values([userRow({ email: 'rich@example.com', spunkyPoints: '5000' }), userRow()])
    await db.insert(assets).values([assetRow(), assetRow()])
    await db.insert(tasks).values([taskRow(), taskRow({ points: '12' })])
    desk.open((await server.signIn('super-admin', { email: 'boss@example.com', name: 'Bo' })).token)
  })
  after(() => server.close())

  const nothing = (...applied: string[]) => ({ rows: [], sent: 0, total: 0, applied })
  const page = <Row>({ rows, total }: { rows: Row[]; total: number | undefined }) => ({ first: rows.at(-1), total })

  const calls = {
    async login({ call, api }) {
      // A cheap hash, because resistance to guessing is not tested here.
      const passwordHash = await hashPassword(password, 1024)
      await server.signIn('moderator', { email: 'mona@example.com', name: 'Mona', passwordHash })
      const { token, admin } = await call(api.login.initiate({ email: 'mona@example.com', password }))
      assert.match(token, /^[\w-]{43}$/)
      assert.deepEqual(admin, { role: 'moderator', name: 'Mona', email: 'mona@example.com' })
    },
    async register({ call, api }) {
      const { invitation } = await call(
        api.createAdmin.initiate({ name: 'Nora', role: 'editor', email: 'nora@example.com' }),
      )
      const { message } = await call(api.register.initiate({ invitation, password, password_confirmation: password }))
      assert.equal(message, 'Your password is set. Sign in with it')
      assert.equal((await call(api.login.initiate({ email: 'nora@example.com', password }))).admin.role, 'editor')
    },
    async invitation({ call, api }) {
      const { invitation } = await call(
        api.createAdmin.initiate({ name: 'Nora', role: 'editor', email: 'nora@example.com' }),
      )
      assert.deepEqual(await call(api.invitation.initiate({ invitation })), {
        name: 'Nora',
        email: 'nora@example.com',
        role: 'editor',
        invited_by: 'Bo',
      })
    },
    async logout({ call, api }) {
      assert.equal((await call(api.logout.initiate())).message, 'Signed out')
      const { error } = await desk.dispatch(api.generalStats.initiate(undefined, { forceRefetch: true }))
      assert.ok(error && 'status' in error)
      assert.equal(error.status, 401)
      assert.equal(desk.refusals.length, 1)
    },
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
    async series({ call, api }) {
      const { steps, before, points } = await call(api.series.initiate({ days: 7, by: 'day' }))
      const today = new Date(server.clock()).toISOString().slice(0, 10)
      assert.deepEqual([steps.length, steps.at(-1)?.to, steps.at(-1)?.is_over], [7, today, false])
      assert.deepEqual(before, { users: '0', submitted: '0', approved: '0', revenue: '0' })
      // The server's clock is before the first day that its database records.
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
    async adminUsers({ call, api }) {
      const { first, total } = page(await call(api.adminUsers.initiate(firstPage)))
      assert.deepEqual([first?.name, first?.role, first?.is_active, total], ['Bo', 'super-admin', true, 1])
    },
    async createAdmin({ call, api }) {
      const created = await call(api.createAdmin.initiate({ name: 'Nora', role: 'editor', email: 'nora@example.com' }))
      assert.match(created.invitation, /^[\w-]{43}$/)
      assert.ok(Date.parse(created.expires_at) > server.clock())
    },
    async toggleAdmin({ call, api }) {
      const { admin } = await server.signIn('moderator')
      assert.equal((await call(api.toggleAdmin.initiate(String(admin.id)))).message, `${admin.email} deactivated`)
    },
    async deleteAdmin({ call, api }) {
      const { admin } = await server.signIn('moderator')
      assert.equal((await call(api.deleteAdmin.initiate(String(admin.id)))).message, `${admin.email} deleted`)
      assert.equal((await call(api.adminUsers.initiate(firstPage))).total, 1)
    },
    async tasks({ call, api }) {
      const { rows, total } = await call(api.tasks.initiate(firstPage))
      assert.deepEqual([rows[0]?.points, rows[0]?.type, total], ['12', '1', 2])
      assert.match(rows[0]?.media ?? '', /^\/media\//)
    },
    async createTask({ call, api }) {
      const media = new File([files.mp4], 'video.mp4', { type: 'video/mp4' })
      const task = { instructions: 'Watch to the end', type: 2 }
      const { message, id } = await sendFile(media, (name) => call(api.createTask.initiate({ ...task, media: name })))
      assert.deepEqual([message, id], ['Task 3 uploaded', '3'])
      const { rows } = await call(api.tasks.initiate(firstPage))
      assert.equal(rows.find(({ instructions }) => instructions === 'Watch to the end')?.type, '2')
    },
    async toggleTask({ call, api }) {
      assert.equal((await call(api.toggleTask.initiate('1'))).message, 'Task 1 deactivated')
    },
    async taskThumbnail({ call, api, holdPicture }) {
      const picture = holdPicture(files.jpeg.toString('base64'))
      assert.equal((await call(api.taskThumbnail.initiate({ id: '1', picture }))).message, 'Thumbnail of task 1 kept')
      const { rows } = await call(api.tasks.initiate(firstPage))
      const thumbnails = new Map(rows.map(({ id, thumbnail }) => [id, thumbnail?.split('?')[0] ?? 'none']))
      assert.match(thumbnails.get('1') ?? '', /^\/media\/[\w-]+\.jpg$/)
      assert.equal(thumbnails.get('2'), '')
    },
    async campaigns({ call, api }) {
      const { first, total } = page(await call(api.campaigns.initiate(firstPage)))
      assert.deepEqual([first?.id, first?.title, first?.duration, first?.amount], ['1', 'Sale', '30', '100.5'])
      assert.deepEqual([first?.is_approved, first?.is_active, first?.is_expired, total], [false, false, false, 2])
      assert.equal(first?.expires_at, '')
      assert.equal((await call(api.campaigns.initiate({ ...firstPage, status: 'waiting' }))).total, 1)
    },
    async relatedCampaigns({ call, api }) {
      const { rows, total } = await call(api.relatedCampaigns.initiate('1'))
      assert.deepEqual([rows.map(({ title }) => title), total], [['Winter'], 1])
    },
    async toggleCampaign({ call, api }) {
      assert.equal((await call(api.toggleCampaign.initiate('2'))).message, 'Winter activated')
    },
    async approveCampaign({ call, api }) {
      assert.equal((await call(api.approveCampaign.initiate('1'))).message, 'Sale approved')
      const { first } = page(await call(api.campaigns.initiate(firstPage)))
      const end = new Date(server.clock() + 30 * 24 * 60 * 60_000).toISOString()
      assert.deepEqual([first?.is_approved, first?.is_active, first?.expires_at], [true, true, end])
    },
    async campaignThumbnail({ call, api, holdPicture }) {
      const picture = holdPicture(files.jpeg.toString('base64'))
      const { message } = await call(api.campaignThumbnail.initiate({ id: '2', picture }))
      assert.equal(message, 'Thumbnail of campaign 2 kept')
      const { rows } = await call(api.campaigns.initiate(firstPage))
      assert.match(rows.find(({ id }) => id === '2')?.thumbnail ?? '', /^\/media\/[\w-]+\.jpg\?/)
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
    async activity({ call, api }) {
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
    async viewCampaign({ call, api }) {
      assert.ok((await call(api.viewCampaign.initiate({ id: '1', open: true }))).message)
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
  } satisfies Record<Exclude<EndpointName, 'events'>, (desk: ApiConsole) => Promise<void>>

  for (const [name, exercise] of Object.entries(calls))
    test(`${name} is sent and read as the server has it`, () => exercise(desk))

  test('the table of endpoints, the calls of the console and these tests are the same set', () => {
    // The stream of events is no call; `e2e/api/events.test.ts` reads it.
    const names = Object.keys(endpoints)
      .filter((name) => name !== 'events')
      .sort()
    assert.deepEqual(Object.keys(desk.api).sort(), names)
    assert.deepEqual(Object.keys(calls).sort(), names)
  })

  test('a refusal comes with its message and the id under which the server has it', async () => {
    const { error } = await desk.dispatch(desk.api.approveCampaign.initiate('999'))
    assert.ok(error && 'requestId' in error && 'data' in error)
    assert.match(error.requestId ?? '', /./)
    assert.deepEqual(error.data, { message: 'This campaign no longer exists' })
  })
})
