import type { OpenDatabase } from './database'
import { openPglite } from './openPglite'
import { openPostgres } from './openPostgres'

/**
 * Opens the database and brings its tables up to date: PostgreSQL when `databaseUrl` is set, else PGlite in `dataDir`.
 * Throws an Error that says what to do: folder in use, newer schema, database not reachable.
 */
export function openDatabase(options: { databaseUrl?: string | undefined; dataDir: string }): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openPglite(options.dataDir)
}
