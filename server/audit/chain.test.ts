import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { auditHead } from '../db/schema'
import { auditEntries, forgetEntries, pastTheCheck, pastTheTrigger } from '../testing/auditEntries'
import { suiteServer, type TestServer } from '../testing/testServer'
import { appendAlone } from './append'
import { verifyAudit } from './verify'

describe('the audit', () => {
  let server: TestServer
  suiteServer((made) => (server = made))
  beforeEach(async () => {
    await server.reset()
    await forgetEntries(server.db)
  })

  const entries = () => auditEntries(server.db)
  const note = (name: string) => appendAlone(server, { name }, { action: 'serverStart' })

  test('makes one chain of entries that are appended at once', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, index) => note(`process ${index}`)))
    assert.deepEqual({ ...(await verifyAudit(server.db)), head: '' }, { intact: true, bad: [], entries: 50, head: '' })
  })

  test('lets nobody change, remove or empty it', async () => {
    await note('one')
    for (const statement of [sql`update audit set actor = 'x'`, sql`delete from audit`, sql`truncate audit`])
      await assert.rejects(server.db.execute(statement), ({ cause }: Error) => /never changed/.test(String(cause)))
    assert.equal((await entries()).length, 1)
  })

  const changed = 'it or the entry before it was changed'
  const orphaned = 'not to be checked without the entry before it'
  for (const [what, tamper, bad] of [
    ['a changed entry', sql`update audit set target = 'other' where id = 2`, [[2, 2, changed]]],
    [
      'a changed time',
      sql`update audit set created_at = created_at + interval '1 second' where id = 3`,
      [[3, 3, changed]],
    ],
    [
      'every changed entry',
      sql`update audit set target = 'x' where id in (1, 3, 5)`,
      [1, 3, 5].map((id) => [id, id, changed]),
    ],
    [
      'an entry that was changed with its hash',
      sql`update audit set actor = 'x', hash = repeat('0', 64) where id = 2`,
      [
        [2, 2, changed],
        [3, 3, changed],
      ],
    ],
    [
      'a removed entry, and what follows',
      sql`delete from audit where id = 2`,
      [
        [2, 2, 'gone'],
        [3, 3, orphaned],
      ],
    ],
    [
      'the first entries removed',
      sql`delete from audit where id < 3`,
      [
        [1, 2, 'gone'],
        [3, 3, orphaned],
      ],
    ],
    ['the newest entries removed', sql`delete from audit where id > 3`, [[4, 5, 'gone from the end']]],
    ['all entries removed', sql`delete from audit`, [[1, 5, 'gone from the end']]],
    [
      'an entry added past the end',
      sql`insert into audit select 6, created_at, actor, role, action, target, outcome, before, after, request_id, hash from audit where id = 5`,
      [
        [6, 6, changed],
        [6, 6, 'added past the end'],
      ],
    ],
    [
      'a changed entry before a removed one',
      sql`with changed as (update audit set target = 'x' where id = 1) delete from audit where id = 4`,
      [
        [1, 1, changed],
        [4, 4, 'gone'],
        [5, 5, orphaned],
      ],
    ],
  ] as const)
    test(`verifying finds ${what}, and nothing else`, async () => {
      for (const name of ['one', 'two', 'three', 'four', 'five']) await note(name)
      await pastTheTrigger(server.db, tamper)
      const verdict = await verifyAudit(server.db)
      assert.deepEqual([verdict.intact, verdict.bad.map(({ first, last, why }) => [first, last, why])], [false, bad])
    })

  const forged = (id: number) =>
    sql`insert into audit select ${id}, created_at, actor, role, action, target, outcome, before, after, request_id, hash from audit where id = 1`

  test('takes no entry before its first', async () => {
    await note('one')
    await assert.rejects(server.db.execute(forged(0)), ({ cause }: Error) => /audit_id_positive/.test(String(cause)))
  })

  test('verifying finds entries before the first', async () => {
    for (const name of ['one', 'two']) await note(name)
    await pastTheCheck(server.db, async () => {
      for (const id of [0, -7]) await server.db.execute(forged(id))
      const { intact, bad, entries } = await verifyAudit(server.db)
      assert.deepEqual([intact, bad, entries], [false, [{ first: -7, last: 0, why: 'added before the first' }], 4])
    })
  })

  test('verifying finds a change of anything that an entry says', async () => {
    const columns = ['actor', 'role', 'action', 'target', 'outcome', 'before', 'after', 'request_id']
    for (const column of columns) await note(column)
    for (const [index, column] of columns.entries())
      await pastTheTrigger(
        server.db,
        sql`update audit set ${sql.identifier(column)} = 'refused' where id = ${index + 1}`,
      )
    assert.deepEqual(
      (await verifyAudit(server.db)).bad.map(({ first, why }) => [first, why]),
      columns.map((_, index) => [index + 1, changed]),
    )
  })

  test('verifying finds entries that were written anew up to the newest', async () => {
    for (const name of ['one', 'two']) await note(name)
    const [head] = await server.db.select().from(auditHead)
    await forgetEntries(server.db)
    for (const name of ['one', 'another']) await note(name)
    await server.db.update(auditHead).set({ hash: head?.hash })
    assert.deepEqual((await verifyAudit(server.db)).bad, [{ first: 2, last: 2, why: 'written anew' }])
  })

  test('hashes what the database keeps, whatever was to be said', async () => {
    for (const text of ['\ud800@x.example', 'a\u0000b', '\udc00\ud800', '🙂'])
      await appendAlone(server, { name: text }, { action: 'serverStart', target: text, after: { text } })
    assert.deepEqual((await verifyAudit(server.db)).bad, [])
    assert.deepEqual(
      (await entries()).map(({ actor }) => actor),
      ['\ufffd@x.example', 'a\ufffdb', '\ufffd\ufffd', '🙂'],
    )
  })
})
