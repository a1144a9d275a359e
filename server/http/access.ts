import type { FastifyRequest } from 'fastify'
import type { Access } from '../../src/contract/endpoints'
import { lockAccount } from '../auth/lockAccount'
import { findAdmin, livingSessions, type SignedInAdmin } from '../auth/sessions'
import type { ServerContext, DbAndClock } from '../context'
import type { Database } from '../db/database'
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
    if (!access.includes(role)) throw forbidden()
  }
}

/** The signed-in account; only for routes that need a session. */
export function actorOf(request: FastifyRequest): SignedInAdmin {
  if (!request.admin) throw signedOut()
  return request.admin
}

/**
 * Throws HttpError 401 when the signed-in account was disabled or deleted, has another role, or its session has ended, since the
 * request was let in: its body may have come half a minute later, a video ten minutes.
 */
export async function requireStillIn(
  dbAndClock: DbAndClock,
  { tokenHash, role }: Pick<SignedInAdmin, 'tokenHash' | 'role'>,
) {
  const living = await livingSessions(dbAndClock, [tokenHash])
  if (living.get(tokenHash) !== role) throw signedOut()
}

/** Locks the signed-in account in the transaction of a row that names it. Throws HttpError 401 when it was deleted. */
export async function lockActor(tx: Database, { id }: Pick<SignedInAdmin, 'id'>) {
  const [locked] = await lockAccount(tx, id)
  if (!locked) throw signedOut()
}

export const forbidden = () => new HttpError(403, 'Your role cannot do this')

export const signedOut = () => new HttpError(401, 'Sign in to continue', { 'www-authenticate': 'Bearer' })
