import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { userPages } from '../routes/userPages'
import { postgresCluster, type PostgresCluster } from '../testing/postgresCluster'
import { runStatements, urlOn } from '../testing/postgresServer'
import { userRow } from '../testing/rows'
import type { Database } from './database'
import { openPostgres } from './openPostgres'
import { users } from './schema'
import { valueOf } from './valueOf'

describe('the index of searches', () => {
  const password = randomUUID()
  let cluster: PostgresCluster
  const urlOfServer = () => urlOn(cluster.url, 'platform', { name: 'server', password })
  const asOwner = (...statements: string[]) => runStatements(urlOn(cluster.url, 'platform'), ...statements)

  before(async () => {
    cluster = await postgresCluster()
    await runStatements(
      cluster.url,
      `create role server login password '${password}'`,
      'create database platform owner server',
    )
  })
  after(() => cluster.remove())

  const found = async (db: Database) => {
    const { rows, total } = await userPages(db)({ start: 0, search: 'MONA' })
    return { emails: rows.map(({ email }) => email), total }
  }
  const hasIndex = (db: Database) => valueOf(db, sql<string | null>`to_regclass('users_parts')`)

  test('is made by an account that is no superuser', async (context) => {
    const { db, slowSearch, close } = await openPostgres(urlOfServer())
    context.after(close)
    assert.equal(slowSearch, undefined)
    assert.equal(await hasIndex(db), 'users_parts')
    await db.insert(users).values([userRow({ email: 'mona@example.com' }), userRow()])
    assert.deepEqual(await found(db), { emails: ['mona@example.com'], total: 1 })
  })

  test('is done without where its extension cannot be used, which is told; the next start makes it', async (context) => {
    const elsewhere = ['create schema elsewhere', 'alter extension pg_trgm set schema elsewhere']
    await asOwner('drop index users_parts', ...elsewhere)
    const without = await openPostgres(urlOfServer())
    context.after(() => without.close())
    assert.equal(without.slowSearch, 'operator class "gin_trgm_ops" does not exist for access method "gin"')
    assert.equal(await hasIndex(without.db), null)
    assert.deepEqual(await found(without.db), { emails: ['mona@example.com'], total: 1 })

    await asOwner('alter extension pg_trgm set schema public')
    const { db, slowSearch, close } = await openPostgres(urlOfServer())
    context.after(close)
    assert.equal(slowSearch, undefined)
    assert.equal(await hasIndex(db), 'users_parts')
  })
})
