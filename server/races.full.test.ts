import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { and, eq } from 'drizzle-orm'
import { verifyAudit } from './audit/verify'
import { admins, audit, campaigns, users } from './db/schema'
import { campaignRow, userRow } from './testing/rows'
import { suiteServer, type TestServer } from './testing/testServer'

const tries = 100

/** On PostgreSQL these run on ten connections at once; the embedded database has one. */
describe(`${tries} requests at once`, () => {
  let server: TestServer
  suiteServer((made) => (server = made))
  beforeEach(() => server.reset())

  /** The statuses of as many calls, and how often each came. */
  async function statusesOf(call: (index: number) => Promise<{ status: number }>) {
    const replies = await Promise.all(Array.from({ length: tries }, (_, index) => call(index)))
    const counts = new Map<number, number>()
    for (const { status } of replies) counts.set(status, (counts.get(status) ?? 0) + 1)
    return counts
  }
  const activeSuperAdmins = () =>
    server.db.$count(admins, and(eq(admins.isActive, true), eq(admins.role, 'super-admin')))

  for (const name of ['toggleAdmin', 'deleteAdmin'] as const)
    test(`of two super-admins who ${name} each other never take the last one away, and never fail`, async () => {
      const one = await server.signIn('super-admin')
      const two = await server.signIn('super-admin')
      const counts = await statusesOf((index) =>
        index % 2 === 0
          ? server.call(name, { as: one, id: String(two.admin.id) })
          : server.call(name, { as: two, id: String(one.admin.id) }),
      )
      assert.ok((await activeSuperAdmins()) >= 1)
      assert.ok((counts.get(200) ?? 0) >= 1)
      assert.deepEqual(
        [...counts.keys()].filter((status) => ![200, 401, 403, 404].includes(status)),
        [],
      )
    })

  test('to create an account with one e-mail, in any case, make one', async () => {
    const as = await server.signIn('super-admin')
    const counts = await statusesOf((index) => {
      const email = index % 2 === 0 ? 'ann@example.com' : 'ANN@Example.com'
      return server.call('createAdmin', { as, body: { email, name: `Ann ${index}`, role: 'editor' } })
    })
    assert.deepEqual(Object.fromEntries(counts), { 201: 1, 409: tries - 1 })
    assert.equal(await server.db.$count(admins, eq(admins.email, 'ann@example.com')), 1)
  })

  test('concurrent approvals approve once', async () => {
    const as = await server.signIn('moderator')
    await server.db.insert(campaigns).values(campaignRow())
    const counts = await statusesOf(() => server.call('approveCampaign', { as, id: '1' }))
    assert.deepEqual(Object.fromEntries(counts), { 200: 1, 409: tries - 1 })
  })

  test('to toggle a user each act on what the one before left, and each has its entry in an unbroken audit', async () => {
    const as = await server.signIn('moderator')
    await server.db.insert(users).values(userRow({ email: 'mona@example.com' }))
    assert.deepEqual(Object.fromEntries(await statusesOf(() => server.call('toggleUser', { as, id: '1' }))), {
      200: tries,
    })
    const entries = await server.db
      .select()
      .from(audit)
      .where(eq(audit.target, 'user 1 mona@example.com'))
      .orderBy(audit.id)
    assert.deepEqual(
      entries.map(({ after: value }) => value),
      Array.from({ length: tries }, (_, index) => `{"is_active":${index % 2 === 1}}`),
    )
    assert.equal((await verifyAudit(server.db)).intact, true)
  })
})
