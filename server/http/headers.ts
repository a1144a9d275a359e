import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Defaults for every answer: not rendered as a page, framed, sniffed or cached, unless a route says otherwise. */
const common = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

export function setCommonHeaders(request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ ...common, 'x-request-id': request.id })
}

/**
 * Answers requests that are under way when the server stops as the last on their connections, as Fastify does with those that
 * come later. A connection left open would hold up the stop until it is cut.
 */
export function hangUpWhileStopping(app: FastifyInstance) {
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done(null, payload)
  })
}
