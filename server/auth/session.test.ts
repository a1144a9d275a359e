import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { pathOf } from '../../src/contract/endpoints'
import { admins, invitations, sessions } from '../db/schema'
import { answerOf, assertRefused } from '../testing/answers'
import { testServer, type TestServer } from '../testing/testServer'
import { inviteSuperAdmin } from './inviteSuperAdmin'
import { invite } from './invitations'
import { hashPassword } from './passwords'

const minute = 60_000
const password = 'correct horse battery'

describe('session', () => {
  let server: TestServer
  let passwordHash: string
  before(async () => {
    server = await testServer()
    passwordHash = await hashPassword(password, 1024)
  })
  beforeEach(() => server.reset())
  after(() => server.close())

  const account = async (given: Partial<typeof admins.$inferInsert> = {}) => {
    const values = { email: 'ann@example.com', name: 'Ann', role: 'moderator' as const, passwordHash, ...given }
    const [admin] = await server.db.insert(admins).values(values).returning()
    assert.ok(admin)
    return admin
  }
  const login = (email = 'ann@example.com', given = password, remoteAddress = '127.0.0.1') =>
    server.inject({ method: 'POST', url: '/api/admin/login', payload: { email, password: given }, remoteAddress })
  const stats = (token: string) => server.call('campaignStats', { as: { authorization: `Bearer ${token}` } })

  test('signs in with any spelling of the e-mail and tells token, role, name and e-mail as it is kept', async () => {
    await account()
    const { data } = answerOf('login', await login(' ANN@Example.com'))
    assert.deepEqual(data.admin, { role: 'moderator', name: 'Ann', email: 'ann@example.com' })
    assert.match(data.token, /^[\w-]{43}$/)
    assert.equal((await stats(data.token)).status, 200)
  })

  test('keeps no token, only its hash, and gives a new one at each sign-in', async () => {
    await account()
    const first = answerOf('login', await login()).data.token
    const second = answerOf('login', await login()).data.token
    assert.notEqual(first, second)
    const dump = JSON.stringify(await server.db.select().from(sessions))
    assert.ok(!dump.includes(first) && !dump.includes(second))
  })

  test('answers a wrong password, an unknown e-mail, a disabled and a not yet registered account alike', async () => {
    await account()
    await account({ email: 'off@example.com', isActive: false })
    await account({ email: 'new@example.com', passwordHash: null })
    for (const reply of [
      await login('ann@example.com', 'wrong password'),
      await login('nobody@example.com'),
      await login('off@example.com'),
      await login('new@example.com'),
    ])
      assertRefused(reply, 401, 'E-mail or password is wrong')
  })

  test('takes a password as it is: no trimming, no other case', async () => {
    await account()
    for (const variant of [`${password} `, ` ${password}`, password.toUpperCase()])
      assertRefused(await login('ann@example.com', variant), 401)
  })

  test('ends after 30 idle minutes, and not while it is used', async () => {
    const { token } = await server.signIn('moderator')
    for (let used = 0; used < 4; used++) {
      server.advance(29 * minute)
      assert.equal((await stats(token)).status, 200)
    }
    server.advance(30 * minute)
    assertRefused(await stats(token), 401)
  })

  test('is not prolonged by what the console reads while nobody is there', async () => {
    const { authorization } = await server.signIn('moderator')
    const headers = { authorization, 'x-unattended': 'yes' }
    const unattended = () => server.inject({ url: pathOf('campaignStats'), headers })
    server.advance(29 * minute)
    assert.equal((await unattended()).status, 200)
    server.advance(minute)
    assertRefused(await unattended(), 401)
  })

  test('ends after 8 hours however much it is used', async () => {
    const { token } = await server.signIn('moderator')
    for (let passed = 0; passed < 479; passed += 20) {
      assert.equal((await stats(token)).status, 200)
      server.advance(20 * minute)
    }
    assertRefused(await stats(token), 401)
  })

  test('writes "last seen" at most once a minute', async () => {
    const { token } = await server.signIn('moderator')
    const seen = async () => (await server.db.select().from(sessions))[0]?.lastSeenAt
    const start = await seen()
    server.advance(59_000)
    await stats(token)
    assert.equal(await seen(), start)
    server.advance(1000)
    await stats(token)
    assert.notEqual(await seen(), start)
  })

  test('keeps the five newest sessions of an account', async () => {
    await account()
    const tokens: string[] = []
    for (let count = 0; count < 7; count++) {
      tokens.push(answerOf('login', await login()).data.token)
      server.advance(1000)
    }
    const states = []
    for (const token of tokens) states.push((await stats(token)).status)
    assert.deepEqual(states, [401, 401, 200, 200, 200, 200, 200])
  })

  test('logout ends this session on the server and no other', async () => {
    const mine = await server.signIn('editor')
    const others = await server.signIn('editor')
    const reply = await server.call('logout', { as: mine })
    answerOf('logout', reply)
    assert.equal(reply.headers['clear-site-data'], '"cache"')
    assertRefused(await server.call('logout', { as: mine }), 401)
    assert.equal((await server.call('tasks', { as: others })).status, 200)
  })

  test('slows down guessing: 429 with Retry-After, over after 15 minutes, other people unharmed', async () => {
    await account()
    await account({ email: 'bob@example.com' })
    for (let count = 0; count < 5; count++) assertRefused(await login('ann@example.com', 'wrong password'), 401)
    const refused = await login()
    assertRefused(refused, 429)
    assert.equal(refused.headers['retry-after'], '900')
    answerOf('login', await login('bob@example.com'))
    answerOf('login', await login('ann@example.com', password, '127.0.0.2'))
    server.advance(15 * minute)
    answerOf('login', await login())
  })

  test('counts attempts that arrive at once before it looks at their passwords', async () => {
    await account()
    const replies = await Promise.all(Array.from({ length: 12 }, () => login('ann@example.com', 'wrong password')))
    assert.equal(replies.filter(({ status }) => status === 429).length, 7)
  })

  test('guards one account against many addresses', async () => {
    await account()
    const states = []
    for (let count = 0; count < 22; count++)
      states.push((await login('ann@example.com', 'wrong password', `10.0.0.${count}`)).status)
    assert.deepEqual(states.slice(-3), [401, 429, 429])
  })

  describe('registration', () => {
    const register = (invitation: string, given = password, confirmation = given) =>
      server.call('register', { body: { invitation, password: given, password_confirmation: confirmation } })
    const invited = async () => {
      const admin = await account({ passwordHash: null })
      return { admin, ...(await invite(server, admin.id)) }
    }

    test('sets the password once; then it signs in and the invitation is used up', async () => {
      const { invitation } = await invited()
      answerOf('register', await register(invitation))
      answerOf('login', await login())
      assertRefused(await register(invitation), 403)
    })

    const asked = (invitation: string) => server.call('invitation', { body: { invitation } })

    test('says of an open invitation for whom it is and from whom, and uses nothing up', async () => {
      const boss = await server.signIn('super-admin', { name: 'Bo' })
      const body = { name: 'Nora', email: 'nora@example.com', role: 'moderator' }
      const { invitation } = answerOf('createAdmin', await server.call('createAdmin', { as: boss, body })).data
      const expected = { ...body, invited_by: 'Bo' }
      assert.deepEqual(answerOf('invitation', await asked(invitation)).data, expected)
      assert.deepEqual(answerOf('invitation', await asked(invitation)).data, expected)
      answerOf('register', await register(invitation))
      assertRefused(
        await asked(invitation),
        410,
        'This invitation has expired or was used. Ask your admin for a new one.',
      )
    })

    test('names nobody as the giver when that account is gone, or there was none', async () => {
      const boss = await server.signIn('super-admin', { name: 'Bo' })
      const { id } = await account({ passwordHash: null })
      const { invitation } = await invite(server, id, boss.admin.id)
      await server.db.delete(admins).where(eq(admins.id, boss.admin.id))
      assert.equal(answerOf('invitation', await asked(invitation)).data.invited_by, '')
      const { invitation: later } = await invite(server, id)
      assert.equal(answerOf('invitation', await asked(later)).data.invited_by, '')
    })

    test("says nothing of a wrong, an old or a disabled account's invitation", async () => {
      const { admin, invitation } = await invited()
      assertRefused(await asked('x'.repeat(43)), 410)
      await server.db.update(admins).set({ isActive: false }).where(eq(admins.id, admin.id))
      assertRefused(await asked(invitation), 410)
      await server.db.update(admins).set({ isActive: true }).where(eq(admins.id, admin.id))
      server.advance(24 * 60 * minute)
      assertRefused(await asked(invitation), 410)
    })

    test('two at once with one invitation: one wins', async () => {
      const { invitation } = await invited()
      const replies = await Promise.all([
        register(invitation, 'first password'),
        register(invitation, 'second password'),
      ])
      assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 403])
    })

    test('is closed without an invitation, with a wrong one, an old one and for a disabled account', async () => {
      const { admin, invitation } = await invited()
      assertRefused(await server.call('register', { body: { password, password_confirmation: password } }), 403)
      assertRefused(await register('x'.repeat(43)), 403)
      await server.db.update(admins).set({ isActive: false }).where(eq(admins.id, admin.id))
      assertRefused(await register(invitation), 403)
      await server.db.update(admins).set({ isActive: true }).where(eq(admins.id, admin.id))
      server.advance(24 * 60 * minute)
      assertRefused(await register(invitation), 403)
    })

    test('keeps only the hash of an invitation, and a new one ends the last', async () => {
      const { admin, invitation } = await invited()
      const again = await invite(server, admin.id)
      assert.ok(!JSON.stringify(await server.db.select().from(invitations)).includes(again.invitation))
      assertRefused(await register(invitation), 403)
      answerOf('register', await register(again.invitation))
    })

    test('refuses passwords that differ, are short, common or the own name, and keeps the invitation', async () => {
      const { invitation } = await invited()
      assertRefused(await register(invitation, password, `${password}.`), 422, 'Passwords do not match')
      assertRefused(await register(invitation, 'short12'), 422, 'Password must be greater than 7')
      for (const weak of ['Password123', 'zzzzzzzzzz', 'ann@example.com'])
        assertRefused(await register(invitation, weak), 422)
      answerOf('register', await register(invitation))
    })

    test('a new password ends the sessions the account had', async () => {
      const old = await server.signIn('super-admin')
      const { invitation } = await inviteSuperAdmin(server, { email: old.admin.email, name: 'ignored' })
      answerOf('register', await register(invitation))
      assertRefused(await server.call('settings', { as: old }), 401)
    })
  })

  test('the first super-admin starts by invitation; the e-mail of another role is refused', async () => {
    await account()
    await assert.rejects(inviteSuperAdmin(server, { email: 'ann@example.com', name: 'Ann' }), /another role/)
    const { invitation } = await inviteSuperAdmin(server, { email: 'Root@Example.com', name: 'Root' })
    const body = { invitation, password, password_confirmation: password }
    answerOf('register', await server.call('register', { body }))
    assert.deepEqual(answerOf('login', await login('root@example.com')).data.admin, {
      role: 'super-admin',
      name: 'Root',
      email: 'root@example.com',
    })
  })
})
