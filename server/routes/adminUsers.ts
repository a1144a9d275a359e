import { and, eq, isNull, not, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { listQueryOf } from '../../src/contract/listQuery'
import { listOffers } from '../../src/contract/paging'
import { createAdminSchema } from '../../src/contract/requests'
import { grantableRoles, roleLabels, type Role } from '../../src/contract/roles'
import { hasEarlierAccount, normalEmail } from '../auth/emails'
import { invite } from '../auth/invitations'
import { endAllSessions, type SignedInAdmin } from '../auth/sessions'
import { forgetSignIns } from '../auth/throttle'
import type { ServerContext } from '../context'
import { caseless } from '../db/columns'
import { admins, invitations } from '../db/schema'
import { actorOf, lockActor } from '../http/access'
import { change } from '../http/change'
import { route, rowIdOf } from '../http/route'
import { HttpError } from '../httpError'
import { hasInvisible } from '../text'
import { lockTarget } from './adminTarget'
import { toggled } from './toggled'
import { appliedOf, countedIn, type Listing, type OfferedQuery } from './list'
import { readPage } from './listPage'

const taken = () => new HttpError(409, 'An admin with this e-mail already exists')

const isInvited = isNull(admins.passwordHash)

/**
 * The end of the invitation of who has no password yet. Earlier versions deleted invitations that had ended; for those it is
 * the moment of the account's creation, so that it is past too.
 */
const invitedUntil = sql<string | null>`case when ${isInvited} then coalesce(
  (select ${invitations.expiresAt} from ${invitations} where ${invitations.adminId} = ${admins.id}), ${admins.createdAt}) end`

export const adminColumns = {
  id: admins.id,
  email: admins.email,
  name: admins.name,
  role: admins.role,
  created_at: admins.createdAt,
  is_active: admins.isActive,
  invited_until: invitedUntil.mapWith(admins.createdAt),
}

/** A selected account as the API writes it. */
export const adminRowOf = <Row extends { id: number; invited_until: string | null }>({
  id,
  invited_until,
  ...row
}: Row) => ({ ...row, id: String(id), invited_until: invited_until ?? '' })

const listing = {
  search: caseless(admins.email),
  createdAt: admins.createdAt,
  id: admins.id,
  sort: { email: admins.email, name: admins.name, role: admins.role, created_at: admins.createdAt },
  status: {
    active: and(admins.isActive, not(isInvited)),
    inactive: not(admins.isActive),
    invited: and(admins.isActive, isInvited),
  },
} satisfies Listing<'adminUsers'>

/** The accounts that a role sees: an admin sees the moderators. */
export const visibleTo = (role: Role) => (role === 'admin' ? eq(admins.role, 'moderator') : undefined)

/** The accounts that a list query keeps of those that this person may see. */
export const countedAdmins = (query: OfferedQuery, { role }: Pick<SignedInAdmin, 'role'>) =>
  countedIn(admins, listing, query, visibleTo(role))

export function adminUserRoutes(app: FastifyInstance, context: ServerContext) {
  const { db, clock } = context

  route(app, context, 'adminUsers', {
    query: listQueryOf(listOffers.adminUsers),
    handler: async ({ query, request }) => {
      const shown = { ...countedAdmins(query, actorOf(request)), columns: adminColumns, listing }
      const { rows, total } = await readPage(db, shown, query)
      return { data: { admins: rows.map(adminRowOf) }, total, applied: appliedOf(query) }
    },
  })

  change(app, context, 'createAdmin', {
    body: createAdminSchema,
    status: 201,
    make: async ({ tx, actor, body: { name, role, email: typed } }) => {
      if (!grantableRoles[actor.role].includes(role))
        throw new HttpError(403, `Your role cannot create a ${roleLabels[role]}`)
      const email = normalEmail(typed)
      if (email === undefined) throw new HttpError(422, 'E-mail is invalid')
      if (hasInvisible(name)) throw new HttpError(422, 'Name contains invisible characters')
      await lockActor(tx, actor)
      if (await hasEarlierAccount(tx, email)) throw taken()
      const [admin] = await tx
        .insert(admins)
        .values({ name, role, email })
        .onConflictDoNothing()
        .returning({ id: admins.id })
      if (!admin) throw taken()
      return {
        answer: { message: `Account created for ${email}`, data: await invite({ db: tx, clock }, admin.id, actor.id) },
        target: `admin ${admin.id} ${email}`,
        after: { name, role },
      }
    },
  })

  change(app, context, 'toggleAdmin', {
    make: async ({ tx, actor, request }) => {
      const { id, email } = await lockTarget(tx, actor, rowIdOf(request, 'admin'))
      const [changed] = await tx
        .update(admins)
        .set({ isActive: not(admins.isActive) })
        .where(eq(admins.id, id))
        .returning({ isActive: admins.isActive })
      if (!changed) throw new Error('a locked account is gone')
      await endAllSessions(tx, id)
      return toggled({ ...changed, name: email, target: `admin ${id} ${email}` })
    },
  })

  change(app, context, 'deleteAdmin', {
    make: async ({ tx, actor, request }) => {
      const { id, email, name, role } = await lockTarget(tx, actor, rowIdOf(request, 'admin'))
      // Sessions and the invitation go with the row.
      await tx.delete(admins).where(eq(admins.id, id))
      await forgetSignIns(tx, email)
      return { answer: { message: `${email} deleted` }, target: `admin ${id} ${email}`, before: { name, role } }
    },
  })
}
