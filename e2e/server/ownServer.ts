import type { Socket } from 'node:net'
import { eq } from 'drizzle-orm'
import { buildServer } from '../../server/buildServer'
import { parseConfig } from '../../server/config'
import { startSession } from '../../server/auth/sessions'
import { admins, sessions, users } from '../../server/db/schema'
import type { SandboxState } from '../../sandbox/state'
import { callServer } from '../../server/testing/callServer'
import { freePort } from '../../server/testing/freePort'
import { openTestDatabase } from '../../server/testing/testDatabase'
import { endpoints } from '../../src/contract/endpoints'
import type { Role } from '../../src/contract/roles'
import type { KeptSession } from '../console/sessions'
import { chainsEnv } from '../../sandbox/chainsEnv'

interface OwnServerOptions {
  readonly consoleDir: string
  readonly dataDir: string
  /** The chains that the console reads. */
  readonly chains: SandboxState['chains']
}

/** A server of the journey's own with the built console, at one address and on one database over all its starts. */
export async function startOwnServer({ consoleDir, dataDir, chains }: OwnServerOptions) {
  const database = await openTestDatabase()
  const { db } = database
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { CONSOLE_DIR: consoleDir, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' }
  const config = parseConfig({ ...env, ...chainsEnv(chains) })
  /** The connections of event streams. */
  const streams = new Set<Socket>()

  const start = async () => {
    const app = await buildServer({ config, db })
    app.addHook('onRequest', (request, _reply, done) => {
      if (request.method === 'GET' && request.url === endpoints.events.path) streams.add(request.raw.socket)
      done()
    })
    await app.listen({ host: config.host, port })
    return app
  }
  let app = await start()

  return {
    db,
    url,
    async signIn(role: Role, name: string): Promise<KeptSession> {
      const account = { email: `${name.toLowerCase()}@example.com`, name, role, passwordHash: 'none' }
      const [admin] = await db.insert(admins).values(account).returning({ id: admins.id })
      const token = await startSession({ db, clock: Date.now }, admin?.id ?? 0)
      const { email } = account
      return { token, admin: { role, name, email } }
    },
    endSessions: async () => {
      await db.delete(sessions)
    },
    /** Activates or deactivates a user in the name of a session. */
    async toggleUser(email: string, { token }: KeptSession) {
      const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
      const headers = { authorization: `Bearer ${token}` }
      const reply = await callServer(url, 'toggleUser', { id: String(user?.id), headers })
      if (!reply.ok) throw new Error(await reply.text())
    },
    /** Stops everything on the open streams, without telling anybody. */
    holdStreams: () => {
      for (const stream of streams) stream.cork()
      streams.clear()
    },
    stop: () => app.close(),
    /** Call after `stop`. The server then knows only what is in the database. */
    async startAgain() {
      app = await start()
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}
