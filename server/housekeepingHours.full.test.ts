import assert from 'node:assert/strict'
import { utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, mock, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { keepHouse } from './housekeeping'
import { testServer, type TestServer } from './testing/testServer'

const minute = 60_000

test('housekeeping that a stop breaks off is no failure in the log', async () => {
  const server = await testServer()
  const logged = mock.method(server.app.log, 'error')
  let breakOff: (error: Error) => void = () => undefined
  await new Promise<void>((resolve) => {
    mock.method(server.db, 'delete', () => ({
      where: () => new Promise((_resolve, reject) => resolve(void (breakOff = reject))),
    }))
    void server.listen()
  })
  await server.close()
  breakOff(new Error('PGlite is closed'))
  await new Promise((resolve) => setImmediate(resolve))
  assert.equal(logged.mock.callCount(), 0)
})

describe('every hour', () => {
  let server: TestServer
  const postgres = process.env.DATABASE_URL_TEST
  before(async () => {
    mock.timers.enable({ apis: ['setInterval'] })
    server = await testServer({ databaseUrl: postgres })
    await server.listen()
  })
  after(async () => {
    mock.timers.reset()
    await server.close()
  })

  const tick = (hours: number) => {
    for (let hour = 0; hour < hours; hour++) mock.timers.tick(60 * minute)
  }
  /** How often somebody has had the tables vacuumed and analyzed, where all are alike. */
  async function counts() {
    const all = sql<string>`string_agg(distinct vacuum_count || ' ' || analyze_count, ', ')`
    const [row] = await server.db.select({ all }).from(sql`pg_stat_user_tables where schemaname = 'public'`)
    return row?.all
  }

  const name = postgres
    ? 'the vacuum is left to PostgreSQL itself'
    : 'the vacuum tidies every table of the embedded database, an hour after the start and then daily'
  test(name, async () => {
    for (const [hours, embedded] of [
      [0, '0 0'],
      [1, '1 1'],
      [23, '1 1'],
      [1, '2 2'],
    ] as const) {
      // On PostgreSQL the users alone, once, with their search index.
      const expected = postgres ? '0 0, 0 1' : embedded
      tick(hours)
      // The server does it beside what is asked here.
      for (let asked = 0; asked < 200 && (await counts()) !== expected; asked++) await keepHouse(server)
      assert.equal(await counts(), expected)
    }
  })

  if (!postgres)
    test('the vacuum ends with a checkpoint of the embedded database, which makes none by itself', async () => {
      const redo = async () => {
        const [row] = await server.db.select({ at: sql<string>`redo_lsn` }).from(sql`pg_control_checkpoint()`)
        return row?.at
      }
      const before = await redo()
      tick(24)
      for (let asked = 0; asked < 200 && (await redo()) === before; asked++) await keepHouse(server)
      assert.notEqual(await redo(), before)
    })

  test('what arrived by half is swept away', async () => {
    const tmp = join(server.dataDir, 'tmp')
    writeFileSync(join(tmp, 'half'), '')
    utimesSync(join(tmp, 'half'), 0, 0)
    tick(1)
    for (let asked = 0; asked < 200 && (await readdir(tmp)).length > 0; asked++) await keepHouse(server)
    assert.deepEqual(await readdir(tmp), [])
  })
})
