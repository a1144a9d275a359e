import type { ServerConfig } from './config'
import type { Database } from './db/database'

/** What the routes are given instead of reaching for it. `clock` tells the time in milliseconds since 1970. */
export interface ServerContext {
  readonly config: ServerConfig
  readonly db: Database
  readonly clock: () => number
}
