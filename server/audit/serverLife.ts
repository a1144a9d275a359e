import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context'
import { appendAlone } from './append'

/** Tells in the audit when this process begins to serve and when it ends in order. A process that was killed tells no end. */
export function auditServerLife(app: FastifyInstance, context: ServerContext) {
  const server = { name: `server process ${process.pid}` }
  let begun: Promise<unknown> | undefined
  const record = (action: 'serverStart' | 'serverStop') =>
    appendAlone(context, server, { action }).catch((error: unknown) =>
      app.log.error({ err: error }, `${action} could not be audited`),
    )
  // Nobody waits for this hook: the end may come while the beginning is being told.
  app.addHook('onListen', () => (begun = record('serverStart')))
  app.addHook('preClose', async () => {
    if (!begun) return
    await begun
    await record('serverStop')
  })
}
