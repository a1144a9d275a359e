import { sql } from 'drizzle-orm'
import { readMigrationFiles, type MigrationConfig } from 'drizzle-orm/migrator'
import { fileURLToPath } from 'node:url'
import type { Database } from './database'
import { makeSearchIndex } from './searchIndex'
import { valueOf } from './valueOf'

export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))

const newestIn = (folder: string) =>
  Math.max(...readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis))

/** The newest migration that this version of the server has (milliseconds since 1970). */
export const knownSchema = () => newestIn(migrationsFolder)

/**
 * Brings the tables up to date by drizzle's `migrate` for this kind of database, which runs all migrations of `folder` that are
 * new in one transaction, and makes the index of searches. Answers why searches go without it. Throws an Error that says that
 * nothing was changed, or that a newer version of the server has migrated the database: this one would misread it.
 */
export async function bringUpToDate(
  db: Database,
  migrate: (config: MigrationConfig) => Promise<unknown>,
  folder = migrationsFolder,
): Promise<string | undefined> {
  const newest = await newestApplied(db)
  if (newest > knownSchema())
    throw new Error(
      'The database was made by a newer version of this server. Upgrade the server, or use another database.',
    )
  // With nothing to do drizzle would still ask for the right to make its schema, which the server's role need not have.
  if (newest < newestIn(folder))
    await migrate({ migrationsFolder: folder }).catch((error: unknown) => {
      throw new Error('The database could not be brought up to date. Its tables are as they were.', { cause: error })
    })
  return makeSearchIndex(db)
}

/** 0 when there is none. */
async function newestApplied(db: Database): Promise<number> {
  if (!(await valueOf(db, sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null`))) return 0
  const newest = sql<number>`coalesce(max(created_at), 0)`.mapWith(Number)
  const [row] = await db.select({ newest }).from(sql`drizzle.__drizzle_migrations`)
  return row?.newest ?? 0
}
