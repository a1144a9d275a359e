import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { sql, type SQL } from 'drizzle-orm'
import { users } from '../db/schema'
import { answerOf } from '../testing/answers'
import { changeUnseen } from '../testing/changeUnseen'
import { userRow } from '../testing/rows'
import { testedServer } from '../testing/testedServer'
import type { SignedIn, TestServer } from '../testing/testServer'

const many = 2_300
const email = (nth: number) => `u${nth}@example.com`

describe('a page far inside the list of users', () => {
  let server: TestServer
  let as: SignedIn
  testedServer('moderator', (given) => ({ server, as } = given))
  beforeEach(async () => {
    // The newest first, two at each moment; every thirteenth is inactive.
    const rows = Array.from({ length: many }, (_, nth) =>
      userRow({
        email: email(many - 1 - nth),
        createdAt: new Date(1_700_000_000_000 + (nth >> 1)).toISOString(),
        isActive: nth % 13 > 0,
      }),
    )
    await server.db.insert(users).values(rows)
  })

  async function page(start: number, status = '') {
    const query = `?start=${start}&end=${start + 9}${status && `&status=${status}`}`
    const { data, total } = answerOf('users', await server.call('users', { as, query }))
    return { emails: data.map((user) => user.email), total }
  }
  const from = (first: number, total = many) => ({
    emails: Array.from({ length: Math.max(0, Math.min(10, many - first)) }, (_, nth) => email(first + nth)),
    total,
  })

  test('is read from the nearest page before it that was read, while no user has changed', async () => {
    for (const start of [1_050, 1_100]) assert.deepEqual(await page(start), from(start))
    await changeUnseen(server.db, sql`delete from ${users} where email in (${email(3)}, ${email(4)})`)
    for (const start of [1_100, 1_110, 1_257, 1_050, 1_099]) assert.deepEqual(await page(start), from(start, many - 2))
    assert.deepEqual(await page(1_049), from(1_051, many - 2))
  })

  const changes: readonly [what: string, change: SQL, first: number, total: number][] = [
    [
      'a user was added',
      sql`insert into users (email, public_address) values ('new@example.com', '0x1')`,
      1_099,
      many + 1,
    ],
    ['one before it was removed', sql`delete from users where email = ${email(7)}`, 1_101, many - 1],
    ['its first one was removed', sql`delete from users where email = ${email(1_100)}`, 1_101, many - 1],
    ['one became the newest', sql`update users set created_at = now() where email = ${email(many - 1)}`, 1_099, many],
  ]
  for (const [what, change, first, total] of changes)
    test(`is right after ${what}`, async () => {
      assert.deepEqual(await page(1_100), from(1_100))
      await server.db.execute(change)
      assert.deepEqual(await page(1_100), from(first, total))
      assert.deepEqual(await page(1_110), from(first + 10, total))
    })

  test('has the users of its status alone', async () => {
    const active = async (start: number) => {
      const { emails, total } = await page(start, 'active')
      const all = Array.from({ length: many }, (_, nth) => nth).filter((nth) => (many - 1 - nth) % 13 > 0)
      assert.deepEqual(emails, all.slice(start, start + 10).map(email))
      assert.equal(total, all.length)
    }
    for (const start of [1_000, 1_000, 1_010]) await active(start)
    assert.deepEqual(await page(1_010), from(1_010))
  })

  test('may be the last one, or beyond it', async () => {
    for (const start of [2_285, 2_285, 2_295, 2_305, 2_305]) assert.deepEqual(await page(start), from(start))
  })
})
