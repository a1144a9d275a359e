import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import { describe, test } from 'node:test'
import { startFailure } from '../startFailure'
import { freePort } from '../testing/freePort'
import { userRow } from '../testing/rows'
import { withDatabase } from '../testing/withDatabase'
import { temporaryFolder } from '../testing/temporaryFolder'
import { users } from './schema'

describe('openDatabase', () => {
  const dataDir = temporaryFolder('ssdx-data-')

  const usersIn = (where: Parameters<typeof withDatabase>[0]) => withDatabase(where, (db) => db.select().from(users))

  test('keeps what was written, lets nobody in beside it, and opens again', async () => {
    await withDatabase({ dataDir }, async (db) => {
      await db.insert(users).values(userRow({ email: 'kept@example.com', spunkyPoints: '9007199254740993' }))
      await assert.rejects(usersIn({ dataDir }), /in use by process/)
    })
    const [kept] = await usersIn({ dataDir })
    assert.deepEqual([kept?.email, kept?.spunkyPoints], ['kept@example.com', '9007199254740993'])
  })

  test('refuses a database that a newer version has migrated, and gives the folder free', async () => {
    await withDatabase({ dataDir }, (db) =>
      db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)`),
    )
    for (let attempt = 0; attempt < 2; attempt++)
      await assert.rejects(usersIn({ dataDir }), /newer version of this server/)
  })

  test('says which PostgreSQL cannot be reached and which variable names it, without its password', async () => {
    const port = await freePort()
    const databaseUrl = `postgres://nobody:secret@127.0.0.1:${port}/none`
    await assert.rejects(usersIn({ databaseUrl, dataDir }), (error) => {
      assert.equal(
        startFailure(error),
        `The database none at 127.0.0.1:${port} cannot be reached or refuses the server. Start or allow it, or correct DATABASE_URL. (connect ECONNREFUSED 127.0.0.1:${port})`,
      )
      return true
    })
  })
})
