import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { count, desc, eq, sql } from 'drizzle-orm'
import { audit, users } from '../db/schema'
import { answerOf } from '../testing/answers'
import { testedServer } from '../testing/testedServer'
import type { SignedIn, TestServer } from '../testing/testServer'

describe('Set Can Redeem', () => {
  let server: TestServer
  let as: SignedIn
  testedServer('super-admin', (given) => ({ server, as } = given))

  test('marks 10,000 users with one statement at most, and counts all of them', async () => {
    await server.db.execute(
      sql`insert into users (email, public_address, spunky_points) select id, '', 1000 from generate_series(1, 10002) as id`,
    )
    answerOf('setCanRedeem', await server.call('setCanRedeem', { as }))
    const ofOneStatement = await server.db
      .select({ marked: count() })
      .from(users)
      .where(eq(users.canRedeem, true))
      // The number of the statement within its transaction.
      .groupBy(sql`cmin::text`)
      .orderBy(desc(count()))
    assert.deepEqual(ofOneStatement, [{ marked: 10_000 }, { marked: 2 }])
    const [line] = await server.db.select({ after: audit.after }).from(audit).orderBy(desc(audit.id)).limit(1)
    assert.deepEqual(line, { after: '{"can_redeem":10002}' })
  })

  test('goes on behind users whom somebody else has marked meanwhile', async () => {
    await server.db.execute(
      sql`insert into users (email, public_address, spunky_points) select id, '', 1000 from generate_series(1, 10002) as id`,
    )
    // Stands for another transaction, which has marked the first slice between its being read and changed.
    await server.db.execute(sql`create function skip() returns trigger language plpgsql as 'begin return null; end'`)
    await server.db.execute(
      sql`create trigger skip before update on users for each row when (new.id <= 10000) execute function skip()`,
    )
    try {
      answerOf('setCanRedeem', await server.call('setCanRedeem', { as }))
    } finally {
      await server.db.execute(sql`drop function skip cascade`)
    }
    assert.equal(await server.db.$count(users, eq(users.canRedeem, true)), 2)
  })
})
