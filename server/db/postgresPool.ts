import { Socket } from 'node:net'
import pg from 'pg'

/** To get a connection, whether a new one or one that others still use. */
export const connectMs = 5000
const statementMs = 15_000
/** PostgreSQL ends a statement earlier; when nothing at all has come for so long, nobody is at the other end. */
const silenceMs = 20_000

export interface PoolOptions {
  /** How many connections at most. */
  readonly connections?: number | undefined
  /** Milliseconds; for tests. */
  readonly limits?: { readonly statement?: number; readonly silence?: number; readonly connect?: number }
}

/** Connections to PostgreSQL that break, hang or run late without harm to the process: what was under way fails, the next ones are new. */
export function postgresPool(connectionString: string, { connections = 10, limits = {} }: PoolOptions): pg.Pool {
  const { statement = statementMs, silence = silenceMs, connect = connectMs } = limits
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: silence,
    fallback_application_name: 'ssdx-back-office',
    keepAlive: true,
    stream: () => {
      const socket = new Socket()
      return socket.setTimeout(silence, () => socket.destroy())
    },
  })
  // Idle connections that break would otherwise end the process; the next query finds out by itself.
  pool.on('error', () => undefined)
  giveBackBroken(pool)
  return pool
}

/**
 * A connection that breaks between two statements of a transaction would end the process too. And one that breaks at the
 * `begin` is given back by nobody: drizzle gives back only what has begun, so that the pool would run out of connections.
 */
function giveBackBroken(pool: pg.Pool) {
  const inUse = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    client.once('end', () => {
      if (!inUse.has(client)) return
      client.release(true)
      client.release = () => undefined
    })
  })
}
