import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { EndpointName } from '../src/contract/endpoints'
import { verifyAudit } from './audit/verify'
import { startSession } from './auth/sessions'
import { admins, audit, users } from './db/schema'
import { callServer } from './testing/callServer'
import { serverProcesses } from './testing/serverProcess'
import { userRow } from './testing/rows'
import { fillDataFolder } from './testing/pgliteTemplate'
import { createDatabase } from './testing/testDatabase'
import { withDatabase } from './testing/withDatabase'
import { temporaryFolder } from './testing/temporaryFolder'

/** `CRASH_ROUNDS=100` for the whole proof. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 5)
const writers = 8

describe('a server that is killed under load', () => {
  const dataDir = temporaryFolder('ssdx-crash-')
  const { start, killAll } = serverProcesses()
  let databaseUrl: string | undefined
  let authorization: string
  let drop = () => Promise.resolve()
  before(async () => {
    const postgres = process.env.DATABASE_URL_TEST
    if (postgres === undefined) await fillDataFolder(dataDir)
    else ({ url: databaseUrl, drop } = await createDatabase(postgres))
    await withDatabase({ databaseUrl, dataDir }, async (db) => {
      const [root] = await db
        .insert(admins)
        .values({ email: 'root@example.com', name: 'Root', role: 'super-admin' })
        .returning()
      assert.ok(root)
      authorization = `Bearer ${await startSession({ db, clock: Date.now }, root.id)}`
      await db.insert(users).values(Array.from({ length: writers }, () => userRow()))
    })
  })
  after(async () => {
    killAll()
    await drop()
  })

  /** The writes that were answered with success, by their request id: who was created, or which user was toggled to what. */
  const acknowledged = new Map<string, { created: string } | { user: number; isActive: boolean }>()

  async function write(address: string, name: EndpointName, id: string, body?: object) {
    const headers = { authorization, 'idempotency-key': randomUUID() }
    const reply = await callServer(address, name, { id, headers, body })
    const text = await reply.text()
    assert.ok(reply.ok, `${reply.status} ${text}`)
    return { requestId: reply.headers.get('x-request-id') ?? '', text }
  }

  /** Toggles a user and creates accounts, one after the other, until the server is gone. */
  async function writeUntilGone(address: string, user: number, onWritten: () => void) {
    for (;;) {
      try {
        const toggled = await write(address, 'toggleUser', String(user))
        acknowledged.set(toggled.requestId, { user, isActive: toggled.text.includes(' activated') })
        const email = `${randomUUID()}@example.com`
        const created = await write(address, 'createAdmin', '', { email, name: 'Somebody', role: 'editor' })
        acknowledged.set(created.requestId, { created: email })
        onWritten()
      } catch (error) {
        if (error instanceof assert.AssertionError) throw error
        return
      }
    }
  }

  test(`${rounds} times loses nothing that it has acknowledged, and leaves no half`, async () => {
    for (let round = 0; round < rounds; round++) {
      const server = start('main.ts', { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', LOG_LEVEL: 'info' })
      const address = await server.listening
      // Each round at another moment of the load.
      let left = 3 + ((round * 7) % 23)
      const onWritten = () => {
        left -= 1
        if (left === 0) server.child.kill('SIGKILL')
      }
      await Promise.all(Array.from({ length: writers }, (_, index) => writeUntilGone(address, index + 1, onWritten)))
      await server.ended
    }

    await withDatabase({ databaseUrl, dataDir }, async (db) => {
      assert.equal((await verifyAudit(db)).intact, true)
      const lines = new Map((await db.select().from(audit)).map((line) => [line.requestId, line]))
      const emails = new Set((await db.select({ email: admins.email }).from(admins)).map(({ email }) => email))
      for (const [requestId, wrote] of acknowledged) {
        const line = lines.get(requestId)
        assert.ok(line, `${JSON.stringify(wrote)} has no line`)
        if ('created' in wrote) assert.ok(emails.has(wrote.created), wrote.created)
        else assert.equal(line.after, JSON.stringify({ is_active: wrote.isActive }))
      }
      // What was not acknowledged is there with its entry, or not at all.
      for (const user of await db.select().from(users)) {
        const toggles = await db.$count(audit, eq(audit.target, `user ${user.id} ${user.email}`))
        assert.equal(user.isActive, toggles % 2 === 0, user.email)
      }
      const created = [...lines.values()].filter(({ action }) => action === 'createAdmin')
      assert.equal(emails.size, created.length + 1)
    })
    assert.ok(acknowledged.size >= rounds * 2, `only ${acknowledged.size} writes`)
    console.log(`# ${rounds} kills, ${acknowledged.size} acknowledged writes, none lost`)
  })
})
