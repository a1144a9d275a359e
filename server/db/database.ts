import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/** What the server asks its questions of: PGlite or PostgreSQL, or a transaction on either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  readonly db: Database
  /** Ends all connections and gives the data folder free. */
  close(): Promise<void>
}
