import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { eq, inArray, lte, not, sql } from 'drizzle-orm'
import { pointsEarned, users } from '../db/schema'
import { userRow } from '../testing/rows'
import { suiteServer, type TestServer } from '../testing/testServer'

describe('the points earned, which triggers record', () => {
  let server: TestServer
  suiteServer((made) => (server = made))
  beforeEach(async () => {
    await server.reset()
    await server.db.insert(users).values(Array.from({ length: 10 }, () => userRow({ spunkyPoints: '100' })))
  })

  const today = sql`(now() at time zone 'UTC')::date`
  /** All that was recorded, and that of today, which is the only day there is. */
  async function earned() {
    const sum = sql<string>`coalesce(sum(${pointsEarned.points}), 0)::text`
    const [all] = await server.db.select({ sum }).from(pointsEarned)
    const [now] = await server.db.select({ sum }).from(pointsEarned).where(eq(pointsEarned.day, today))
    assert.equal(all?.sum, now?.sum)
    return Number(all?.sum)
  }
  const give = (points: number | string, ids: readonly number[]) =>
    server.db
      .update(users)
      .set({ spunkyPoints: sql`${users.spunkyPoints} + ${points}` })
      .where(inArray(users.id, [...ids]))

  test('are what users begin with and what they get, by one statement or several', async () => {
    assert.equal(await earned(), 1000)
    await give(5, [1, 2])
    await give(7, [2])
    assert.equal(await earned(), 1017)
  })

  test('are not less for points that are redeemed, in the same statement either', async () => {
    await give(-100, [1])
    assert.equal(await earned(), 1000)
    await server.db.update(users).set({ spunkyPoints: sql`case when ${users.id} < 6 then 0 else 103 end` })
    assert.equal(await earned(), 1015)
  })

  test('are not less for users who are removed, one, some or all', async () => {
    await server.db.delete(users).where(lte(users.id, 3))
    await server.db.delete(users)
    assert.equal(await earned(), 1000)
    await server.db.execute(sql`truncate users`)
    assert.equal(await earned(), 1000)
  })

  test('are right after an insert that became an update, and after a transaction that was undone', async () => {
    await server.db.execute(sql`
      insert into users (id, email, public_address, spunky_points) overriding system value
      values (1, 'known', '0x', 130), (2, 'less', '0x', 1), (11, 'new', '0x', 4)
      on conflict (id) do update set spunky_points = excluded.spunky_points`)
    assert.equal(await earned(), 1034)
    await assert.rejects(
      server.db.transaction(async (tx) => {
        await tx.update(users).set({ spunkyPoints: '9000' })
        tx.rollback()
      }),
    )
    assert.equal(await earned(), 1034)
  })

  test('are right after many changes at the same time', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, nth) => give(1, [1 + (nth % 10)])))
    assert.equal(await earned(), 1060)
  })

  test("a day's sum may exceed one user's limit", async () => {
    const most = '9'.repeat(38)
    await server.db.insert(users).values([userRow({ spunkyPoints: most }), userRow({ spunkyPoints: most })])
    const [all] = await server.db.select({ sum: sql<string>`sum(points)::text` }).from(pointsEarned)
    assert.equal(BigInt(all?.sum ?? 0), 2n * BigInt(most) + 1000n)
  })

  test('are untouched by a change of something else, and by one of nobody', async () => {
    const versions = () => server.db.select({ version: sql<string>`xmin::text || ctid::text` }).from(pointsEarned)
    const before = await versions()
    await server.db.update(users).set({ isActive: not(users.isActive), canRedeem: true })
    await give(5, [-1])
    await give(-5, [1])
    assert.deepEqual(await versions(), before)
  })

  test('are not recorded before the first day', async () => {
    await server.db.delete(pointsEarned)
    await server.db.insert(pointsEarned).values({ day: sql`${today} + 1`, slot: 0, points: '0' })
    await give(5, [1])
    assert.equal(await server.db.$count(pointsEarned), 1)
  })
})
