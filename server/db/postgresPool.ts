import { Socket } from 'node:net'
import pg from 'pg'
import { requireWritableConnection } from './requireWritable'

/** Milliseconds to wait for a free or new connection. */
export const connectMs = 5000
const statementMs = 15_000
/** Milliseconds without any data, after which the connection counts as dead. The statement timeout of PostgreSQL is shorter. */
const silenceMs = 20_000

export interface PoolOptions {
  /** How many connections at most. */
  readonly connections?: number | undefined
  /** Refuses what takes no changes: after a failover a connection to the standby would stay in use for as long as it serves reads. */
  readonly mustWrite?: boolean | undefined
  /** Milliseconds; for tests. */
  readonly limits?: { readonly statement?: number; readonly silence?: number; readonly connect?: number }
}

interface Beginning extends Record<'statement' | 'silence', number> {
  readonly mustWrite: boolean
}

/** A pool whose connections may break, hang or time out without ending the process: the open query fails, the next one reconnects. */
export function postgresPool(connectionString: string, options: PoolOptions): pg.Pool {
  const { connections = 10, mustWrite = false, limits = {} } = options
  const { statement = statementMs, silence = silenceMs, connect = connectMs } = limits
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: connect,
    onConnect: beginningOf({ statement, silence, mustWrite }),
    fallback_application_name: 'ssdx-back-office',
    keepAlive: true,
    stream: () => {
      const socket = new Socket()
      return socket.setTimeout(silence, () => socket.destroy())
    },
  })
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', () => undefined)
  giveBackBroken(pool)
  return pool
}

/**
 * What the pool does, and waits for, before it gives a new connection to anybody: limits, and what the server relies on where the
 * database or the role has other defaults. A pooler as PgBouncer refuses connections that begin with such settings.
 */
const beginningOf =
  ({ statement, silence, mustWrite }: Beginning) =>
  (client: pg.ClientBase): unknown =>
    client
      .query(
        `set datestyle = 'ISO'; set default_transaction_isolation = 'read committed'; set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = ${silence}`,
      )
      .then(() => (mustWrite ? requireWritableConnection(client) : undefined))

/**
 * A connection that breaks between two statements of a transaction would end the process too. One that breaks at `begin` has to
 * be released here: drizzle releases only after `begin`, so the pool would run out of connections.
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
