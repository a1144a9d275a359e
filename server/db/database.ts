import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** PGlite or PostgreSQL, or a transaction on either. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface OpenDatabase {
  readonly db: Database
  /** Why searches have no index and read the whole table; undefined when they have one. */
  readonly slowSearch?: string | undefined
  /** Ends all connections and unlocks the data folder. */
  close(): Promise<void>
}
