import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from './db/database'

/** Milliseconds: requests under way get the one, everything together the other, so that the process is gone within 10 seconds. */
export const shutdownLimits = { requestsMs: 8000, allMs: 9500 }

/**
 * Ends the process in order on SIGTERM and SIGINT (code 0): no new requests, those under way finish, then the database
 * closes and its folder is free. After an error nobody caught, the same with code 1: its state cannot be trusted. A database
 * that does not come to its end is left as it is (code 1), as by a kill: what was answered is kept.
 */
export function stopOnSignals(app: FastifyInstance, database: OpenDatabase, { requestsMs, allMs } = shutdownLimits) {
  let stopping = false

  async function stop(code: number) {
    if (stopping) return
    stopping = true
    setTimeout(() => app.server.closeAllConnections(), requestsMs).unref()
    setTimeout(() => {
      app.log.error('the database does not close; the process ends without it')
      process.exit(1)
    }, allMs).unref()
    try {
      await app.close()
      await database.close()
    } catch (error) {
      app.log.error({ err: error }, 'stopping failed')
      process.exit(1)
    }
    process.exit(code)
  }

  process.once('SIGTERM', () => void stop(0))
  process.once('SIGINT', () => void stop(0))
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error: unknown) => {
      app.log.fatal({ err: error }, 'unexpected error')
      void stop(1)
    })
}
