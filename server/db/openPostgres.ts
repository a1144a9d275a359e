import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { OpenDatabase } from './database'
import { migrationsFolder, refuseNewerSchema } from './migrate'
import * as schema from './schema'

const statementSeconds = 15
const connectSeconds = 5
/** Any number, the same for every server on one database. */
const migrationLock = 7361923

/** A pool on PostgreSQL. Several servers may start at once: one migrates, the others wait for it. */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: connectSeconds * 1000,
    statement_timeout: statementSeconds * 1000,
  })
  // An idle connection that breaks would otherwise end the process; the next query finds out by itself.
  pool.on('error', () => undefined)
  try {
    await migrateAlone(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db: drizzle({ client: pool, schema, casing: 'snake_case' }), close: () => pool.end() }
}

async function migrateAlone(pool: pg.Pool) {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const db = drizzle({ client, schema, casing: 'snake_case' })
    await refuseNewerSchema(db)
    await migrate(db, { migrationsFolder })
  } finally {
    // Ending the connection also gives the lock back, whatever happened.
    client.release(true)
  }
}
