import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, beforeEach, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { admins, campaigns, sessions, tasks, users } from '../db/schema'
import { answerOf, assertRefused } from '../testing/answers'
import { readEvents } from '../testing/eventReader'
import { campaignRow, taskRow, userRow } from '../testing/rows'
import { testServer, type TestServer } from '../testing/testServer'
import { streamsPerAccount } from './hub'

const metricsToken = 'a-token-for-the-metrics-of-32-characters'

describe('the stream of events', () => {
  let server: TestServer
  let address: string
  before(async () => {
    const allowedHosts = ['localhost:80']
    server = await testServer({ metricsToken, allowedHosts })
    const host = `127.0.0.1:${await server.listen()}`
    allowedHosts.push(host)
    address = `http://${host}`
  })
  beforeEach(async () => {
    await server.reset()
    await server.db.insert(campaigns).values([campaignRow(), campaignRow(), campaignRow()])
    await server.db.insert(users).values(userRow())
    await server.db.insert(tasks).values(taskRow())
  })
  after(() => server.close())

  const open = async (as: { authorization: string }, lastId?: string) => {
    const stream = await readEvents(address, as, { lastId })
    const first = await stream.next()
    assert.equal(first?.event, 'opened')
    return { ...stream, id: first.id }
  }

  test('tells what a colleague has changed and who it was, and nothing of how', async () => {
    const [mona, bo] = [await server.signIn('moderator', { name: 'Mona' }), await server.signIn('super-admin')]
    const stream = await open(bo)
    assert.equal((await server.call('approveCampaign', { as: mona, id: '2' })).status, 200)
    const told = await stream.next()
    assert.equal(told?.event, 'changed')
    assert.deepEqual(told.data, {
      tags: [{ type: 'Campaign', id: '2' }, { type: 'CampaignStats' }, { type: 'GeneralStats' }, { type: 'Activity' }],
      by: 'Mona',
    })
    stream.close()
  })

  test('is neither cached, compressed nor buffered, and begins at once', async () => {
    const { headers, close } = await open(await server.signIn('editor'))
    assert.match(headers.get('content-type') ?? '', /^text\/event-stream/)
    assert.equal(headers.get('cache-control'), 'no-store, no-transform')
    assert.equal(headers.get('x-accel-buffering'), 'no')
    assert.equal(headers.get('content-encoding'), null)
    close()
  })

  test('tells a role only of what it may read, and an admin not which super-admin has changed', async () => {
    const boss = await server.signIn('super-admin', { name: 'Bo' })
    const [editor, admin] = [await open(await server.signIn('editor')), await open(await server.signIn('admin'))]
    const { admin: other } = await server.signIn('super-admin')
    await server.call('toggleUser', { as: boss, id: '1' })
    await server.call('updateSetting', { as: boss, id: '1', body: { value: '7' } })
    await server.call('toggleAdmin', { as: boss, id: String(other.id) })
    assert.deepEqual((await admin.next())?.data, { tags: [{ type: 'User', id: '1' }], by: 'Bo' })
    assert.deepEqual((await admin.next())?.data, { tags: [{ type: 'AdminUser' }], by: 'Bo' })
    // An editor learns of none of these.
    await server.call('toggleTask', { as: boss, id: '1' })
    assert.deepEqual((await editor.next())?.data, { tags: [{ type: 'Task', id: '1' }], by: 'Bo' })
    editor.close()
    admin.close()
  })

  test('tells the key of a write to the account that sent it, and to nobody else', async () => {
    const [mona, bo] = [await server.signIn('moderator'), await server.signIn('moderator')]
    const [own, others] = [await open(mona), await open(bo)]
    const key = 'b6c1f2de-6c5e-4b8a-9c3c-0c4c3f0a1d11'
    const headers = { authorization: mona.authorization, 'idempotency-key': key }
    await server.inject({ method: 'PUT', url: '/api/admin/campaign-ads/1/approve', headers })
    const keyIn = (told: { data: unknown } | undefined) => JSON.stringify(told?.data).includes(key)
    assert.equal(keyIn(await own.next()), true)
    assert.equal(keyIn(await others.next()), false)
    // A repeat changes nothing, so that nothing is told.
    await server.inject({ method: 'PUT', url: '/api/admin/campaign-ads/1/approve', headers })
    await server.call('approveCampaign', { as: bo, id: '2' })
    assert.match(JSON.stringify((await others.next())?.data), /"id":"2"/)
    own.close()
    others.close()
  })

  test('tells that an invitation was accepted', async () => {
    const boss = await server.signIn('super-admin')
    const invited = { name: 'Ann', email: 'ann@example.com', role: 'moderator' }
    const { data } = answerOf('createAdmin', await server.call('createAdmin', { as: boss, body: invited }))
    const stream = await open(boss)
    const password = 'long enough, and new'
    const body = { invitation: data.invitation, password, password_confirmation: password }
    answerOf('register', await server.call('register', { body }))
    const [ann] = await server.db.select().from(admins).where(eq(admins.email, invited.email))
    const told: unknown[] = [(await stream.next())?.data, (await stream.next())?.data]
    const accepted = { tags: [{ type: 'AdminUser', id: String(ann?.id) }, { type: 'Activity' }], by: 'Ann' }
    assert.deepEqual(told.at(-1), accepted)
    stream.close()
  })

  test('says nothing of a write that was refused', async () => {
    const mona = await server.signIn('moderator')
    const stream = await open(mona)
    assertRefused(await server.call('toggleCampaign', { as: mona, id: '1' }), 409)
    await server.call('approveCampaign', { as: mona, id: '3' })
    assert.match(JSON.stringify((await stream.next())?.data), /"id":"3"/)
    stream.close()
  })

  test('is resumed after the last event that arrived', async () => {
    const mona = await server.signIn('moderator')
    const stream = await open(mona)
    await server.call('approveCampaign', { as: mona, id: '1' })
    const last = await stream.next()
    stream.close()
    await server.call('approveCampaign', { as: mona, id: '2' })
    await server.call('approveCampaign', { as: mona, id: '3' })
    const again = await open(mona, last?.id)
    assert.equal(again.id, last?.id)
    assert.match(JSON.stringify(await again.next()), /"event":"changed".*"id":"2"/)
    assert.match(JSON.stringify(await again.next()), /"event":"changed".*"id":"3"/)
    again.close()
  })

  test('that cannot be resumed says that everything may have changed', async () => {
    const stream = await open(await server.signIn('moderator'), 'an-id-of-yesterday')
    assert.deepEqual(await stream.next(), { id: undefined, event: 'missed', data: {} })
    stream.close()
  })

  test('begins with what has changed in the half minute before, while the page was being read', async () => {
    const mona = await server.signIn('moderator')
    await server.call('approveCampaign', { as: mona, id: '1' })
    server.advance(31_000)
    await server.call('approveCampaign', { as: mona, id: '2' })
    const stream = await open(mona)
    assert.match(JSON.stringify((await stream.next())?.data), /"id":"2"/)
    stream.close()
  })

  test('gives a sign of life with each beat', async () => {
    const stream = await open(await server.signIn('moderator'))
    await server.app.events.beat()
    assert.equal(await stream.block(), ':')
    stream.close()
  })

  test('ends with its session: at a sign-out, a deactivation and a deletion at once', async () => {
    const boss = await server.signIn('super-admin')
    const [left, disabled, deleted] = [
      await server.signIn('moderator'),
      await server.signIn('moderator'),
      await server.signIn('editor'),
    ]
    const streams = await Promise.all([left, disabled, deleted].map((as) => open(as)))
    await server.call('logout', { as: left })
    await server.call('toggleAdmin', { as: boss, id: String(disabled.admin.id) })
    await server.call('deleteAdmin', { as: boss, id: String(deleted.admin.id) })
    for (const stream of streams) assert.equal(await stream.next(), undefined)
  })

  test('ends at the next beat when its session has expired or was ended elsewhere, or the role is another one', async () => {
    const [idle, ended, raised, fresh] = [
      await server.signIn('moderator'),
      await server.signIn('moderator'),
      await server.signIn('moderator'),
      await server.signIn('moderator'),
    ]
    const streams = await Promise.all([idle, ended, raised].map((as) => open(as)))
    const stays = await open(fresh)
    const longAgo = new Date(server.clock() - 31 * 60_000).toISOString()
    await server.db.update(sessions).set({ lastSeenAt: longAgo }).where(eq(sessions.adminId, idle.admin.id))
    await server.db.delete(sessions).where(eq(sessions.adminId, ended.admin.id))
    await server.db.update(admins).set({ role: 'admin' }).where(eq(admins.id, raised.admin.id))
    await server.app.events.beat()
    for (const stream of streams) assert.equal(await stream.next(), undefined)
    assert.equal(await stays.block(), ':')
    stays.close()
  })

  test('does not keep a session alive', async () => {
    const mona = await server.signIn('moderator')
    const stream = await open(mona)
    server.advance(29 * 60_000)
    await server.app.events.beat()
    server.advance(2 * 60_000)
    await server.app.events.beat()
    while ((await stream.block()) === ':');
    assertRefused(await server.call('campaigns', { as: mona }), 401)
  })

  test(`is refused to an account that has ${streamsPerAccount}, and offered again when one of them has ended`, async () => {
    const [mona, bo] = [await server.signIn('moderator'), await server.signIn('moderator')]
    const streams = await Promise.all(Array.from({ length: streamsPerAccount }, () => open(mona)))
    const refused = await server.call('events', { as: mona })
    assertRefused(refused, 429)
    assert.equal(refused.headers['retry-after'], '60')
    ;(await open(bo)).close()
    streams.forEach(({ close }) => close())
    const hub = server.app.events
    while (hub.open > 0) await new Promise((resolve) => setImmediate(resolve))
    ;(await open(mona)).close()
  })

  test('ends when its server shuts down, and the shutdown does not wait for its reader', async () => {
    const allowedHosts = ['localhost:80']
    const other = await testServer({ allowedHosts })
    const host = `127.0.0.1:${await other.listen()}`
    allowedHosts.push(host)
    const stream = await readEvents(`http://${host}`, await other.signIn('editor'))
    await stream.next()
    await other.close()
    assert.equal(await stream.next(), undefined)
  })

  test('is broken off when its reader does not read', async () => {
    const mona = await server.signIn('moderator')
    const stream = server.app.events.connect({ ...mona.admin, tokenHash: '' }, undefined)
    const gone = once(stream.body, 'close')
    while (!stream.body.destroyed) stream.missed()
    await gone
    assert.equal(server.app.events.open, 0)
  })

  test('is counted by the metrics', async () => {
    const hub = server.app.events
    while (hub.open > 0) await new Promise((resolve) => setImmediate(resolve))
    const stream = await open(await server.signIn('moderator'))
    const headers = { authorization: `Bearer ${metricsToken}` }
    const { body } = await server.inject({ url: '/api/metrics', headers })
    assert.match(String(body), /^event_streams_open 1$/m)
    stream.close()
  })

  test('answers HEAD without a stream', async () => {
    const { authorization } = await server.signIn('moderator')
    const reply = await server.inject({ method: 'HEAD', url: '/api/admin/events', headers: { authorization } })
    assert.equal(reply.status, 200)
  })
})
