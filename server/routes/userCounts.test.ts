import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { eq, inArray, lte, not, sql } from 'drizzle-orm'
import { users } from '../db/schema'
import { answerOf } from '../testing/answers'
import { userRow } from '../testing/rows'
import { testedServer } from '../testing/testedServer'
import type { SignedIn, TestServer } from '../testing/testServer'

describe('the totals of users, which triggers keep', () => {
  let server: TestServer
  let as: SignedIn
  testedServer('moderator', (given) => ({ server, as } = given))
  beforeEach(async () => {
    const { db } = server
    await db.insert(users).values(Array.from({ length: 30 }, (_, index) => userRow({ isActive: index % 3 > 0 })))
  })

  const totalOf = async (query: string) => answerOf('users', await server.call('users', { as, query })).total

  /** All, active and inactive as the lists and their tabs say, which a count of the rows confirms. */
  async function totals() {
    const told = [await totalOf(''), await totalOf('?status=active'), await totalOf('?status=inactive')]
    const { db } = server
    const counted = [
      await db.$count(users),
      await db.$count(users, eq(users.isActive, true)),
      await db.$count(users, not(users.isActive)),
    ]
    assert.deepEqual(told, counted)
    const { data } = answerOf('statusCounts', await server.call('statusCounts', { as, query: '?list=users' }))
    assert.deepEqual([data.total, ...data.statuses.map(({ count }) => count)], counted)
    return told
  }

  test('are right after rows were added, by one statement or several', async () => {
    assert.deepEqual(await totals(), [30, 20, 10])
    await server.db.insert(users).values(userRow())
    await server.db.insert(users).values(userRow({ isActive: false }))
    assert.deepEqual(await totals(), [32, 21, 11])
  })

  test('are right after rows changed their status, and after changes of something else', async () => {
    await server.db.update(users).set({ isActive: false }).where(lte(users.id, 6))
    assert.deepEqual(await totals(), [30, 16, 14])
    await server.db.update(users).set({ isActive: not(users.isActive) })
    assert.deepEqual(await totals(), [30, 14, 16])
    await server.db.update(users).set({ spunkyPoints: '5' })
    assert.deepEqual(await totals(), [30, 14, 16])
  })

  test('are right after rows were removed, one, some or all', async () => {
    await server.db.delete(users).where(eq(users.id, 1))
    assert.deepEqual(await totals(), [29, 20, 9])
    await server.db.delete(users).where(inArray(users.id, [2, 3, 4]))
    assert.deepEqual(await totals(), [26, 18, 8])
    await server.db.execute(sql`truncate users`)
    assert.deepEqual(await totals(), [0, 0, 0])
  })

  test('are right after an insert that became an update, and after a transaction that was undone', async () => {
    await server.db.execute(sql`
      insert into users (id, email, public_address, is_active) overriding system value
      values (2, 'known', '0x', false), (31, 'new', '0x', true)
      on conflict (id) do update set is_active = excluded.is_active`)
    assert.deepEqual(await totals(), [31, 20, 11])
    await assert.rejects(
      server.db.transaction(async (tx) => {
        await tx.delete(users)
        tx.rollback()
      }),
    )
    assert.deepEqual(await totals(), [31, 20, 11])
  })

  test('are right after many changes at the same time', async () => {
    const ids = Array.from({ length: 90 }, (_, index) => String(1 + (index % 30)))
    const replies = await Promise.all(ids.map((id) => server.call('toggleUser', { as, id })))
    assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]))
    assert.deepEqual(await totals(), [30, 10, 20])
  })
})
