import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, beforeEach, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { invite } from '../auth/invitations'
import { startSession } from '../auth/sessions'
import { admins, sessions } from '../db/schema'
import { password } from '../testing/account'
import { assertRefused } from '../testing/answers'
import { eventServer } from '../testing/eventServer'
import type { TestServer } from '../testing/testServer'
import { streamsPerAccount } from './hub'

const metricsToken = 'a-token-for-the-metrics-of-32-characters'

describe('the stream of events', () => {
  let server: TestServer
  let open: Awaited<ReturnType<typeof eventServer>>['open']
  before(async () => {
    ;({ server, open } = await eventServer({ metricsToken }))
  })
  beforeEach(async () => {
    await server.reset()
    // Without their sessions the streams of the test before end.
    await server.app.events.endDead()
    await untilAllEnded()
  })
  after(() => server.close())

  const untilAllEnded = async () => {
    const { events } = server.app
    for (const begun = Date.now(); events.open > 0 && Date.now() < begun + 10_000;)
      await new Promise((resolve) => setImmediate(resolve))
    assert.equal(events.open, 0)
  }

  test('is neither cached, compressed nor buffered, and begins at once', async () => {
    const { headers, close } = await open(await server.signIn('editor'))
    assert.match(headers.get('content-type') ?? '', /^text\/event-stream/)
    assert.equal(headers.get('cache-control'), 'no-store, no-transform')
    assert.equal(headers.get('x-accel-buffering'), 'no')
    assert.equal(headers.get('content-encoding'), null)
    close()
  })

  test('gives a sign of life with each beat', async () => {
    const stream = await open(await server.signIn('moderator'))
    await server.app.events.beat()
    assert.equal(await stream.block(), ':')
    stream.close()
  })

  test('ends with its session: at a sign-out, a deactivation, a deletion and a new password at once', async (context) => {
    // The next beat would end them too.
    context.mock.method(server.app.events, 'beat', () => Promise.resolve())
    const boss = await server.signIn('super-admin')
    const [left, disabled, deleted, renewed] = [
      await server.signIn('moderator'),
      await server.signIn('moderator'),
      await server.signIn('editor'),
      await server.signIn('moderator'),
    ]
    const streams = await Promise.all([left, disabled, deleted, renewed].map((as) => open(as)))
    await server.call('logout', { as: left })
    await server.call('toggleAdmin', { as: boss, id: String(disabled.admin.id) })
    await server.call('deleteAdmin', { as: boss, id: String(deleted.admin.id) })
    const { invitation } = await invite(server, renewed.admin.id)
    await server.call('register', { body: { invitation, password, password_confirmation: password } })
    for (const stream of streams) assert.equal(await stream.next(), undefined)
  })

  test('ends at the next beat when its session has expired or was ended elsewhere, its account was disabled or has another role', async () => {
    const [idle, ended, disabled, raised, fresh] = [
      await server.signIn('moderator'),
      await server.signIn('moderator'),
      await server.signIn('moderator'),
      await server.signIn('moderator'),
      await server.signIn('moderator'),
    ]
    const streams = await Promise.all([idle, ended, disabled, raised].map((as) => open(as)))
    const stays = await open(fresh)
    const longAgo = new Date(server.clock() - 31 * 60_000).toISOString()
    await server.db.update(sessions).set({ lastSeenAt: longAgo }).where(eq(sessions.adminId, idle.admin.id))
    await server.db.delete(sessions).where(eq(sessions.adminId, ended.admin.id))
    await server.db.update(admins).set({ isActive: false }).where(eq(admins.id, disabled.admin.id))
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

  test(`is refused to an account that has ${streamsPerAccount}, in whichever sessions, and offered again when one of them has ended`, async () => {
    const [mona, bo] = [await server.signIn('moderator'), await server.signIn('moderator')]
    const elsewhere = { authorization: `Bearer ${await startSession(server, mona.admin.id)}` }
    const streams = await Promise.all(
      Array.from({ length: streamsPerAccount }, (_, index) => open(index === 0 ? elsewhere : mona)),
    )
    const refused = await server.call('events', { as: mona })
    assertRefused(refused, 429)
    assert.equal(refused.headers['retry-after'], '60')
    ;(await open(bo)).close()
    streams.forEach(({ close }) => close())
    await untilAllEnded()
    ;(await open(mona)).close()
  })

  test('is broken off when its reader does not read', async (context) => {
    const mona = await server.signIn('moderator')
    const stream = server.app.events.connect({ ...mona.admin, tokenHash: '' }, undefined)
    context.after(() => stream.body.destroy())
    const gone = once(stream.body, 'close')
    for (let told = 0; told < 10_000 && !stream.body.destroyed; told++) stream.missed()
    assert.equal(stream.body.destroyed, true)
    await gone
    assert.equal(server.app.events.open, 0)
  })

  test('has no more room for what comes later when its long beginning has been read', async (context) => {
    const mona = await server.signIn('moderator')
    const { events } = server.app
    for (let told = 0; told < 1000; told++)
      events.receive({
        kind: 'changed',
        id: `told-${told}`,
        tags: [{ type: 'Campaign', id: '1' }],
        by: 'Bo',
        adminId: 0,
      })
    const stream = events.connect({ ...mona.admin, tokenHash: '' }, 'told-0')
    const { body } = stream
    context.after(() => body.destroy())
    while (body.readableLength + body.writableLength > 0) {
      body.read()
      await new Promise((resolve) => setImmediate(resolve))
    }
    stream.heartbeat()
    let bytes = 0
    while (!body.destroyed && bytes < 100_000) {
      stream.missed()
      bytes += 'event: missed\ndata: {}\n\n'.length
    }
    assert.ok(bytes < 70_000, `${bytes} bytes`)
  })

  test('is counted by the metrics', async () => {
    const stream = await open(await server.signIn('moderator'))
    const headers = { authorization: `Bearer ${metricsToken}` }
    const { body } = await server.inject({ url: '/api/metrics', headers })
    assert.match(String(body), /^event_streams_open 1$/m)
    stream.close()
  })

  test('answers HEAD without a stream', async (context) => {
    const connect = context.mock.method(server.app.events, 'connect')
    const { authorization } = await server.signIn('moderator')
    const reply = await server.inject({ method: 'HEAD', url: '/api/admin/events', headers: { authorization } })
    assert.equal(reply.status, 200)
    assert.equal(connect.mock.callCount(), 0)
    assert.equal(server.app.events.open, 0)
  })
})
