import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { appendAlone } from '../audit/append'
import { longestEmail } from '../../src/contract/isEmail'
import { invite } from '../auth/invitations'
import { audit, users } from '../db/schema'
import { addAccount, password } from '../testing/account'
import { answerOf, assertRefused } from '../testing/answers'
import { forgetEntries } from '../testing/auditEntries'
import { userRow } from '../testing/rows'
import { testedServer } from '../testing/testedServer'
import type { SignedIn, TestServer } from '../testing/testServer'

describe('the audit', () => {
  let server: TestServer
  let as: SignedIn
  testedServer('super-admin', (given) => ({ server, as } = given), { email: 'root@example.com' })
  beforeEach(() => forgetEntries(server.db))

  const read = async (query: string) => answerOf('activity', await server.call('activity', { as, query })).data.activity

  test('is narrowed to one person, one kind of act and the time before a moment', async () => {
    await appendAlone(server, { name: 'one' }, { action: 'serverStart' })
    await appendAlone(server, { name: 'two' }, { action: 'serverStop' })
    const found = async (query: string) => (await read(query)).map(({ id }) => id)
    assert.deepEqual(await found('?actor=one'), ['1'])
    assert.deepEqual([await found('?search=TWO'), await found('?search=serverSTART')], [['2'], ['1']])
    assert.deepEqual(await found('?action=serverStop'), ['2'])
    assert.deepEqual(await found('?actor=one&action=serverStop'), [])
    const longest = 'x'.repeat(longestEmail)
    await appendAlone(server, { name: longest }, { action: 'serverStart' })
    assert.deepEqual(await found(`?actor=${longest}`), ['3'])
    assertRefused(await server.call('activity', { as, query: `?actor=${longest}x` }), 422, /^actor is at most 254/)
    const [line] = await server.db.select({ at: audit.createdAt }).from(audit).where(eq(audit.id, 1))
    assert.ok(line)
    assert.deepEqual(await found(`?created_before=${encodeURIComponent(line.at)}`), [])
    const later = new Date(Date.parse(line.at) + 1).toISOString()
    assert.deepEqual(await found(`?actor=one&created_before=${later}`), ['1'])
    assertRefused(await server.call('activity', { as, query: '?action=mint' }), 422, 'There is no such action')
    assertRefused(
      await server.call('activity', { as, query: '?created_before=yesterday' }),
      422,
      'created_before must be an instant such as 2026-01-31T00:00:00Z',
    )
  })

  test('carries the request id of the answer, and is read by super-admins with search and outcome', async () => {
    await server.db.insert(users).values(userRow({ email: 'mona@example.com' }))
    const { headers } = await server.call('toggleUser', { as, id: '1' })
    await server.call('settings', { as: await server.signIn('admin') })
    const [line, ...more] = await read('?search=MONA%40EX')
    assert.deepEqual(more, [])
    assert.deepEqual(line, {
      id: '1',
      created_at: new Date(server.clock()).toISOString(),
      actor: 'root@example.com',
      role: 'super-admin',
      action: 'toggleUser',
      target: 'user 1 mona@example.com',
      outcome: 'done',
      before: '{"is_active":true}',
      after: '{"is_active":false}',
      request_id: headers['x-request-id'],
    })
    assert.deepEqual(
      (await read('?status=refused')).map(({ action }) => action),
      ['read'],
    )
    assert.deepEqual(
      (await read('')).map(({ id }) => id),
      ['2', '1'],
    )
  })

  test('carries the request id of a sign-in, a failed one, a registration, a refusal and a sign-out', async () => {
    const { id, email } = await addAccount(server)
    const { invitation } = await invite(server, id)
    const sent = async (...given: Parameters<TestServer['call']>) =>
      (await server.call(...given)).headers['x-request-id']
    const ids = [
      await sent('login', { body: { email, password } }),
      await sent('login', { body: { email, password: 'wrong password' } }),
      await sent('register', { body: { invitation, password, password_confirmation: password } }),
      await sent('settings', { as: await server.signIn('editor') }),
      await sent('logout', { as: await server.signIn('editor') }),
    ]
    assert.deepEqual((await read('')).map(({ request_id }) => request_id).reverse(), ids)
  })
})
