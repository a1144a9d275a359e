import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context'

/** For supervisors: 200 when the server and its database answer, 503 when the database does not. */
export function healthRoutes(app: FastifyInstance, { db }: ServerContext) {
  app.get(
    '/api/health',
    { schema: { operationId: 'health', security: [], description: 'Whether the server and its database answer.' } },
    async () => {
      await db.execute(sql`select 1`)
      return { status: 'ok' }
    },
  )
}
