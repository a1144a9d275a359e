import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { listQuerySchema } from '../../src/api/contract/paging'
import { updateSettingSchema } from '../../src/api/contract/requests'
import type { ServerContext } from '../context'
import { settings } from '../db/schema'
import { route, rowIdOf } from '../http/route'
import { notFound } from '../httpError'
import { inWindow } from './list'

export function settingRoutes(app: FastifyInstance, context: ServerContext) {
  const { db } = context

  route(app, context, 'settings', {
    query: listQuerySchema.omit(['search', 'created_from']),
    handler: async ({ query }) => {
      const rows = await inWindow(db.select().from(settings).$dynamic(), query, [asc(settings.id)])
      return { data: rows.map((row) => ({ ...row, id: String(row.id) })), total: await db.$count(settings) }
    },
  })

  route(app, context, 'updateSetting', {
    body: updateSettingSchema,
    handler: async ({ request, body }) => {
      const id = rowIdOf(request, 'setting')
      const updated = await db.update(settings).set({ value: body.value }).where(eq(settings.id, id)).returning()
      if (updated.length === 0) throw notFound('setting')
      return { message: 'Setting updated' }
    },
  })
}
