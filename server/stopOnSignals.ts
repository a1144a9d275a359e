import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from './db/database'

/** Requests under way get this long; all in all the server is gone within 10 seconds. */
const patienceMs = 8000

/**
 * Ends the process in order on SIGTERM and SIGINT (code 0): no new requests, those under way finish, then the database
 * closes and its folder is free. After an error nobody caught, the same with code 1: its state cannot be trusted.
 */
export function stopOnSignals(app: FastifyInstance, database: OpenDatabase) {
  let stopping = false

  async function stop(code: number) {
    if (stopping) return
    stopping = true
    setTimeout(() => app.server.closeAllConnections(), patienceMs).unref()
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
