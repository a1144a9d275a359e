import { eq } from 'drizzle-orm'
import type { SignedInAdmin } from '../auth/sessions'
import type { Database } from '../db/database'
import { admins } from '../db/schema'
import { HttpError, notFound } from '../httpError'

const refused = (why: string) => new HttpError(403, why)

/**
 * Locks the account somebody wants to change, in the given transaction, and returns it. Nobody changes themselves, an admin only
 * moderators. Two super-admins who disable each other at the same time leave one, because whoever makes a change has to be signed
 * in still when its entry is appended to the audit. Throws HttpError 403 or 404.
 */
export async function lockTarget(tx: Database, actor: SignedInAdmin, targetId: number) {
  if (targetId === actor.id) throw refused('You cannot change your own account')
  const [target] = await tx
    .select({ id: admins.id, email: admins.email, name: admins.name, role: admins.role })
    .from(admins)
    .where(eq(admins.id, targetId))
    .for('update')
  if (!target) throw notFound('admin')
  if (actor.role !== 'super-admin' && target.role !== 'moderator') throw refused('You can only change moderators')
  return target
}
