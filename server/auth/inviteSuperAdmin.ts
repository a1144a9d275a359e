import { eq } from 'drizzle-orm'
import type { Invitation } from '../../src/contract/entities'
import type { DbAndClock } from '../context'
import { append, commandLine } from '../audit/append'
import { admins } from '../db/schema'
import { exactFirst, hasEarlierAccount, hasEmail, normalEmail } from './emails'
import { invite } from './invitations'
import { hasInvisible } from '../text'

/**
 * Creates a super-admin with an invitation to choose a password; there is no default account. An existing super-admin gets a new
 * invitation, for a lost password. Throws an Error for the e-mail of another role, and for another spelling of
 * an older account's.
 */
export async function inviteSuperAdmin(
  { db, clock }: DbAndClock,
  person: { email: string; name: string },
): Promise<Invitation> {
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select({ email: admins.email })
      .from(admins)
      .where(hasEmail(person.email))
      .orderBy(exactFirst(person.email))
    const email = known?.email ?? normalEmail(person.email)
    if (email === undefined || hasInvisible(person.name)) throw new Error('E-mail or name is invalid')
    if (!known && (await hasEarlierAccount(tx, email)))
      throw new Error(`An account has ${email} in another spelling. Give the e-mail as that account has it.`)
    await tx.insert(admins).values({ email, name: person.name, role: 'super-admin' }).onConflictDoNothing()
    const [admin] = await tx.select().from(admins).where(eq(admins.email, email))
    if (admin?.role !== 'super-admin') throw new Error(`${email} belongs to an account with another role.`)
    await tx.update(admins).set({ isActive: true }).where(eq(admins.id, admin.id))
    const invitation = await invite({ db: tx, clock }, admin.id)
    const act = { action: 'inviteSuperAdmin', target: `admin ${admin.id} ${email}` } as const
    await append({ db: tx, clock }, commandLine, act)
    return invitation
  })
}
