import type { FastifyRequest } from 'fastify'
import type { Access } from '../../src/contract/endpoints'
import { findAdmin, type SignedInAdmin } from '../auth/sessions'
import type { ServerContext } from '../context'
import { HttpError } from '../httpError'

declare module 'fastify' {
  interface FastifyRequest {
    admin: SignedInAdmin | null
  }
}

/** Lets only the given roles pass: 401 without a living session, 403 for another role. Runs before a body is read. */
export function requireAccess(context: ServerContext, access: Access) {
  return async (request: FastifyRequest) => {
    if (access === 'anyone') return
    request.admin = await findAdmin(
      context,
      request.headers.authorization,
      request.headers['x-unattended'] === undefined,
    )
    const { role } = actorOf(request)
    if (!access.includes(role)) throw new HttpError(403, 'Your role cannot do this')
  }
}

/** The signed-in account; only for routes that need a session. */
export function actorOf(request: FastifyRequest): SignedInAdmin {
  if (!request.admin) throw new HttpError(401, 'Sign in to continue', { 'www-authenticate': 'Bearer' })
  return request.admin
}
