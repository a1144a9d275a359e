import type { OpenDatabase } from './database'
import { openPglite } from './openPglite'
import { openPostgres } from './openPostgres'

interface DatabaseOptions {
  readonly databaseUrl?: string | undefined
  /** Connections to PostgreSQL at most. */
  readonly databasePool?: number | undefined
  readonly dataDir: string
}

/**
 * Opens the database and brings its tables up to date: PostgreSQL when `databaseUrl` is set, else PGlite in `dataDir`.
 * Throws an Error that says what to do: folder in use, newer schema, database not reachable.
 */
export function openDatabase({ databaseUrl, databasePool, dataDir }: DatabaseOptions): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, { connections: databasePool }) : openPglite(dataDir)
}
