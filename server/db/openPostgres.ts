import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { OpenDatabase } from './database'
import { bringUpToDate } from './migrate'
import { connectMs, postgresPool, type PoolOptions } from './postgresPool'
import { requireWritable } from './requireWritable'

/** The advisory lock of migrations: any number, the same for all servers on one database. */
const migrationLock = 7361923

/** Milliseconds, after which a start that waits says so. A forgotten transaction can keep a migration waiting for ever. */
export const patienceMs = 10_000

/** A pool on PostgreSQL. Several servers may start at once: one migrates, the others wait for it. `migrations`: their folder. */
export async function openPostgres(
  databaseUrl: string,
  options: PoolOptions = {},
  migrations?: string,
): Promise<OpenDatabase> {
  const slowSearch = await migrateAlone(databaseUrl, options, migrations)
  const pool = postgresPool(databaseUrl, options)
  return { db: drizzle({ client: pool, casing: 'snake_case' }), slowSearch, close: () => pool.end() }
}

/** Why a DATABASE_URL cannot be used: its form, or a certificate file that it names. Undefined when it can. */
export function databaseUrlProblem(databaseUrl: string): string | undefined {
  try {
    new pg.Client({ connectionString: databaseUrl })
    const { pathname, search, hash } = new URL(databaseUrl)
    // Then the password has a / or ? or # of its own, and messages would take parts of it for the host or the database.
    const isCut = `${pathname}${hash}${pathname === '' ? search : ''}`.includes('@')
    return isCut ? 'there is an @ after the host' : undefined
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown reason'
  }
}

/** Migrates on a separate connection, without timeouts of the pool, the database or the role, because a migration may take long. */
async function migrateAlone(databaseUrl: string, { mustWrite }: PoolOptions, migrations?: string) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectMs })
  // The connection may break between two statements; the next statement reports it.
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    // Not the address itself, which holds the password.
    const place = `${client.database} at ${client.host}:${client.port}`
    throw new Error(
      `The database ${place} cannot be reached or refuses the server. Start or allow it, or correct DATABASE_URL.`,
      { cause: error },
    )
  })
  const patience = setTimeout(
    () =>
      console.error(
        `Still waiting for ${client.database} at ${client.host}:${client.port}: it is being brought up to date, by this process or another, or somebody holds a lock there.`,
      ),
    patienceMs,
  )
  try {
    // The last one is there since PostgreSQL 17.
    await client.query(
      `select set_config(name, '0', false) from pg_settings where name in ('statement_timeout', 'lock_timeout', 'transaction_timeout')`,
    )
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const db = drizzle({ client, casing: 'snake_case' })
    if (mustWrite) await requireWritable(db)
    return await bringUpToDate(db, (config) => migrate(db, config), migrations)
  } finally {
    clearTimeout(patience)
    // Ending the connection also releases the lock.
    await client.end()
  }
}
