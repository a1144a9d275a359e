import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { backend, isAway } from '../testing/awayDatabase'
import { postgresCluster, type PostgresCluster } from '../testing/postgresCluster'
import { userRow } from '../testing/rows'
import { createDatabase } from '../testing/testDatabase'
import { openPostgres } from './openPostgres'
import { postgresPool } from './postgresPool'
import { users } from './schema'

describe('a PostgreSQL that runs and refuses', () => {
  let cluster: PostgresCluster
  before(async () => {
    cluster = await postgresCluster()
  })
  after(() => cluster.remove())

  for (const [refused, allowed] of [
    ['alter database NAME allow_connections false', 'alter database NAME allow_connections true'],
    ['revoke connect on database NAME from public', 'grant connect on database NAME to public'],
  ] as const)
    test(`a database that is closed by "${refused}" is away until it is opened again`, async (context) => {
      const { url, drop } = await createDatabase(cluster.url)
      const name = new URL(url).pathname.slice(1)
      const admin = await openPostgres(cluster.url)
      await admin.db.execute(
        sql.raw(`create role closed_out login password 'x'; grant all on database ${name} to public`),
      )
      context.after(async () => {
        await drop()
        await admin.db.execute(sql`drop role closed_out`)
        await admin.close()
      })
      const pool = postgresPool(Object.assign(new URL(url), { username: 'closed_out', password: 'x' }).href, {})
      context.after(() => pool.end())
      const db = drizzle({ client: pool })
      await admin.db.execute(sql.raw(refused.replace('NAME', name)))
      await isAway(backend(db))
      await admin.db.execute(sql.raw(allowed.replace('NAME', name)))
      assert.ok(await backend(db))
    })

  test('a server that takes no changes gets none of its connections used, and one that takes them again is used at once', async (context) => {
    const { url, drop } = await createDatabase(cluster.url)
    context.after(drop)
    const name = new URL(url).pathname.slice(1)
    const admin = await openPostgres(cluster.url)
    context.after(() => admin.close())
    const setReadOnly = async (how: 'on' | 'off') => {
      await admin.db.execute(sql.raw(`alter database ${name} set default_transaction_read_only = ${how}`))
      await admin.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`)
    }
    const { db, close } = await openPostgres(url, { mustWrite: true, connections: 1 })
    context.after(close)
    await backend(db)
    await setReadOnly('on')
    // The first finds the connection broken.
    for (let time = 0; time < 3; time++) await isAway(backend(db))
    await assert.rejects(openPostgres(url, { mustWrite: true }), {
      message: 'The database takes no changes: it is a standby, or set to read-only.',
    })
    const forReading = await openPostgres(url)
    assert.ok(await backend(forReading.db))
    await forReading.close()
    await setReadOnly('off')
    assert.ok(await backend(db))
    await db.insert(users).values(userRow())
  })
})
