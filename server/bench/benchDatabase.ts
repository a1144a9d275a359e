import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '../auth/passwords'
import { startSession } from '../auth/sessions'
import type { Database } from '../db/database'
import { openDatabase } from '../db/openDatabase'
import { admins } from '../db/schema'
import { postgresCluster } from '../testing/postgresCluster'
import { createDatabase } from '../testing/testDatabase'
import { addHistory, addUsers, databaseVersion, settle } from './seed'

export const databases = ['pglite', 'postgres'] as const
export type BenchDatabase = (typeof databases)[number]

const campaigns = 10_000

/** A fresh database with so many users, and campaigns and points earned over two years. PostgreSQL is the server at DATABASE_URL, or one of its own. */
export async function benchData(database: BenchDatabase, users: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ssdx-bench-'))
  const postgres = database === 'postgres' ? await ownPostgres() : undefined
  const remove = async () => {
    await postgres?.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const opened = await openDatabase({ databaseUrl: postgres?.url, dataDir })
    const staff = await addStaff(opened.db)
    await addUsers(opened.db, users)
    // The embedded database has one connection.
    await addHistory(opened.db, campaigns, postgres ? 16 : 1)
    await settle(opened.db)
    const version = await databaseVersion(opened.db)
    await opened.close()
    const env = { DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? '' }
    return {
      ...staff,
      version,
      env,
      /** The same database for a second process: the embedded one belongs to one, so that it is a copy. */
      envOfSecond: () => {
        if (postgres) return env
        const copy = join(dataDir, 'copy')
        cpSync(join(dataDir, 'pglite'), join(copy, 'pglite'), { recursive: true })
        return { ...env, DATA_DIR: copy }
      },
      remove,
    }
  } catch (error) {
    await remove()
    throw error
  }
}

async function ownPostgres() {
  const given = process.env.DATABASE_URL
  if (!given) return postgresCluster({ fsync: true })
  const { url, drop } = await createDatabase(given)
  return { url, remove: drop }
}

async function addStaff(db: Database) {
  const password = 'a long passphrase of staff'
  const passwordHash = await hashPassword(password)
  const moderators = (count: number, name: string, more: object) =>
    Array.from({ length: count }, (_, index) => ({
      email: `${name}${index}@example.com`,
      name: 'Moderator',
      role: 'moderator' as const,
      ...more,
    }))
  const [active, disabled] = [
    moderators(10, 'moderator', { passwordHash }),
    moderators(10, 'former', { passwordHash, isActive: false }),
  ]
  await db.insert(admins).values([...active, ...disabled])
  const tokens: string[] = []
  for (const { id } of await db
    .insert(admins)
    .values(moderators(21, 'reader', {}))
    .returning())
    tokens.push(`Bearer ${await startSession({ db, clock: Date.now }, id)}`)
  const [authorization = '', ...colleagues] = tokens
  return {
    authorization,
    /** Sessions of other moderators, each of its own account. */
    colleagues,
    accounts: active.map(({ email }) => ({ email, password })),
    /** Their sign-ins are refused, whatever they say. */
    disabled: disabled.map(({ email }) => ({ email, password })),
  }
}
