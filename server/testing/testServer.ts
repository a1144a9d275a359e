import { sql } from 'drizzle-orm'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { text } from 'node:stream/consumers'
import { after, before } from 'node:test'
import { endpoints, pathOf, type EndpointName } from '../../src/contract/endpoints'
import type { Role } from '../../src/contract/roles'
import { startSession } from '../auth/sessions'
import { buildServer, type ServerParts } from '../buildServer'
import { parseConfig, type ServerConfig } from '../config'
import { admins, pointsEarned, settings } from '../db/schema'
import { temporaryFolder } from './temporaryFolder'
import { openTestDatabase } from './testDatabase'

const host = 'localhost:80'

interface CallOptions {
  readonly as?: { authorization: string }
  readonly id?: string
  readonly query?: string
  readonly body?: object
}

/** The real server on a database of its own, with a clock that only `advance` moves. */
export async function testServer(changes: Partial<ServerConfig> = {}, limits?: ServerParts['limits']) {
  const dataDir = temporaryFolder('ssdx-server-')
  const database = await openTestDatabase()
  const { db } = database
  let now = Date.parse('2026-03-01T12:00:00Z')
  const clock = () => now
  const config = { ...parseConfig({ ALLOWED_HOSTS: host, LOG_LEVEL: 'silent', DATA_DIR: dataDir }), ...changes }
  const app = await buildServer({ config, db, clock, ...(limits && { limits }) }).catch(async (error: unknown) => {
    // Open it would keep the process alive.
    await database.close()
    throw error
  })
  const firstSettings = await db.select({ key: settings.key, value: settings.value }).from(settings)
  let serial = 0
  let closed: Promise<void> | undefined
  const closeDatabase = () => (closed ??= database.close())

  async function inject(request: InjectOptions) {
    const isOfEvents = request.method === 'GET' && request.url === endpoints.events.path
    const reply = await app.inject({ ...request, payloadAsStream: isOfEvents })
    if (isOfEvents) return withoutEnd(reply)
    const isJson = String(reply.headers['content-type']).startsWith('application/json')
    const body: unknown = isJson && reply.body !== '' ? reply.json() : reply.body
    return { status: reply.statusCode, body, headers: reply.headers, bytes: reply.rawPayload }
  }

  return {
    app,
    db,
    dataDir,
    clock,
    inject,
    advance: (milliseconds: number) => (now += milliseconds),

    call(name: EndpointName, { as, id, query = '', body }: CallOptions = {}) {
      return inject({
        method: endpoints[name].method,
        url: pathOf(name, id) + query,
        headers: { ...as },
        ...(body && { payload: body }),
      })
    },

    /** An account with a living session, without the work of hashing a password. */
    async signIn(role: Role, account: Partial<typeof admins.$inferInsert> = {}) {
      const values = {
        email: `${role}${++serial}@example.com`,
        name: `The ${role}`,
        role,
        passwordHash: 'none',
        ...account,
      }
      const [admin] = await db.insert(admins).values(values).returning()
      if (!admin) throw new Error('an insert without a row')
      const token = await startSession({ db, clock }, admin.id)
      return { admin, token, authorization: `Bearer ${token}` }
    },

    /**
     * Empties every table but the settings, which it puts back, with what is known of sign-ins, and records the points earned
     * from the real today on. An hour passes.
     */
    async reset() {
      await db.execute(
        sql`truncate admins, users, points_earned, campaigns, tasks, assets, sign_in_windows restart identity cascade`,
      )
      await db
        .insert(settings)
        .values(firstSettings)
        .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } })
      await db.insert(pointsEarned).values({ day: sql`(now() at time zone 'UTC')::date`, slot: 0, points: '0' })
      now += 60 * 60_000
    },

    /** Serves real connections; gives the port. */
    async listen(): Promise<number> {
      await app.listen({ port: 0, host: '127.0.0.1' })
      const address = app.server.address()
      if (typeof address !== 'object' || !address) throw new Error('a server without a port')
      return address.port
    },

    closeDatabase,

    async close() {
      await app.close()
      await closeDatabase()
    },
  }
}

/** For the suite in which it is called: one server for all its tests. `begin` gets it before the first. */
export function suiteServer(begin: (server: TestServer) => unknown, ...given: Parameters<typeof testServer>) {
  let server: TestServer | undefined
  before(async () => {
    server = await testServer(...given)
    await begin(server)
  })
  after(() => server?.close())
}

/** The answer with a stream, which is left at once, or the refusal. */
async function withoutEnd(reply: LightMyRequestResponse) {
  const content = reply.stream()
  const { statusCode: status, headers } = reply
  if (status !== 200) {
    const body: unknown = JSON.parse(await text(content))
    return { status, body, headers, bytes: Buffer.alloc(0) }
  }
  content.destroy()
  return { status, body: '', headers, bytes: Buffer.alloc(0) }
}

export type TestServer = Awaited<ReturnType<typeof testServer>>

/** An account with a session. */
export type SignedIn = Awaited<ReturnType<TestServer['signIn']>>
