import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { OpenDatabase } from './database'
import { bringUpToDate } from './migrate'
import { connectMs, postgresPool, type PoolOptions } from './postgresPool'
import * as schema from './schema'

/** Any number, the same for every server on one database. */
const migrationLock = 7361923

/** A pool on PostgreSQL. Several servers may start at once: one migrates, the others wait for it. `migrations`: their folder. */
export async function openPostgres(
  databaseUrl: string,
  options: PoolOptions = {},
  migrations?: string,
): Promise<OpenDatabase> {
  await migrateAlone(databaseUrl, migrations)
  const pool = postgresPool(databaseUrl, options)
  return { db: drizzle({ client: pool, schema, casing: 'snake_case' }), close: () => pool.end() }
}

/** Why a DATABASE_URL cannot be read, if so: its form, or a file of a certificate that it names. */
export function databaseUrlProblem(databaseUrl: string): string | undefined {
  try {
    new pg.Client({ connectionString: databaseUrl })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown reason'
  }
}

/** On a connection of its own, without the limits of the pool: a migration takes its time. */
async function migrateAlone(databaseUrl: string, migrations?: string) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectMs })
  // It may break between two statements; the next one says so.
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    // Not the address itself, which holds the password.
    const place = `${client.database} at ${client.host}:${client.port}`
    throw new Error(
      `The database ${place} cannot be reached or refuses the server. Start or allow it, or correct DATABASE_URL.`,
      { cause: error },
    )
  })
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const db = drizzle({ client, schema, casing: 'snake_case' })
    await bringUpToDate(db, (config) => migrate(db, config), migrations)
  } finally {
    // Ending the connection also gives the lock back, whatever happened.
    await client.end()
  }
}
