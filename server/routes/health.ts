import type { FastifyInstance } from 'fastify'
import { object, string } from 'valibot'
import { messageSchema } from '../../src/contract/entities'
import type { ServerContext } from '../context'
import { requireWritable } from '../db/requireWritable'
import { answerSchema } from '../http/answerSchema'
import { HttpError } from '../httpError'

const alive = { description: 'It does', ...answerSchema(object({ status: string() })) }
const refusal = { description: 'It does not; `message` says why', ...answerSchema(messageSchema) }

/**
 * For supervisors and load balancers: `health` is 200 while the process runs, whatever the database; `ready` is 503 while the
 * database does not answer or takes no changes, and during shutdown.
 */
export function healthRoutes(app: FastifyInstance, { db }: ServerContext) {
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  const describe = (operationId: string, description: string) => ({
    schema: { operationId, security: [], description, response: { 200: alive, '5XX': refusal } },
  })

  app.get('/api/health', describe('health', 'Whether this server process answers.'), () => ({ status: 'ok' }))
  app.get(
    '/api/ready',
    describe('ready', 'Whether this server can do its work: the database answers and takes changes.'),
    async () => {
      if (isStopping) throw new HttpError(503, 'This server is stopping', { 'retry-after': '5' })
      await requireWritable(db)
      return { status: 'ok' }
    },
  )
}
