import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { channelInProcess } from '../events/channel'
import { EventHub } from '../events/hub'
import { databaseProblem } from '../http/databaseProblem'
import { answerOf, assertRefused } from '../testing/answers'
import { backend, isAway } from '../testing/awayDatabase'
import { postgresCluster, type PostgresCluster } from '../testing/postgresCluster'
import { userRow } from '../testing/rows'
import { tcpProxy } from '../testing/tcpProxy'
import { createDatabase } from '../testing/testDatabase'
import { testServer } from '../testing/testServer'
import type { Database, OpenDatabase } from './database'
import { openPostgres } from './openPostgres'
import type { PoolOptions } from './postgresPool'
import { users } from './schema'

const returnMs = 5000
const poolSize = 10

/** Uses every connection of the pool at the same time: one that was lost for good would be missing here. */
async function allConnections(db: Database, count: number) {
  let begun = 0
  let allBegun: () => void = () => undefined
  const together = new Promise<void>((resolve) => (allBegun = resolve))
  const pids = Array.from({ length: count }, () =>
    db.transaction(async (tx) => {
      begun += 1
      if (begun === count) allBegun()
      await together
      return backend(tx)
    }),
  )
  return new Set(await Promise.all(pids)).size
}

describe('PostgreSQL', () => {
  let cluster: PostgresCluster
  before(async () => {
    cluster = await postgresCluster()
  })
  after(() => cluster.remove())

  for (const signal of ['SIGQUIT', 'SIGINT'] as const)
    test(`stopped by ${signal} and back: 503 meanwhile, and within five seconds all works as before`, async (context) => {
      process.env.DATABASE_URL_TEST = cluster.url
      const server = await testServer()
      context.after(() => server.close())
      const as = await server.signIn('super-admin')
      const [user] = await server.db.insert(users).values(userRow()).returning()
      const id = String(user?.id)
      const read = () => server.call('users', { as })
      const toggle = () => server.call('toggleUser', { as, id })

      const underWay = Array.from({ length: 3 * poolSize }, (_, index) => (index % 2 === 0 ? read() : toggle()))
      await cluster.stop(signal)
      for (const [index, reply] of (await Promise.all(underWay)).entries()) {
        // The commit of a change may have been under way.
        const mayBeUnknown = index % 2 === 1 && reply.status === 504
        if (reply.status !== 200) assertRefused(reply, mayBeUnknown ? 504 : 503)
      }
      for (const reply of await Promise.all([read(), toggle(), read(), toggle()]))
        assertRefused(reply, 503, /database is not available/)

      await cluster.start()
      const deadline = Date.now() + returnMs
      while ((await read()).status !== 200) assert.ok(Date.now() < deadline, 'not back in time')
      const wasActive = answerOf('users', await read()).data[0]?.is_active
      assert.equal((await toggle()).status, 200)
      assert.equal(answerOf('users', await read()).data[0]?.is_active, !wasActive)
      assert.equal(await allConnections(server.db, poolSize), poolSize)
    })

  test('a connection works alike whatever the database has as its defaults', async (context) => {
    const { url, drop } = await createDatabase(cluster.url)
    context.after(drop)
    const first = await openPostgres(url)
    for (const setting of ["datestyle = 'German, DMY'", "default_transaction_isolation = 'serializable'"])
      await first.db.execute(sql.raw(`alter database ${new URL(url).pathname.slice(1)} set ${setting}`))
    await first.close()
    const { db, close } = await openPostgres(url)
    context.after(close)
    const createdAt = '2026-02-03T09:30:00.000Z'
    const [row] = await db.insert(users).values(userRow({ createdAt })).returning()
    assert.equal(row?.createdAt, createdAt)
    const level = sql<string>`current_setting('transaction_isolation')`
    assert.deepEqual(await db.select({ level }).from(users), [{ level: 'read committed' }])
  })

  describe('through a network', () => {
    let network: Awaited<ReturnType<typeof tcpProxy>>
    let opened: OpenDatabase[]
    const open = async (options: PoolOptions, url = network.url) => {
      const database = await openPostgres(url, options)
      opened.push(database)
      return database.db
    }
    /** Something else is done meanwhile, so that the end of a connection arrives while nothing is asked of it. */
    const elsewhere = async () => (await open({}, cluster.url)).execute(sql`select 1`)
    beforeEach(async () => {
      network = await tcpProxy(cluster.url)
      opened = []
    })
    afterEach(async () => {
      for (const database of opened) await database.close()
      await network.close()
    })

    test('a statement that runs too long is ended, and its connection works on', async () => {
      const db = await open({ connections: 1, limits: { statement: 50 } })
      const pid = await backend(db)
      await isAway(db.transaction((tx) => tx.execute(sql`select pg_sleep(30)`)))
      assert.equal(await backend(db), pid)
    })

    test('a connection begins as a pooler takes it: with a user, a database, an encoding and a name alone', async () => {
      await (await open({ connections: 1 })).execute(sql`select 1`)
      const begun = network.begun()
      assert.equal(begun.length, 2)
      const known = ['user', 'database', 'client_encoding', 'application_name']
      assert.deepEqual(
        begun.flat().filter((name) => !known.includes(name)),
        [],
      )
      assert.ok(begun.every((names) => names.includes('database')))
    })

    test('a connection whose limits are refused is given to nobody, and the next one is tried', async () => {
      const db = await open({ connections: 1, limits: { statement: -1 } })
      for (let time = 0; time < 2; time++)
        await assert.rejects(db.execute(sql`select 1`), ({ cause }: Error) => /statement_timeout/.test(String(cause)))
    })

    test('who gets no connection in time is told so, and the next one gets it', async () => {
      const db = await open({ connections: 1, limits: { connect: 500 } })
      await db.transaction(() => isAway(backend(db)))
      assert.ok(await backend(db))
    })

    test('a connection that breaks while nobody uses it is replaced', async () => {
      const db = await open({ connections: 1 })
      const pid = await backend(db)
      network.reset()
      await elsewhere()
      assert.notEqual(await backend(db), pid)
    })

    test('a connection that breaks between two statements fails its transaction and nothing else', async () => {
      const db = await open({ connections: 1 })
      await isAway(
        db.transaction(async (tx) => {
          await backend(tx)
          network.reset()
          await elsewhere()
          await tx.execute(sql`select 1`)
        }),
      )
      assert.ok(await backend(db))
    })

    test('a connection that breaks at the begin of a transaction is not lost to the pool', async () => {
      const db = await open({ connections: 1, limits: { connect: 1000 } })
      await backend(db)
      network.silence()
      const begun = db.transaction((tx) => backend(tx))
      network.reset()
      await isAway(begun)
      assert.ok(await backend(db))
    })

    test('when nothing comes back the query fails in time, and so does its transaction', async () => {
      const db = await open({ connections: 1, limits: { silence: 300 } })
      await isAway(
        db.transaction(async (tx) => {
          await backend(tx)
          network.silence()
          await backend(tx)
        }),
      )
      network.reset()
      assert.ok(await backend(db))
    })

    test('a change whose commit is not answered may have been made, and one that breaks off before was not', async () => {
      const db = await open({ connections: 1, limits: { silence: 300 } })
      const other = await open({}, cluster.url)
      await other.execute(sql`create table made (what text)`)
      const changes = new EventHub({ db, clock: Date.now, channel: channelInProcess() })
      const unknown = changes.transaction(async (tx) => {
        await tx.execute(sql`insert into made values ('committed')`)
        network.swallowAnswers()
      })
      await assert.rejects(unknown, (error) => databaseProblem(error)?.status === 504)
      network.reset()
      await isAway(
        changes.transaction(async (tx) => {
          await tx.execute(sql`insert into made values ('not committed')`)
          network.reset()
          await elsewhere()
          await tx.execute(sql`select 1`)
        }),
      )
      const made = await other.select({ what: sql<string>`what` }).from(sql`made`)
      assert.deepEqual(made, [{ what: 'committed' }])
    })

    test('a transaction in which nothing happens is ended, and its locks are free', async () => {
      const db = await open({ connections: 1, limits: { silence: 300 } })
      const other = await open({}, cluster.url)
      await other.execute(sql`create table held (id int); insert into held values (1)`)
      await isAway(
        db.transaction(async (tx) => {
          await tx.execute(sql`update held set id = 2`)
          await other.execute(sql`update held set id = 3`)
          await tx.execute(sql`select 1`)
        }),
      )
      const kept = await other.select({ id: sql<number>`id` }).from(sql`held`)
      assert.deepEqual(kept, [{ id: 3 }])
    })
  })
})
