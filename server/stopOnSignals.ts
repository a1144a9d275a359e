import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from './db/database'

/** Milliseconds for open requests and for the whole shutdown, so that the process ends within 10 seconds. */
export const shutdownLimits = { requestsMs: 8000, allMs: 9500 }

/**
 * Shuts down on SIGTERM and SIGINT (exit code 0): no new connections; what arrives on open ones is still answered; then the
 * database closes and its folder is unlocked. After an uncaught error the same with code 1, because the state may be wrong. A
 * database that does not close in time is abandoned (code 1), as by a kill. Signals that come again change nothing.
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

  process.on('SIGTERM', () => void stop(0))
  process.on('SIGINT', () => void stop(0))
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error: unknown) => {
      app.log.fatal({ err: error }, 'unexpected error')
      void stop(1)
    })
}
