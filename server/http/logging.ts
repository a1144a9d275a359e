import { randomUUID } from 'node:crypto'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { failsAll } from './databaseProblem'

/** Structured logs that never hold a token, a password, a body or a query (invitations and signatures travel there). */
export function loggingOptions(level: string) {
  return {
    logger: {
      level,
      redact: ['req.headers', 'headers.authorization', 'password', 'token', 'invitation'],
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          path: request.url.split('?', 1)[0],
          remoteAddress: request.ip,
        }),
        err: describeError,
      },
    },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
  } satisfies FastifyServerOptions
}

/**
 * The message of a failed query contains its parameters, so only its cause is logged. Without a stack while the database is away:
 * it would be the same in thousands of lines.
 */
function describeError(error: Error) {
  const cause = error.cause instanceof Error && 'params' in error ? error.cause : error
  return {
    type: cause.name,
    // Of a failed connection to several addresses it is all there is.
    code: 'code' in cause ? cause.code : undefined,
    message: cause.message,
    stack: failsAll(cause) ? '' : (cause.stack ?? ''),
  }
}
