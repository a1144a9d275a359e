import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { startFailure } from '../startFailure'
import { freePort } from '../testing/freePort'
import { userRow } from '../testing/rows'
import { openDatabase } from './openDatabase'
import { users } from './schema'

describe('openDatabase', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ssdx-data-'))
  after(() => rmSync(dataDir, { recursive: true, force: true }))

  test('keeps what was written, lets nobody in beside it, and opens again', async () => {
    const first = await openDatabase({ dataDir })
    await first.db.insert(users).values(userRow({ email: 'kept@example.com', spunkyPoints: '9007199254740993' }))
    await assert.rejects(openDatabase({ dataDir }), /in use by process/)
    await first.close()
    const second = await openDatabase({ dataDir })
    const [kept] = await second.db.select().from(users)
    await second.close()
    assert.deepEqual([kept?.email, kept?.spunkyPoints], ['kept@example.com', '9007199254740993'])
  })

  test('refuses a database that a newer version has migrated, and gives the folder free', async () => {
    const database = await openDatabase({ dataDir })
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)`,
    )
    await database.close()
    for (let attempt = 0; attempt < 2; attempt++)
      await assert.rejects(openDatabase({ dataDir }), /newer version of this server/)
  })

  test('says which PostgreSQL cannot be reached and which variable names it, without its password', async () => {
    const port = await freePort()
    const databaseUrl = `postgres://nobody:secret@127.0.0.1:${port}/none`
    await assert.rejects(openDatabase({ databaseUrl, dataDir }), (error) => {
      assert.equal(
        startFailure(error),
        `The database none at 127.0.0.1:${port} cannot be reached or refuses the server. Start or allow it, or correct DATABASE_URL. (connect ECONNREFUSED 127.0.0.1:${port})`,
      )
      return true
    })
  })
})
