import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { dayMs } from '../../src/contract/days'
import { assets, campaigns, settings, tasks, users } from '../db/schema'
import { answerOf, assertRefused } from '../testing/answers'
import { assetRow, campaignRow, taskRow, userRow } from '../testing/rows'
import { testedServer } from '../testing/testedServer'
import type { SignedIn, TestServer } from '../testing/testServer'

describe('changes and statistics', () => {
  let server: TestServer
  let as: SignedIn
  testedServer('super-admin', (given) => ({ server, as } = given))

  const campaign = async (id = '1') =>
    (
      await server.db
        .select()
        .from(campaigns)
        .where(eq(campaigns.id, Number(id)))
    )[0]
  const approve = (id = '1') => server.call('approveCampaign', { as, id })
  const toggle = (id = '1') => server.call('toggleCampaign', { as, id })

  test('an approved campaign is active; toggling deactivates and activates it', async () => {
    await server.db.insert(campaigns).values(campaignRow({ title: 'City tour' }))
    assert.equal(answerOf('approveCampaign', await approve()).message, 'City tour approved')
    assert.deepEqual([(await campaign())?.isApproved, (await campaign())?.isActive], [true, true])
    assert.equal(answerOf('toggleCampaign', await toggle()).message, 'City tour deactivated')
    assert.equal((await campaign())?.isActive, false)
    assert.equal(answerOf('toggleCampaign', await toggle()).message, 'City tour activated')
    assert.equal((await campaign())?.isActive, true)
  })

  test('an expired campaign cannot be changed', async () => {
    await server.db
      .insert(campaigns)
      .values([campaignRow({ isExpired: true }), campaignRow({ isExpired: true, isApproved: true, isActive: true })])
    assertRefused(await approve('1'), 409, 'This campaign has expired')
    assertRefused(await toggle('2'), 409, 'This campaign has expired')
    assert.equal((await campaign('2'))?.isActive, true)
  })

  const rowOf = async (id: string) => {
    const { data } = answerOf('campaigns', await server.call('campaigns', { as }))
    return data.campaign_ads.find((row) => row.id === id)
  }
  /** Nobody stays signed in for days. */
  const pass = async (milliseconds: number) => {
    server.advance(milliseconds)
    as = await server.signIn('super-admin')
  }

  test('a campaign runs for its days from the approval; from then on it has expired and cannot be changed', async () => {
    await server.db.insert(campaigns).values(campaignRow({ duration: 2 }))
    assert.equal((await rowOf('1'))?.expires_at, '')
    await approve()
    const end = new Date(server.clock() + 2 * dayMs).toISOString()
    await pass(2 * dayMs - 1)
    assert.deepEqual([(await rowOf('1'))?.expires_at, (await rowOf('1'))?.is_expired], [end, false])
    answerOf('toggleCampaign', await toggle())
    answerOf('toggleCampaign', await toggle())
    await pass(1)
    assert.deepEqual([(await rowOf('1'))?.is_expired, (await rowOf('1'))?.is_active], [true, true])
    assertRefused(await toggle(), 409, 'This campaign has expired')
    assertRefused(await approve(), 409, 'This campaign has expired')
    assert.equal((await rowOf('1'))?.is_active, true)
  })

  test('a campaign that expires is no inactive one of the statistics any more', async () => {
    await server.db.insert(campaigns).values(campaignRow({ duration: 1 }))
    await approve()
    await toggle()
    const inactive = async () =>
      answerOf('campaignStats', await server.call('campaignStats', { as }))['campaign-stats'].inative_campaigns
    await pass(dayMs - 1)
    assert.equal(await inactive(), '1')
    await pass(1)
    assert.equal(await inactive(), '0')
  })

  test('an approved campaign without a last day never expires, and one for millions of years can be read', async () => {
    const approved = { title: '', isApproved: true, isActive: true }
    await server.db.insert(campaigns).values([campaignRow(approved), campaignRow({ duration: 2_000_000_000 })])
    await approve('2')
    await pass(10_000 * dayMs)
    assert.deepEqual([(await rowOf('1'))?.expires_at, (await rowOf('1'))?.is_expired], ['', false])
    assert.equal(answerOf('toggleCampaign', await toggle('1')).message, 'Campaign 1 deactivated')
    assert.match((await rowOf('2'))?.expires_at ?? '', /^21\d\d-/)
  })

  test('a waiting campaign cannot be toggled, an approved one not approved again', async () => {
    await server.db.insert(campaigns).values(campaignRow())
    assertRefused(await toggle(), 409, "This campaign isn't approved yet")
    await approve()
    await toggle()
    assertRefused(await approve(), 409, 'This campaign is already approved')
    assert.equal((await campaign())?.isActive, false)
  })

  test('toggles at once are serialised: each acts on what the one before left', async () => {
    await server.db.insert(campaigns).values(campaignRow({ title: 'Sale', isApproved: true, isActive: true }))
    const replies = await Promise.all([toggle(), toggle(), toggle()])
    const messages = replies.map((reply) => answerOf('toggleCampaign', reply).message)
    assert.deepEqual(messages.sort(), ['Sale activated', 'Sale deactivated', 'Sale deactivated'])
    assert.equal((await campaign())?.isActive, false)
  })

  test('a change of one row leaves the others as they are', async () => {
    const approved = campaignRow({ isApproved: true, isActive: true })
    await server.db.insert(campaigns).values([campaignRow(), campaignRow(), approved])
    await server.db.insert(tasks).values([taskRow(), taskRow()])
    await server.db.insert(users).values([userRow(), userRow()])
    const state = async () => [
      await server.db.select().from(campaigns).orderBy(campaigns.id),
      await server.db.select().from(tasks).orderBy(tasks.id),
      await server.db.select().from(users).orderBy(users.id),
      await server.db.select().from(settings).orderBy(settings.id),
    ]
    const before = await state()
    for (const name of ['approveCampaign', 'toggleCampaign', 'toggleTask', 'toggleUser'] as const)
      answerOf(name, await server.call(name, { as, id: '1' }))
    answerOf('updateSetting', await server.call('updateSetting', { as, id: '1', body: { value: '50' } }))
    const after = await state()
    assert.deepEqual(
      after.map((rows) => rows.slice(1)),
      before.map((rows) => rows.slice(1)),
    )
  })

  test('a row that is not there is 404, whatever stands for its id', async () => {
    for (const name of [
      'approveCampaign',
      'toggleCampaign',
      'toggleUser',
      'toggleTask',
      'toggleAdmin',
      'deleteAdmin',
    ] as const)
      for (const id of ['999', '0', '01', '-1', '1.5', 'abc', '1 or 1=1', '../users', '99999999999999999999', '%00'])
        assertRefused(await server.call(name, { as, id }), 404)
  })

  test('users and tasks toggle, and a user without an e-mail is named by the id', async () => {
    await server.db.insert(users).values([userRow({ email: 'mona@example.com' }), userRow({ email: '' })])
    assert.equal(answerOf('toggleUser', await server.call('toggleUser', { as, id: '2' })).message, 'User 2 deactivated')
    await server.db.insert(tasks).values(taskRow())
    assert.equal(
      answerOf('toggleUser', await server.call('toggleUser', { as, id: '1' })).message,
      'mona@example.com deactivated',
    )
    assert.equal(
      answerOf('toggleUser', await server.call('toggleUser', { as, id: '1' })).message,
      'mona@example.com activated',
    )
    assert.equal(answerOf('toggleTask', await server.call('toggleTask', { as, id: '1' })).message, 'Task 1 deactivated')
    assert.equal(answerOf('toggleTask', await server.call('toggleTask', { as, id: '1' })).message, 'Task 1 activated')
  })

  test('Set Can Redeem marks the active users who reach the minimum, and says when there are none', async () => {
    assertRefused(await server.call('setCanRedeem', { as }), 409, 'No User reach Minimum Point.')
    const points = [{ spunkyPoints: '999' }, { spunkyPoints: '1000' }, { spunkyPoints: '5000', isActive: false }]
    await server.db.insert(users).values(points.map(userRow))
    assert.equal(answerOf('setCanRedeem', await server.call('setCanRedeem', { as })).message, 'Redeemable Users Set')
    const marked = await server.db.select({ id: users.id }).from(users).where(eq(users.canRedeem, true))
    assert.deepEqual(marked, [{ id: 2 }])
  })

  test('a setting comes back as exactly the number that was set', async () => {
    const samples = [
      '0',
      '0.1',
      '0.000000000000000001',
      '99999999999999999999',
      '12345678901234567890.123456789012345678',
      '1000000',
    ]
    for (const value of samples) {
      answerOf('updateSetting', await server.call('updateSetting', { as, id: '1', body: { value } }))
      const { data } = answerOf('settings', await server.call('settings', { as }))
      assert.equal(data[0]?.value, value)
    }
    for (const value of ['', ' ', '-1', '1e3', 'abc', '0.0000000000000000001', '1'.repeat(21), 5, null, ['1']])
      assertRefused(await server.call('updateSetting', { as, id: '1', body: { value } }), 422)
    assertRefused(await server.call('updateSetting', { as, id: '99', body: { value: '1' } }), 404)
  })

  test('the points per task are whole, as those of a task are; other settings need not be', async () => {
    const { data } = answerOf('settings', await server.call('settings', { as }))
    for (const { id, key } of data) {
      const reply = await server.call('updateSetting', { as, id, body: { value: '2.5' } })
      if (key === 'points_per_task') assertRefused(reply, 422, 'Points Per Task must be a whole number')
      else answerOf('updateSetting', reply)
    }
    const id = data.find(({ key }) => key === 'points_per_task')?.id ?? ''
    answerOf('updateSetting', await server.call('updateSetting', { as, id, body: { value: '3.0' } }))
  })

  test('campaign statistics count total, approved and inactive', async () => {
    const states = [
      {},
      { isApproved: true, isActive: true },
      { isApproved: true },
      { isApproved: true, isExpired: true },
      { isExpired: true },
    ]
    await server.db.insert(campaigns).values(states.map(campaignRow))
    const answer = answerOf('campaignStats', await server.call('campaignStats', { as }))
    assert.deepEqual(answer, {
      'campaign-stats': { total_campaigns: '5', approve_campaigns: '3', inative_campaigns: '1' },
    })
  })

  test('general and asset statistics add up exactly', async () => {
    const amounts = ['0.1', '0.2', '9007199254740993']
    await server.db
      .insert(campaigns)
      .values([...amounts.map((amount) => campaignRow({ amount, isApproved: true })), campaignRow()])
    await server.db.insert(users).values(['9007199254740993', '1'].map((spunkyPoints) => userRow({ spunkyPoints })))
    await server.db.insert(assets).values([assetRow(), assetRow({ status: 'completed' })])
    const general = answerOf('generalStats', await server.call('generalStats', { as }))
    assert.deepEqual(general, { revenue: '9007199254740993.3', total_users: '2', point_earned: '9007199254740994' })
    assert.deepEqual(answerOf('assetStats', await server.call('assetStats', { as })), { total_tracked_assets: '2' })
  })

  test('a change is logged with who made it, and a read is not', async (context) => {
    const { log } = server.app
    context.mock.method(log, 'child', () => log)
    const info = context.mock.method(log, 'info')
    await server.call('settings', { as })
    await server.call('updateSetting', { as, id: '1', body: { value: '7' } })
    const logged = info.mock.calls.map(({ arguments: given }) => given).filter(([, message]) => message === 'changed')
    const change = { adminId: as.admin.id, endpoint: 'updateSetting', params: { id: '1' } }
    assert.equal(JSON.stringify(logged), JSON.stringify([[change, 'changed']]))
  })

  test('an empty platform has zeros, not blanks', async () => {
    const general = answerOf('generalStats', await server.call('generalStats', { as }))
    assert.deepEqual(general, { revenue: '0', total_users: '0', point_earned: '0' })
  })
})
