import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { pathOf } from '../src/contract/endpoints'
import { verifyAudit } from './audit/verify'
import { hashPassword } from './auth/passwords'
import type { OpenDatabase } from './db/database'
import { openDatabase } from './db/openDatabase'
import { admins, audit, tasks, users } from './db/schema'
import { callServer } from './testing/callServer'
import { readEvents } from './testing/eventReader'
import { createDatabase } from './testing/testDatabase'
import { userRow } from './testing/rows'
import { serverProcesses } from './testing/serverProcess'
import { multipart, taskParts } from './testing/videos'
import { temporaryFolder } from './testing/temporaryFolder'

const password = 'correct horse battery'

describe('two server processes on one PostgreSQL', () => {
  const dataDir = temporaryFolder('ssdx-several-')
  const { start, killAll } = serverProcesses()
  const postgres = process.env.DATABASE_URL_TEST ?? ''
  let database: OpenDatabase
  let drop: () => Promise<void>
  let addresses: readonly [string, string]
  before(async () => {
    const created = await createDatabase(postgres)
    drop = created.drop
    const env = { DATA_DIR: dataDir, DATABASE_URL: created.url }
    // Both at once, on a database without a table.
    const [one, two] = [start('main.ts', env), start('main.ts', env)]
    addresses = [await one.listening, await two.listening]
    database = await openDatabase({ databaseUrl: created.url, dataDir })
    const passwordHash = await hashPassword(password, 1024)
    await database.db
      .insert(admins)
      .values({ email: 'root@example.com', name: 'Root', role: 'super-admin', passwordHash })
    await database.db.insert(users).values(userRow({ email: 'mona@example.com' }))
  })
  after(async () => {
    killAll()
    await database.close()
    await drop()
  })

  async function signIn(address: string) {
    const reply = await callServer(address, 'login', { body: { email: 'root@example.com', password } })
    const text = await reply.text()
    assert.equal(reply.status, 200, text)
    return { authorization: `Bearer ${/"token":"([^"]+)"/.exec(text)?.[1] ?? ''}` }
  }

  /** Does something so many times at once, at the two in turns. */
  const atBoth = <Result>(times: number, once: (address: string) => Promise<Result>) =>
    Promise.all(Array.from({ length: times }, (_, index) => once(addresses[index % 2 === 0 ? 0 : 1])))

  test('a session that one has begun counts at the other, and ends at both', async () => {
    const [here, there] = addresses
    const headers = await signIn(here)
    assert.equal((await callServer(there, 'settings', { headers })).status, 200)
    assert.equal((await callServer(there, 'logout', { headers })).status, 200)
    assert.equal((await callServer(here, 'settings', { headers })).status, 401)
  })

  test('a write under one key is made once, whichever of them is asked', async () => {
    const headers = { ...(await signIn(addresses[0])), 'idempotency-key': randomUUID() }
    const answers = await atBoth(20, async (address) =>
      (await callServer(address, 'toggleUser', { id: '1', headers })).text(),
    )
    assert.deepEqual([...new Set(answers)], ['{"message":"mona@example.com deactivated"}'])
    assert.equal(await database.db.$count(audit, eq(audit.action, 'toggleUser')), 1)
  })

  test('writes at both make one unbroken audit', async () => {
    const headers = await signIn(addresses[0])
    const replies = await atBoth(40, (address) => callServer(address, 'toggleUser', { id: '1', headers }))
    assert.deepEqual(
      replies.map(({ status }) => status),
      replies.map(() => 200),
    )
    assert.equal((await verifyAudit(database.db)).intact, true)
  })

  test('a change at one is told at the other, where the stream of the first is resumed', async () => {
    const [here, there] = addresses
    const as = await signIn(here)
    const keys = [randomUUID(), randomUUID()] as const
    const change = (address: string, key: string) =>
      callServer(address, 'toggleUser', { id: '1', headers: { ...as, 'idempotency-key': key } })
    const stream = await readEvents(there, as)
    assert.equal((await change(here, keys[0])).status, 200)
    // A new stream first tells what the tests above have changed.
    let told = await stream.next()
    while (told && !JSON.stringify(told).includes(keys[0])) told = await stream.next()
    assert.match(JSON.stringify(told), /"event":"changed".*"type":"User","id":"1".*"by":"Root"/)
    stream.close()
    assert.equal((await change(there, keys[1])).status, 200)
    const resumed = await readEvents(here, as, { lastId: told?.id })
    assert.equal((await resumed.next())?.id, told?.id)
    assert.match(JSON.stringify(await resumed.next()), new RegExp(`"event":"changed".*"key":"${keys[1]}"`))
    resumed.close()
  })

  test('a sign-out at one ends the stream at the other', async () => {
    const [here, there] = addresses
    const as = await signIn(here)
    const stream = await readEvents(there, as)
    await stream.next()
    assert.equal((await callServer(here, 'logout', { headers: as })).status, 200)
    while (await stream.next());
  })

  test('streams end when the connection that listens breaks; resumed ones say that something may have been missed', async () => {
    const [here] = addresses
    const as = await signIn(here)
    const stream = await readEvents(here, as)
    const opened = await stream.next()
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'ssdx-back-office events' and datname = current_database()`,
    )
    while (await stream.next());
    // Until it listens again it refuses streams.
    let status = 503
    while (status === 503) {
      const abort = new AbortController()
      const reply = await fetch(here + pathOf('events'), { headers: as, signal: abort.signal })
      status = reply.status
      abort.abort()
    }
    const resumed = await readEvents(here, as, { lastId: opened?.id })
    await resumed.next()
    assert.equal((await resumed.next())?.event, 'missed')
    resumed.close()
  })

  test('20 uploads an hour are taken by both together', async () => {
    const as = await signIn(addresses[0])
    const { payload, headers } = multipart(taskParts())
    const send = async (address: string) =>
      (await fetch(address + pathOf('createTask'), { method: 'POST', headers: { ...headers, ...as }, body: payload }))
        .status
    const statuses = await atBoth(24, send)
    assert.deepEqual(
      [201, 429].map((status) => statuses.filter((each) => each === status).length),
      [20, 4],
    )
    assert.equal(await database.db.$count(tasks), 20)
  })

  test('failed sign-ins at one are counted at the other', async () => {
    const body = { email: 'nobody@example.com', password: 'wrong password' }
    for (let count = 0; count < 5; count++)
      assert.equal((await callServer(addresses[count % 2 === 0 ? 0 : 1], 'login', { body })).status, 401)
    for (const address of addresses) assert.equal((await callServer(address, 'login', { body })).status, 429)
  })
})
