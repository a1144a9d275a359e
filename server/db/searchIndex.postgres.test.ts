import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { userPages } from '../routes/userPages'
import { postgresCluster, type PostgresCluster } from '../testing/postgresCluster'
import { userRow } from '../testing/rows'
import type { Database } from './database'
import { openPostgres } from './openPostgres'
import { users } from './schema'
import { valueOf } from './valueOf'

describe('the index of searches', () => {
  const password = randomUUID()
  let cluster: PostgresCluster
  const urlOf = (database: string, user?: string) => {
    const url = new URL(cluster.url)
    url.pathname = `/${database}`
    if (user !== undefined) [url.username, url.password] = [user, password]
    return url.href
  }
  async function asOwner(database: string, ...statements: string[]) {
    const client = new pg.Client({ connectionString: urlOf(database) })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }

  before(async () => {
    cluster = await postgresCluster()
    await asOwner(
      'postgres',
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
    const { db, slowSearch, close } = await openPostgres(urlOf('platform', 'server'))
    context.after(close)
    assert.equal(slowSearch, undefined)
    assert.equal(await hasIndex(db), 'users_parts')
    await db.insert(users).values([userRow({ email: 'mona@example.com' }), userRow()])
    assert.deepEqual(await found(db), { emails: ['mona@example.com'], total: 1 })
  })

  test('is done without where its extension cannot be used, which is told; the next start makes it', async (context) => {
    const elsewhere = ['create schema elsewhere', 'alter extension pg_trgm set schema elsewhere']
    await asOwner('platform', 'drop index users_parts', ...elsewhere)
    const without = await openPostgres(urlOf('platform', 'server'))
    context.after(() => without.close())
    assert.equal(without.slowSearch, 'operator class "gin_trgm_ops" does not exist for access method "gin"')
    assert.equal(await hasIndex(without.db), null)
    assert.deepEqual(await found(without.db), { emails: ['mona@example.com'], total: 1 })

    await asOwner('platform', 'alter extension pg_trgm set schema public')
    const { db, slowSearch, close } = await openPostgres(urlOf('platform', 'server'))
    context.after(close)
    assert.equal(slowSearch, undefined)
    assert.equal(await hasIndex(db), 'users_parts')
  })
})
