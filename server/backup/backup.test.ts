import assert from 'node:assert/strict'
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { getTableName, sql } from 'drizzle-orm'
import { append } from '../audit/append'
import { verifyAudit } from '../audit/verify'
import type { Database, OpenDatabase } from '../db/database'
import { admins, audit, auditHead, campaigns, sessions, users } from '../db/schema'
import { campaignRow, userRow } from '../testing/rows'
import { openTestDatabase } from '../testing/testDatabase'
import { testServer, type TestServer } from '../testing/testServer'
import { multipart, taskParts } from '../testing/videos'
import { backUp } from './backup'
import { manifestFile, rowsFile } from './manifest'
import { restore } from './restore'
import { keptTables } from './tables'

const now = Date.parse('2026-03-02T00:00:00Z')

describe('a backup', () => {
  const place = mkdtempSync(join(tmpdir(), 'ssdx-backup-'))
  const folder = join(place, 'backup')
  let server: TestServer
  before(async () => {
    server = await testServer()
    const as = await server.signIn('super-admin')
    await server.db
      .insert(users)
      .values(
        Array.from({ length: 2500 }, (_, index) =>
          userRow({ email: `ü"\\\n${index}@example.com`, spunkyPoints: `9007199254740993${index}` }),
        ),
      )
    await server.db.insert(campaigns).values(campaignRow({ amount: '12345678901234567890.123456789012345678' }))
    const { payload, headers } = multipart(taskParts())
    const upload = {
      method: 'POST',
      url: '/api/admin/tasks',
      payload,
      headers: { ...headers, authorization: as.authorization },
    } as const
    assert.equal((await server.inject(upload)).status, 201)
    await server.call('createAdmin', { as, body: { email: 'ann@example.com', name: 'Ann', role: 'editor' } })
    await backUp(server.db, server.dataDir, folder, now)
  })
  after(async () => {
    await server.close()
    rmSync(place, { recursive: true, force: true })
  })

  const rowsOf = async (db: Database) =>
    Promise.all(
      keptTables.map(async (table) => {
        const line = sql<string>`row_to_json(t)::text`
        const rows = await db.select({ line }).from(sql`${table} as t`)
        return [getTableName(table), rows.map((row) => row.line).sort()] as const
      }),
    )

  async function inEmpty<T>(work: (database: OpenDatabase, dataDir: string) => Promise<T>): Promise<T> {
    const dataDir = mkdtempSync(join(place, 'data-'))
    const database = await openTestDatabase()
    try {
      return await work(database, dataDir)
    } finally {
      await database.close()
    }
  }

  test('restored, has every row and video as it was, a line of the audit more, and nobody signed in', () =>
    inEmpty(async ({ db }, dataDir) => {
      await restore(db, dataDir, folder, now)
      const [was, is] = [new Map(await rowsOf(server.db)), new Map(await rowsOf(db))]
      const chained: readonly string[] = [getTableName(audit), getTableName(auditHead)]
      for (const [table, rows] of is) if (!chained.includes(table)) assert.deepEqual(rows, was.get(table), table)
      assert.equal(is.get('audit')?.length, (was.get('audit')?.length ?? 0) + 1)
      assert.equal((await verifyAudit(db)).intact, true)
      assert.equal(await db.$count(sessions), 0)
      const media = (from: string) => readdirSync(from).map((file) => readFileSync(join(from, file)).toString('hex'))
      assert.deepEqual(media(join(dataDir, 'media')), media(join(server.dataDir, 'media')))
    }))

  test('restored, goes on counting its rows where they ended', () =>
    inEmpty(async ({ db }, dataDir) => {
      await restore(db, dataDir, folder, now)
      const [added] = await db.insert(users).values(userRow()).returning({ id: users.id })
      assert.equal(added?.id, 2501)
    }))

  test('is of one moment, although rows are written meanwhile', async () => {
    const busy = join(place, 'busy')
    const [made] = await Promise.all([
      backUp(server.db, server.dataDir, busy, now),
      server.db.transaction(async (tx) => {
        await tx.insert(users).values(userRow())
        await append({ db: tx, clock: () => now }, { name: 'test' }, { action: 'read' })
      }),
    ])
    await inEmpty(async ({ db }, dataDir) => {
      await restore(db, dataDir, busy, now)
      assert.equal((await verifyAudit(db)).intact, true)
    })
    assert.ok(made.rows > 2500)
  })

  test('is not restored over a platform that is there', async () => {
    await assert.rejects(
      restore(server.db, server.dataDir, folder, now),
      /There is a platform in this database already/,
    )
  })

  test('that is damaged or of another version is refused, and the database stays empty', async () => {
    const damaged = join(place, 'damaged')
    await backUp(server.db, server.dataDir, damaged, now)
    const manifest = readFileSync(join(damaged, manifestFile), 'utf8')
    await inEmpty(async ({ db }, dataDir) => {
      writeFileSync(join(damaged, manifestFile), manifest.replace(/"schema": \d+/, '"schema": 1'))
      await assert.rejects(restore(db, dataDir, damaged, now), /made by another version/)
      writeFileSync(join(damaged, manifestFile), manifest.replace(/"rows": \d+/, '"rows": 1'))
      await assert.rejects(restore(db, mkdtempSync(join(place, 'data-')), damaged, now), /is damaged: it has \d+ rows/)
      appendFileSync(join(damaged, rowsFile), 'x')
      await assert.rejects(restore(db, dataDir, damaged, now), /not what was written/)
      await assert.rejects(restore(db, dataDir, place, now), /There is no backup in/)
      assert.equal(await db.$count(admins), 0)
    })
  })

  test('is never written over another one, nor half', async () => {
    await assert.rejects(backUp(server.db, server.dataDir, folder, now), /EEXIST|ENOTEMPTY/)
    const half = join(place, 'half')
    await assert.rejects(backUp(server.db, join(folder, manifestFile), half, now), /ENOTDIR/)
    assert.equal(existsSync(half), false)
  })
})
