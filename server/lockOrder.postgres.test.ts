import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { append } from './audit/append'
import { admins, settings, signInWindows } from './db/schema'
import { keepHouse } from './housekeeping'
import { answerOf, assertRefused } from './testing/answers'
import { testServer, type TestServer } from './testing/testServer'

/** The embedded database has one connection: there nobody waits for a lock. */
describe('transactions that need the same rows', () => {
  let server: TestServer
  before(async () => {
    // There the first test would wait for ever for somebody who waits.
    assert.ok(process.env.DATABASE_URL_TEST, 'needs PostgreSQL: server/testing/runTests.ts starts one for a file')
    server = await testServer()
  })
  beforeEach(() => server.reset())
  after(() => server.close())

  const untilOneWaits = async () => {
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    while ((await server.db.$count(sql`(${waiting}) as waiting`)) === 0);
  }

  test('an invitation that is accepted while its account is deleted is refused, and the account is gone', async () => {
    const as = await server.signIn('super-admin')
    const invited = { email: 'ann@example.com', name: 'Ann', role: 'editor' }
    const { data } = answerOf('createAdmin', await server.call('createAdmin', { as, body: invited }))
    const password = 'long enough, and new'
    const body = { invitation: data.invitation, password, password_confirmation: password }
    const ofAnn = eq(admins.email, invited.email)
    const registering = await server.db.transaction(async (tx) => {
      await tx.select({ id: admins.id }).from(admins).where(ofAnn).for('update')
      const call = server.call('register', { body })
      await untilOneWaits()
      await tx.delete(admins).where(ofAnn)
      return { call }
    })
    assertRefused(await registering.call, 403)
    assert.equal(await server.db.$count(admins, ofAnn), 0)
  })

  test('a change that waits for the deactivation of its account is refused', async () => {
    const as = await server.signIn('super-admin')
    const before = await server.db.select().from(settings)
    const changing = await server.db.transaction(async (tx) => {
      await tx.update(admins).set({ isActive: false }).where(eq(admins.id, as.admin.id))
      await append({ db: tx, clock: server.clock }, { name: 'a colleague' }, { action: 'toggleAdmin' })
      const call = server.call('updateSetting', { as, id: '1', body: { value: '7' } })
      await untilOneWaits()
      return { call }
    })
    assertRefused(await changing.call, 401)
    assert.deepEqual(await server.db.select().from(settings), before)
  })

  test('housekeeping waits for no attempt to sign in and leaves its windows', { timeout: 60_000 }, async () => {
    const endsAt = new Date(server.clock()).toISOString()
    await server.db.insert(signInWindows).values(['one', 'two', 'three'].map((key) => ({ key, count: 1, endsAt })))
    await server.db.transaction(async (tx) => {
      await tx.select().from(signInWindows).where(eq(signInWindows.key, 'two')).for('update')
      await keepHouse(server)
    })
    assert.deepEqual(await server.db.select({ key: signInWindows.key }).from(signInWindows), [{ key: 'two' }])
  })
})
