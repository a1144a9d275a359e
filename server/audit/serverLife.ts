import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context'
import { appendAlone } from './append'

/** Tells in the audit when this process begins to serve and when it ends in order. A process that was killed tells no end. */
export function auditServerLife(app: FastifyInstance, context: ServerContext) {
  const server = { name: `server process ${process.pid}` }
  let isServing = false
  app.addHook('onListen', async () => {
    await appendAlone(context, server, { action: 'serverStart' })
    isServing = true
  })
  app.addHook('preClose', async () => {
    if (!isServing) return
    await appendAlone(context, server, { action: 'serverStop' }).catch((error: unknown) =>
      app.log.error({ err: error }, 'the end could not be audited'),
    )
  })
}
