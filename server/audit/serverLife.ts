import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context'
import { appendAlone } from './append'

/** Records in the audit when this process starts to serve and when it shuts down. A killed process records no end. */
export function auditServerLife(app: FastifyInstance, context: ServerContext) {
  const server = { name: `server process ${process.pid}` }
  let begun: Promise<unknown> | undefined
  const record = (action: 'serverStart' | 'serverStop') =>
    appendAlone(context, server, { action }).catch((error: unknown) =>
      app.log.error({ err: error }, `${action} could not be audited`),
    )
  // Fastify does not await this hook, so the shutdown may come while the start is being recorded.
  app.addHook('onListen', () => (begun = record('serverStart')))
  app.addHook('preClose', async () => {
    if (!begun) return
    await begun
    await record('serverStop')
  })
}
