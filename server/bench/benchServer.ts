import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hashPassword } from '../auth/passwords'
import { startSession } from '../auth/sessions'
import { openDatabase } from '../db/openDatabase'
import { admins } from '../db/schema'
import { freePort } from '../testing/freePort'
import { postgresCluster } from '../testing/postgresCluster'
import { serverProcesses } from '../testing/serverProcess'
import { addUsers, databaseVersion, settle } from './seed'

export const databases = ['pglite', 'postgres'] as const
export type BenchDatabase = (typeof databases)[number]

export interface BenchServer {
  readonly address: string
  readonly authorization: string
  /** Sessions of other moderators, each of its own account. */
  readonly colleagues: readonly string[]
  readonly metricsToken: string
  readonly accounts: readonly { readonly email: string; readonly password: string }[]
  /** Their sign-ins are refused, whatever they say. */
  readonly disabled: readonly { readonly email: string; readonly password: string }[]
  readonly version: string
  stop(): Promise<void>
}

const metricsToken = 'the-token-of-the-metrics-of-this-bench'

/** A server process on a fresh database with so many users, and a signed-in moderator. */
export async function benchServer(database: BenchDatabase, users: number): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ssdx-bench-'))
  const processes = serverProcesses()
  const cluster = database === 'postgres' ? await postgresCluster({ fsync: true }) : undefined
  const remove = async () => {
    processes.killAll()
    await cluster?.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const opened = await openDatabase({ databaseUrl: cluster?.url, dataDir })
    const { db } = opened
    const password = 'a long passphrase of staff'
    const passwordHash = await hashPassword(password)
    const tenOf = (name: string, isActive: boolean) =>
      Array.from({ length: 10 }, (_, index) => ({
        email: `${name}${index}@example.com`,
        name: 'Moderator',
        role: 'moderator' as const,
        passwordHash,
        isActive,
      }))
    const [active, disabled] = [tenOf('moderator', true), tenOf('former', false)]
    const [reader] = await db
      .insert(admins)
      .values({ email: 'reader@example.com', name: 'Reader', role: 'moderator' })
      .returning()
    if (!reader) throw new Error('an insert without a row')
    await db.insert(admins).values([...active, ...disabled])
    const authorization = `Bearer ${await startSession({ db, clock: Date.now }, reader.id)}`
    const staff = Array.from({ length: 20 }, (_, index) => ({
      email: `colleague${index}@example.com`,
      name: 'Colleague',
      role: 'moderator' as const,
    }))
    const colleagues: string[] = []
    for (const { id } of await db.insert(admins).values(staff).returning())
      colleagues.push(`Bearer ${await startSession({ db, clock: Date.now }, id)}`)
    await addUsers(db, users)
    await settle(db)
    const version = await databaseVersion(db)
    await opened.close()

    const port = String(await freePort())
    const address = `http://127.0.0.1:${port}`
    const env = { DATA_DIR: dataDir, DATABASE_URL: cluster?.url ?? '', PORT: port, LOG_LEVEL: 'warn' }
    const asProxy = { TRUSTED_PROXIES: '127.0.0.1', METRICS_TOKEN: metricsToken }
    const server = processes.start('main.ts', { ...env, ...asProxy })
    await Promise.race([
      ready(address),
      server.ended.then(({ output }) => Promise.reject(new Error(`The server ended: ${output}`))),
    ])
    return {
      address,
      authorization,
      colleagues,
      metricsToken,
      accounts: active.map(({ email }) => ({ email, password })),
      disabled: disabled.map(({ email }) => ({ email, password })),
      version,
      async stop() {
        server.child.kill('SIGTERM')
        await server.ended
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** At the level "warn" a server does not say that it listens. */
async function ready(address: string) {
  for (let tries = 0; tries < 600; tries++) {
    const reply = await fetch(`${address}/api/ready`).catch(() => undefined)
    if (reply?.ok) return
    await wait(100)
  }
  throw new Error('The server did not answer within a minute')
}
