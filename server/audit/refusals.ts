import type { FastifyInstance } from 'fastify'
import { isActivityAction } from '../../src/contract/activity'
import type { ServerContext } from '../context'
import { HttpError } from '../httpError'
import { appendAlone } from './append'

/** Records in the audit what a signed-in member of staff was refused (403) because of role or target. */
export function auditRefusals(app: FastifyInstance, context: ServerContext) {
  app.addHook('onError', async (request, _reply, error) => {
    const { admin, id: requestId, method } = request
    if (!admin || !(error instanceof HttpError) || error.status !== 403) return
    const path = request.url.split('?', 1)[0] ?? ''
    const operation = operationOf(request.routeOptions.schema)
    const action = isActivityAction(operation) ? operation : 'read'
    const act = { action, target: `${method} ${path}`, outcome: 'refused', after: { reason: error.message } } as const
    await appendAlone(context, { admin, requestId }, act).catch((failure: unknown) =>
      request.log.error({ err: failure }, 'a refusal could not be audited'),
    )
  })
}

const operationOf = (schema: object | undefined) =>
  schema && 'operationId' in schema ? String(schema.operationId) : ''
