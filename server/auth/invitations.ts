import { dayMs } from '../../src/contract/days'
import { and, eq, gt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbAndClock } from '../context'
import type { Database } from '../db/database'
import { admins, invitations } from '../db/schema'
import type { Invitation } from '../../src/contract/entities'
import { isoOf } from '../isoOf'
import { hashToken, newToken } from './tokens'

const validMs = dayMs

const inviters = alias(admins, 'inviters')

/** A one-time invitation for an account, valid 24 hours, from another account; an earlier one of the same account ends. */
export async function invite({ db, clock }: DbAndClock, adminId: number, invitedBy?: number): Promise<Invitation> {
  const invitation = newToken()
  const expiresAt = isoOf(clock() + validMs)
  const fresh = { tokenHash: hashToken(invitation), invitedBy: invitedBy ?? null, expiresAt }
  await db
    .insert(invitations)
    .values({ adminId, ...fresh })
    .onConflictDoUpdate({ target: invitations.adminId, set: fresh })
  return { invitation, expires_at: expiresAt }
}

/** The account of a valid invitation, if that account is active, with the name of who gave it. */
export async function invitedAdmin({ db, clock }: DbAndClock, invitation: string) {
  const [admin] = await db
    .select({
      id: admins.id,
      email: admins.email,
      name: admins.name,
      role: admins.role,
      invitedBy: inviters.name,
    })
    .from(invitations)
    .innerJoin(admins, eq(admins.id, invitations.adminId))
    .leftJoin(inviters, eq(inviters.id, invitations.invitedBy))
    .where(
      and(
        eq(invitations.tokenHash, hashToken(invitation)),
        gt(invitations.expiresAt, isoOf(clock())),
        eq(admins.isActive, true),
      ),
    )
  return admin
}

/** Consumes the invitation. False when it was consumed before. */
export async function consumeInvitation(tx: Database, invitation: string): Promise<boolean> {
  const used = await tx
    .delete(invitations)
    .where(eq(invitations.tokenHash, hashToken(invitation)))
    .returning()
  return used.length === 1
}
