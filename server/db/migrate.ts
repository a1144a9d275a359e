import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { fileURLToPath } from 'node:url'
import type { Database } from './database'

export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))

/** The newest migration that this version of the server has (milliseconds since 1970). */
export const knownSchema = () =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))

/** Refuses a database that a newer version of the server has migrated: this one would misread it. */
export async function refuseNewerSchema(db: Database) {
  const exists = sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null`
  const [before] = await db.select({ migrated: exists }).from(sql`(select 1) as one`)
  if (!before?.migrated) return
  const newest = sql<number>`coalesce(max(created_at), 0)`.mapWith(Number)
  const [row] = await db.select({ newest }).from(sql`drizzle.__drizzle_migrations`)
  if (row && row.newest > knownSchema())
    throw new Error(
      'The database was made by a newer version of this server. Update the server, or use another database.',
    )
}
