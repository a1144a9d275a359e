import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { dayMs } from '../../src/contract/days'
import { pathOf } from '../../src/contract/endpoints'
import { addAccount, password } from '../testing/account'
import { answerOf, assertRefused } from '../testing/answers'
import { suiteServer, type TestServer } from '../testing/testServer'
import { takeHashTurn } from './hashQueue'

const minute = 60_000

describe('the limits of sign-ins', () => {
  let server: TestServer
  suiteServer((made) => (server = made))
  beforeEach(async () => {
    await server.reset()
    await addAccount(server)
  })

  const login = ({ email = 'ann@example.com', given = password, from = '127.0.0.1' } = {}) =>
    server.inject({ method: 'POST', url: pathOf('login'), payload: { email, password: given }, remoteAddress: from })
  const fail = (from?: string) => login({ given: 'wrong password', from })

  test('slows down guessing: 429 with Retry-After, over after 15 minutes, other people unharmed', async () => {
    await addAccount(server, { email: 'bob@example.com' })
    for (let count = 0; count < 5; count++) assertRefused(await fail(), 401)
    const refused = await login()
    assertRefused(refused, 429)
    assert.equal(refused.headers['retry-after'], '900')
    answerOf('login', await login({ email: 'bob@example.com' }))
    answerOf('login', await login({ from: '127.0.0.2' }))
    server.advance(15 * minute)
    answerOf('login', await login())
  })

  test('counts attempts that arrive at once before it looks at their passwords', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => fail()))
    assert.equal(replies.filter(({ status }) => status === 429).length, 7)
  })

  test('counts no attempt for which it had no turn to look at the password', async (context) => {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    context.after(() => release())
    // Two that run and all that may wait.
    const turns = Array.from({ length: 52 }, () => takeHashTurn(() => released))
    for (let count = 0; count < 6; count++) {
      const refused = await login()
      assertRefused(refused, 503)
      assert.equal(refused.headers['retry-after'], '10')
    }
    release()
    await Promise.all(turns)
    answerOf('login', await login())
  })

  for (const table of ['admins', 'sessions', 'audit'])
    test(`counts no attempt that the server could not end, without ${table}`, async () => {
      const rename = (from: string, to: string) =>
        server.db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`)
      await rename(table, 'away')
      try {
        for (let count = 0; count < 6; count++) assertRefused(await login(), 500)
      } finally {
        await rename('away', table)
      }
      answerOf('login', await login())
    })

  test('lets nobody be kept out of where they have signed in within 30 days by what others fail elsewhere', async () => {
    answerOf('login', await login())
    const failElsewhere = async () => {
      for (let count = 0; count < 20; count++) await fail(`10.0.0.${count}`)
    }
    server.advance(30 * dayMs - 1)
    await failElsewhere()
    assertRefused(await login({ from: '10.0.1.1' }), 429)
    answerOf('login', await login())
    for (let count = 0; count < 5; count++) assertRefused(await fail(), 401)
    assertRefused(await login(), 429)
    server.advance(30 * dayMs)
    await failElsewhere()
    assertRefused(await login(), 429)
  })

  test('counts the 30 days of a place anew with each sign-in there', async () => {
    for (let month = 0; month < 2; month++) {
      answerOf('login', await login())
      server.advance(30 * dayMs - 1)
    }
    for (let count = 0; count < 20; count++) await fail(`10.0.0.${count}`)
    answerOf('login', await login())
  })
})
