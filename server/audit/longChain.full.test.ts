import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { pastTheTrigger } from '../testing/auditEntries'
import { suiteServer, type TestServer } from '../testing/testServer'
import { append } from './append'
import { verifyAudit } from './verify'

describe('the audit', () => {
  let server: TestServer
  suiteServer((made) => (server = made))

  test('is verified beyond its first thousand entries', async () => {
    await server.db.transaction(async (tx) => {
      for (let count = 0; count < 1001; count++)
        await append({ db: tx, clock: server.clock }, { name: 'process' }, { action: 'serverStart' })
    })
    const verdict = async () => {
      const { bad, entries: read } = await verifyAudit(server.db)
      return { read, bad: bad.map(({ first, why }) => [first, why]) }
    }
    assert.deepEqual(await verdict(), { read: 1001, bad: [] })
    await pastTheTrigger(server.db, sql`update audit set target = 'other' where id = 1001`)
    assert.deepEqual(await verdict(), { read: 1001, bad: [[1001, 'it or the entry before it was changed']] })
  })
})
