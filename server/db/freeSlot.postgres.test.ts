import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { createDatabase } from '../testing/testDatabase'
import { userRow } from '../testing/rows'
import type { OpenDatabase } from './database'
import { openPostgres } from './openPostgres'
import { pointsEarned, userCounts, users } from './schema'

interface Connection {
  readonly client: pg.Client
  readonly pid: number
}

/** The embedded database has one connection: there nobody waits for a slot. */
describe('the slots of what triggers count of the users', () => {
  let place: Awaited<ReturnType<typeof createDatabase>>
  let database: OpenDatabase
  let a: Connection
  let b: Connection
  before(async () => {
    const server = process.env.DATABASE_URL_TEST
    assert.ok(server, 'needs PostgreSQL: server/testing/runTests.ts starts one for a file')
    place = await createDatabase(server)
    database = await openPostgres(place.url)
    a = await connection()
    b = await connection()
    // Both begin their search at the same slot.
    while (a.pid % 16 !== b.pid % 16) {
      await b.client.end()
      b = await connection()
    }
  })
  beforeEach(async () => {
    await database.db.execute(sql`truncate users, points_earned restart identity`)
    await database.db.insert(pointsEarned).values({ day: '2026-03-01', slot: 0, points: '0' })
    await database.db.insert(users).values(userRow())
  })
  after(async () => {
    for (const { client } of [a, b]) await client.end()
    await database.close()
    await place.drop()
  })

  async function connection(): Promise<Connection> {
    const client = new pg.Client({ connectionString: place.url })
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return { client, pid: rows[0]?.pid ?? 0 }
  }
  const isWaiting = async ({ pid }: Connection) =>
    (await database.db.$count(sql`pg_stat_activity`, sql`pid = ${pid} and wait_event_type = 'Lock'`)) > 0

  const counted = async () => {
    const [row] = await database.db
      .select({
        people: sql<number>`sum(${userCounts.active})::int`,
        points: sql<number>`(select sum(${pointsEarned.points}) from ${pointsEarned})::int`,
      })
      .from(userCounts)
    return row
  }
  const join = `insert into users (email, public_address, spunky_points) values ('new@example.com', '0x1', 50)`
  const earn = (points: number) => `update users set spunky_points = spunky_points + ${points} where id = 1`

  test('make nobody wait who adds points to the person by whom somebody else has just been referred', async () => {
    await a.client.query('begin')
    await a.client.query(join)
    const end = { isReached: false }
    const others = b.client.query(earn(10)).finally(() => (end.isReached = true))
    while (!end.isReached && !(await isWaiting(b)));
    // Had it waited, each would now wait for the other.
    await Promise.all([others, a.client.query(earn(20))])
    await a.client.query('commit')
    assert.deepEqual(await counted(), { people: 2, points: 80 })
  })

  test('are one for each transaction, also when an earlier one has become free meanwhile', async () => {
    await a.client.query('begin')
    await a.client.query(join)
    await b.client.query('begin')
    await b.client.query(earn(10))
    await a.client.query('commit')
    await b.client.query(earn(10))
    assert.equal(await database.db.$count(sql`pg_locks`, sql`pid = ${b.pid} and locktype = 'advisory'`), 1)
    await b.client.query('commit')
    assert.deepEqual(await counted(), { people: 2, points: 70 })
  })

  test('are counted in by a seventeenth transaction too', async () => {
    await a.client.query('begin')
    await a.client.query('select pg_advisory_xact_lock(7361924, slot) from generate_series(0, 15) as slot')
    await b.client.query(join)
    await a.client.query('commit')
    assert.deepEqual(await counted(), { people: 2, points: 50 })
  })
})
