import assert from 'node:assert/strict'
import { PGlite } from '@electric-sql/pglite'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { after, before, describe, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { array, object, string } from 'yup'
import { endpoints, pathOf, type EndpointName } from '../../src/contract/endpoints'
import { startSession } from '../auth/sessions'
import { buildServer } from '../buildServer'
import { parseConfig } from '../config'
import { databaseProblem } from '../http/databaseProblem'
import { userRow } from '../testing/rows'
import { fillDataFolder } from '../testing/pgliteTemplate'
import { temporaryFolder } from '../testing/temporaryFolder'
import type { OpenDatabase } from './database'
import { openPglite } from './openPglite'
import { admins, settings, users } from './schema'

const limitMs = 5000
const maxLogBytes = 128 * 1024 * 1024
const endless = sql`select count(*) from generate_series(1, 100000000000)`

describe('PGlite in its thread', () => {
  const dataDir = temporaryFolder('ssdx-pglite-')
  const threads: Worker[] = []
  const noteThread = (thread: Worker) => threads.push(thread)
  let database: OpenDatabase
  before(async () => {
    process.on('worker', noteThread)
    await fillDataFolder(dataDir)
    database = await openPglite(dataDir, limitMs)
  })
  after(async () => {
    process.off('worker', noteThread)
    await database.close()
  })

  const insert = (email: string) => database.db.insert(users).values(userRow({ email }))
  const countOf = async (email: string) => database.db.$count(users, eq(users.email, email))
  const isAway = (query: Promise<unknown>) => assert.rejects(query, (error) => databaseProblem(error)?.status === 503)

  test('values of each kind arrive as they were sent, and what has no text is refused', async () => {
    const sent = sql`select ${`it's "ü"`}::text, ${7}::bigint, ${true}::boolean, ${null}::text as nothing, ${'{1,2}'}::int[]`
    const { rows } = object({ rows: array().required() }).validateSync(await database.db.execute(sent))
    assert.deepEqual(rows.map(Object.values), [[`it's "ü"`, 7, true, null, [1, 2]]])
    await assert.rejects(database.db.execute(sql`select ${new Date(0)}::timestamptz`), ({ cause }: Error) =>
      /neither a text nor a number/.test(String(cause)),
    )
    await insert('after@example.com')
    assert.equal(await countOf('after@example.com'), 1)
  })

  test('a long statement keeps the process free for everything else', async () => {
    const done: string[] = []
    const long = database.db
      .execute(sql`select count(*) from generate_series(1, 1000000)`)
      .then(() => done.push('statement'))
    for (let turn = 0; turn < 100; turn++) await setImmediate()
    done.push('a hundred turns')
    await long
    assert.deepEqual(done, ['a hundred turns', 'statement'])
  })

  test('a statement that takes too long is ended; who waits behind it and all that was written is served', async () => {
    await insert('kept@example.com')
    const late = isAway(database.db.execute(endless))
    const behind = countOf('kept@example.com')
    await late
    assert.equal(await behind, 1)
  })

  test('a transaction whose statement takes too long is undone', async () => {
    await isAway(
      database.db.transaction(async (tx) => {
        await tx.insert(users).values(userRow({ email: 'undone@example.com' }))
        await tx.execute(endless)
      }),
    )
    assert.equal(await countOf('undone@example.com'), 0)
  })

  test('when the thread dies, what was asked fails and what comes next works', async () => {
    const asked = isAway(
      database.db.transaction(async (tx) => {
        await tx.insert(users).values(userRow({ email: 'lost@example.com' }))
        await threads.at(-1)?.terminate()
        await tx.execute(sql`select 1`)
      }),
    )
    await asked
    assert.equal(await countOf('lost@example.com'), 0)
    await insert('later@example.com')
    assert.equal(await countOf('later@example.com'), 1)
  })

  test('a prepared statement is kept from its second run on, failed runs included, and by the next thread too', async () => {
    const kept = () =>
      database.db.$count(sql`pg_prepared_statements`, sql`statement like '%from "users"%' and name like 'prepared%'`)
    const { email, id } = users
    const byId = database.db
      .select({ email })
      .from(users)
      .where(eq(id, sql.placeholder('id')))
      .prepare('by id')
    await assert.rejects(byId.execute({ id: 'no number' }))
    assert.equal(await kept(), 0)
    await assert.rejects(byId.execute({ id: 'no number' }))
    assert.deepEqual(await byId.execute({ id: 0 }), [])
    assert.equal(await kept(), 1)
    await threads.at(-1)?.terminate()
    const [first] = await database.db
      .insert(users)
      .values(userRow({ email: 'first@example.com' }))
      .returning({ id })
    for (let run = 0; run < 2; run++)
      assert.deepEqual(await byId.execute({ id: first?.id }), [{ email: 'first@example.com' }])
    assert.equal(await kept(), 1)
  })

  test('values come as they come without the thread', async (context) => {
    const values = sql`select 12345678901234567890.000000000000000001::numeric as n, null as nothing, true as yes,
      9007199254740993::int8 as big, 7::int8 as small, 1.5::float8 as real, 'ü'::text as text, array['a', null] as list,
      '{"a": [1, null, "x"]}'::jsonb as json, '\\x00ff'::bytea as bytes, timestamptz '2026-03-01 12:00:00.123+02' as moment,
      date '2026-03-01' as day, array[1.10]::numeric[] as numbers`
    const plain = new PGlite()
    context.after(() => plain.close())
    const expected = await drizzle({ client: plain }).execute(values)
    const [setting] = await database.db.select().from(settings).limit(1)
    assert.deepEqual(await database.db.execute(values), expected)
    assert.match(setting?.value ?? '', /^\d+(\.\d+)?$/)
  })

  test('an error keeps its code and its constraint', async () => {
    const twice = () => database.db.insert(settings).values({ key: 'minimum_points', value: '1' })
    await assert.rejects(twice(), ({ cause }: Error) => {
      assert.ok(cause instanceof Error)
      const fields = object({ code: string(), constraint: string() })
      const told = fields.cast(Object.fromEntries(Object.entries(cause)), { stripUnknown: true })
      assert.deepEqual(told, { code: '23505', constraint: 'settings_key' })
      return true
    })
    await assert.rejects(insert('a\0b'), (error) => databaseProblem(error)?.status === 422)
  })

  test('a transaction within a transaction is undone alone, and an outer one with all of it', async () => {
    const nested = (outer: string, inner: string, fail: boolean) =>
      database.db.transaction(async (tx) => {
        await tx.insert(users).values(userRow({ email: outer }))
        await tx
          .transaction(async (within) => {
            await within.insert(users).values(userRow({ email: inner }))
            if (!fail) within.rollback()
          })
          .catch(() => undefined)
        if (fail) tx.rollback()
      })
    await nested('outer1@example.com', 'inner1@example.com', false)
    await assert.rejects(nested('outer2@example.com', 'inner2@example.com', true))
    const emails = ['outer1', 'inner1', 'outer2', 'inner2'].map((name) => countOf(`${name}@example.com`))
    assert.deepEqual(await Promise.all(emails), [1, 0, 0, 0])
  })

  test('nobody else comes in between the statements of a transaction', async () => {
    let outside: Promise<number> = Promise.resolve(-1)
    await database.db.transaction(async (tx) => {
      await tx.insert(users).values(userRow({ email: 'alone@example.com' }))
      outside = countOf('alone@example.com')
      await tx.delete(users).where(eq(users.email, 'alone@example.com'))
    })
    assert.equal(await outside, 0)
  })

  test('the server serves from it: reads, changes and refusals', async (context) => {
    const { db } = database
    const config = parseConfig({ ALLOWED_HOSTS: 'localhost:80', LOG_LEVEL: 'silent', DATA_DIR: dataDir })
    const app = await buildServer({ config, db })
    context.after(() => app.close())
    const account = { email: 'ann@example.com', name: 'Ann', role: 'super-admin' as const, passwordHash: 'none' }
    const [admin] = await db.insert(admins).values(account).returning()
    const token = await startSession({ db, clock: Date.now }, admin?.id ?? 0)
    const headers = { authorization: `Bearer ${token}` }
    const [user] = await db.insert(users).values(userRow()).returning()
    const call = async (name: EndpointName, id?: string) =>
      (await app.inject({ method: endpoints[name].method, url: pathOf(name, id), headers })).statusCode
    assert.equal((await app.inject('/api/health')).statusCode, 200)
    assert.equal(await call('users'), 200)
    assert.equal(await call('toggleUser', String(user?.id)), 200)
    assert.equal(await call('toggleUser', '999999'), 404)
    const [toggled] = await db
      .select()
      .from(users)
      .where(eq(users.id, user?.id ?? 0))
    assert.equal(toggled?.isActive, false)
  })

  test('the log of changes is a few files again after a checkpoint', async () => {
    const { db } = database
    await db.execute(sql`create table large as select repeat('x', 500) as text from generate_series(1, 40000)`)
    for (let update = 0; update < 10; update++) await db.execute(sql`update large set text = text || 'x'`)
    const logBytes = () => db.$count(sql`pg_ls_waldir()`).then((files) => files * 16 * 1024 * 1024)
    assert.ok((await logBytes()) > 2 * maxLogBytes)
    await db.execute(sql`drop table large`)
    await db.execute(sql`checkpoint`)
    assert.ok((await logBytes()) <= maxLogBytes)
  })

  test('closing lets what is under way finish, and nothing new begin', async () => {
    const slow = database.db.execute(sql`select count(*) from generate_series(1, 300000)`).then(() => 'done')
    const asked = [slow, countOf('kept@example.com')]
    await setImmediate()
    const closed = database.close()
    await isAway(countOf('kept@example.com'))
    assert.deepEqual(await Promise.all(asked), ['done', 1])
    await closed
    database = await openPglite(dataDir)
    assert.equal(await countOf('kept@example.com'), 1)
  })
})
