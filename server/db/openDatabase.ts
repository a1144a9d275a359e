import type { OpenDatabase } from './database'
import { openPglite } from './openPglite'
import { openPostgres } from './openPostgres'

interface DatabaseOptions {
  readonly databaseUrl?: string | undefined
  /** Connections to PostgreSQL at most. */
  readonly databasePool?: number | undefined
  /** Refuses a PostgreSQL that takes no changes, as a standby; commands that only read work on one. */
  readonly mustWrite?: boolean | undefined
  readonly dataDir: string
  /** The folder of the migrations; for tests. */
  readonly migrations?: string | undefined
}

/**
 * Opens the database and brings its tables up to date: PostgreSQL when `databaseUrl` is set, else PGlite in `dataDir`.
 * Throws an Error that says what to do: folder in use, newer schema, a migration that
 * fails, database not reachable.
 */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, databasePool, mustWrite, dataDir, migrations } = options
  return databaseUrl
    ? openPostgres(databaseUrl, { connections: databasePool, mustWrite }, migrations)
    : openPglite(dataDir, undefined, migrations)
}
