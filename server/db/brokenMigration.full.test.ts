import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startFailure } from '../startFailure'
import { fillDataFolder } from '../testing/pgliteTemplate'
import { createDatabase } from '../testing/testDatabase'
import { userRow } from '../testing/rows'
import { withDatabase } from '../testing/withDatabase'
import { temporaryFolder } from '../testing/temporaryFolder'
import type { Database } from './database'
import { knownSchema } from './migrate'
import { users } from './schema'

const next = [
  { tag: 'good', statements: ['CREATE TABLE "whole" ("id" integer);'] },
  { tag: 'bad', statements: ['CREATE TABLE "half" ("id" integer);', 'ALTER TABLE "nowhere" ADD COLUMN "id" integer;'] },
]

describe('a migration that breaks off', () => {
  const dataDir = temporaryFolder('ssdx-data-')
  const migrations = join(dataDir, 'migrations')
  let databaseUrl: string | undefined
  let drop = () => Promise.resolve()
  before(async () => {
    const postgres = process.env.DATABASE_URL_TEST
    if (postgres === undefined) await fillDataFolder(dataDir)
    else ({ url: databaseUrl, drop } = await createDatabase(postgres))
    mkdirSync(join(migrations, 'meta'), { recursive: true })
    const entries = next.map(({ tag }, idx) => ({ idx, when: knownSchema() + 1 + idx, tag, breakpoints: true }))
    writeFileSync(join(migrations, 'meta', '_journal.json'), JSON.stringify({ entries }))
    for (const { tag, statements } of next)
      writeFileSync(join(migrations, `${tag}.sql`), statements.join('--> statement-breakpoint\n'))
  })
  after(() => drop())

  const stateOf = (db: Database) =>
    Promise.all([
      db.select({ hash: sql<string>`hash` }).from(sql`drizzle.__drizzle_migrations`),
      db.select({ made: sql<string | null>`coalesce(to_regclass('whole'), to_regclass('half'))` }).from(users),
    ])

  test('is undone with those before it; the start says so, and one without it works on what was there', async () => {
    const before = await withDatabase({ databaseUrl, dataDir }, async (db) => {
      await db.insert(users).values(userRow())
      return stateOf(db)
    })
    assert.deepEqual(before[1], [{ made: null }])

    await assert.rejects(withDatabase({ databaseUrl, dataDir, migrations }, stateOf), (error) => {
      assert.match(
        startFailure(error),
        /^The database could not be brought up to date\. Its tables are as they were\. \(Failed query: \s*ALTER TABLE "nowhere" .* \(relation "nowhere" does not exist\)\)$/,
      )
      return true
    })

    assert.deepEqual(await withDatabase({ databaseUrl, dataDir }, stateOf), before)
  })
})
