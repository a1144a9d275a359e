import type { ServerConfig } from './config'
import type { Database } from './db/database'
import type { EventHub } from './events/hub'

/** The dependencies of the routes. `clock` gives milliseconds since 1970. */
export interface ServerContext {
  readonly config: ServerConfig
  readonly db: Database
  readonly clock: () => number
  readonly events: EventHub
}

/** What most work on the database needs: the database, or a transaction on it, and the time. */
export type DbAndClock = Pick<ServerContext, 'db' | 'clock'>
