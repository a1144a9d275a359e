import type { FastifyReply, FastifyRequest } from 'fastify'

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
