import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { endpoints, pathOf } from '../../src/contract/endpoints'
import { admins, sessions } from '../db/schema'
import { addAccount, password } from '../testing/account'
import { answerOf, assertRefused } from '../testing/answers'
import { suiteServer, type TestServer } from '../testing/testServer'
import { hashPassword } from './passwords'

const minute = 60_000

describe('session', () => {
  let server: TestServer
  suiteServer((made) => (server = made))
  beforeEach(() => server.reset())

  const login = (email = 'ann@example.com', given = password) =>
    server.call('login', { body: { email, password: given } })
  const stats = (token: string) => server.call('campaignStats', { as: { authorization: `Bearer ${token}` } })

  test('signs in with any spelling of the e-mail and tells token, role, name and e-mail as it is kept', async () => {
    await addAccount(server)
    const { data } = answerOf('login', await login(' ANN@Example.com'))
    assert.deepEqual(data.admin, { role: 'moderator', name: 'Ann', email: 'ann@example.com' })
    assert.match(data.token, /^[\w-]{43}$/)
    assert.equal((await stats(data.token)).status, 200)
  })

  test('keeps no token, only its hash, and gives a new one at each sign-in', async () => {
    await addAccount(server)
    const first = answerOf('login', await login()).data.token
    const second = answerOf('login', await login()).data.token
    assert.notEqual(first, second)
    const dump = JSON.stringify(await server.db.select().from(sessions))
    assert.ok(!dump.includes(first) && !dump.includes(second))
  })

  test('answers a wrong password, an unknown e-mail, a disabled and a not yet registered account alike', async () => {
    await addAccount(server)
    await addAccount(server, { email: 'off@example.com', isActive: false })
    await addAccount(server, { email: 'new@example.com', passwordHash: null })
    for (const reply of [
      await login('ann@example.com', 'wrong password'),
      await login('nobody@example.com'),
      await login('off@example.com'),
      await login('new@example.com'),
    ])
      assertRefused(reply, 401, 'E-mail or password is wrong')
  })

  test('is refused when another password was chosen while the old one was being checked', async (context) => {
    const { id } = await addAccount(server)
    const passwordHash = await hashPassword('another battery', 1024)
    const transaction = server.db.transaction.bind(server.db)
    let transactions = 0
    context.mock.method(server.db, 'transaction', async (...given: Parameters<typeof transaction>) => {
      // The first is that of the throttle, the second opens the session.
      if ((transactions += 1) === 2) await server.db.update(admins).set({ passwordHash }).where(eq(admins.id, id))
      return transaction(...given)
    })
    assertRefused(await login(), 401, 'E-mail or password is wrong')
    assert.equal(await server.db.$count(sessions), 0)
  })

  test('takes a password as it is: no trimming, no other case', async () => {
    await addAccount(server)
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

  test('is not prolonged by the requests of others', async () => {
    const idle = await server.signIn('moderator')
    const busy = await server.signIn('moderator')
    server.advance(29 * minute)
    assert.equal((await stats(busy.token)).status, 200)
    server.advance(minute)
    assertRefused(await stats(idle.token), 401)
    assert.equal((await stats(busy.token)).status, 200)
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

  test('keeps the five newest sessions of an account, and those of others', async () => {
    await addAccount(server)
    const colleague = await server.signIn('moderator')
    const tokens: string[] = []
    for (let count = 0; count < 7; count++) {
      tokens.push(answerOf('login', await login()).data.token)
      server.advance(1000)
    }
    const states = []
    for (const token of tokens) states.push((await stats(token)).status)
    assert.deepEqual(states, [401, 401, 200, 200, 200, 200, 200])
    assert.equal((await stats(colleague.token)).status, 200)
  })

  test('does not end a living session because of those that have ended', async () => {
    await addAccount(server)
    const oldest = answerOf('login', await login()).data.token
    server.advance(1000)
    for (let count = 0; count < 4; count++) await login()
    server.advance(29 * minute)
    assert.equal((await stats(oldest)).status, 200)
    server.advance(minute)
    await login()
    assert.equal((await stats(oldest)).status, 200)
  })

  test('logout ends this session on the server and no other', async () => {
    const mine = await server.signIn('editor')
    const others = await server.signIn('editor')
    const reply = await server.call('logout', { as: mine })
    answerOf('logout', reply)
    assertRefused(await server.call('logout', { as: mine }), 401)
    assert.equal((await server.call('tasks', { as: others })).status, 200)
  })

  test('logout has the browser drop its cache, but for Chromium, which would hold back the answer meanwhile', async () => {
    const { method, path: url } = endpoints.logout
    const cleared = async (browser: Record<string, string>) => {
      const { authorization } = await server.signIn('editor')
      const reply = await server.inject({ method, url, headers: { authorization, ...browser } })
      answerOf('logout', reply)
      return reply.headers['clear-site-data']
    }
    assert.equal(await cleared({}), '"cache"')
    assert.equal(await cleared({ 'sec-ch-ua': '"Chromium";v="140", "Not=A?Brand";v="24"' }), undefined)
  })
})
