import { asc, eq, or } from 'drizzle-orm'
import type { SignedInAdmin } from '../auth/sessions'
import type { Database } from '../db/database'
import { admins } from '../db/schema'
import { HttpError, notFound } from '../httpError'

const refused = (why: string) => new HttpError(403, why)

/**
 * Locks the account somebody wants to change, in the given transaction, and returns it. Nobody changes themselves, an
 * admin only moderators. All super-admins are locked and the caller is checked again: otherwise two who disable each
 * other at the same time would leave none. Throws HttpError 403 or 404.
 */
export async function lockTarget(tx: Database, actor: SignedInAdmin, targetId: number) {
  if (targetId === actor.id) throw refused('You cannot change your own account')
  const locked = await tx
    .select({ id: admins.id, email: admins.email, name: admins.name, role: admins.role, isActive: admins.isActive })
    .from(admins)
    .where(or(eq(admins.id, targetId), eq(admins.id, actor.id), eq(admins.role, 'super-admin')))
    .orderBy(asc(admins.id))
    .for('update')
  const caller = locked.find(({ id }) => id === actor.id)
  if (!caller?.isActive || caller.role !== actor.role) throw refused('Your role cannot do this')
  const target = locked.find(({ id }) => id === targetId)
  if (!target) throw notFound('admin')
  if (actor.role !== 'super-admin' && target.role !== 'moderator') throw refused('You can only change moderators')
  return target
}
