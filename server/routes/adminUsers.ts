import { eq, not } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { listOffers, listQueryOf } from '../../src/api/contract/paging'
import { createAdminSchema } from '../../src/api/contract/requests'
import { grantableRoles, roleLabels } from '../../src/api/contract/roles'
import { invite } from '../auth/invitations'
import { endAllSessions } from '../auth/sessions'
import type { ServerContext } from '../context'
import { admins } from '../db/schema'
import { actorOf } from '../http/access'
import { isDuplicate } from '../http/databaseProblem'
import { route, rowIdOf } from '../http/route'
import { HttpError } from '../httpError'
import { lockTarget } from './adminTarget'
import { inWindow, keptBy, orderOf, type Listing } from './list'

const columns = {
  id: admins.id,
  email: admins.email,
  name: admins.name,
  role: admins.role,
  created_at: admins.createdAt,
  is_active: admins.isActive,
}

const listing = {
  search: admins.email,
  createdAt: admins.createdAt,
  id: admins.id,
  sort: { email: admins.email, name: admins.name, role: admins.role, created_at: admins.createdAt },
  status: { active: admins.isActive, inactive: not(admins.isActive) },
} satisfies Listing<'adminUsers'>

export function adminUserRoutes(app: FastifyInstance, context: ServerContext) {
  const { db, clock } = context

  route(app, context, 'adminUsers', {
    query: listQueryOf(listOffers.adminUsers),
    handler: async ({ query, request }) => {
      const visible = actorOf(request).role === 'admin' ? eq(admins.role, 'moderator') : undefined
      const kept = keptBy(query, listing, visible)
      const order = orderOf(query, listing)
      const rows = await inWindow(db.select(columns).from(admins).where(kept).$dynamic(), query, order)
      return {
        data: { admins: rows.map((row) => ({ ...row, id: String(row.id) })) },
        total: await db.$count(admins, kept),
      }
    },
  })

  route(app, context, 'createAdmin', {
    body: createAdminSchema,
    status: 201,
    handler: async ({ body, request }) => {
      const { id: creator, role } = actorOf(request)
      if (!grantableRoles[role].includes(body.role))
        throw new HttpError(403, `Your role cannot create a ${roleLabels[body.role]}`)
      try {
        return await db.transaction(async (tx) => {
          const created = await tx
            .insert(admins)
            .values({ name: body.name, role: body.role, email: body.email.toLowerCase() })
            .returning({ id: admins.id })
          const [admin] = created
          if (!admin) throw new Error('an insert without a row')
          request.log.info({ adminId: creator, target: admin.id, role: body.role }, 'admin invited')
          return { message: 'Admin created', data: await invite({ db: tx, clock }, admin.id) }
        })
      } catch (error) {
        if (isDuplicate(error)) throw new HttpError(409, 'An admin with this e-mail already exists')
        throw error
      }
    },
  })

  route(app, context, 'toggleAdmin', {
    handler: ({ request }) =>
      db.transaction(async (tx) => {
        const target = await lockTarget(tx, actorOf(request), rowIdOf(request, 'admin'))
        const [changed] = await tx
          .update(admins)
          .set({ isActive: not(admins.isActive) })
          .where(eq(admins.id, target))
          .returning({ isActive: admins.isActive })
        await endAllSessions({ db: tx }, target)
        return { message: changed?.isActive ? 'Admin activated' : 'Admin deactivated' }
      }),
  })

  route(app, context, 'deleteAdmin', {
    handler: ({ request }) =>
      db.transaction(async (tx) => {
        // Sessions and the invitation go with the row.
        await tx.delete(admins).where(eq(admins.id, await lockTarget(tx, actorOf(request), rowIdOf(request, 'admin'))))
        return { message: 'Admin deleted' }
      }),
  })
}
