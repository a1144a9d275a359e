import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { listQuerySchema } from '../../src/contract/listQuery'
import { updateSettingSchema } from '../../src/contract/requests'
import type { ServerContext } from '../context'
import { settings } from '../db/schema'
import { change } from '../http/change'
import { route, rowIdOf } from '../http/route'
import { HttpError, notFound } from '../httpError'
import { appliedOf, withTextIds } from './list'
import { readPage } from './listPage'

/** The value of a setting as a part of a statement; null where the setting is not there. */
export const settingValue = (key: 'minimum_points' | 'points_per_task') =>
  sql<string | null>`(select ${settings.value} from ${settings} where ${settings.key} = ${key})`

const hasFraction = /\.\d*[1-9]/

/** In the order in which the second migration has made them. */
const shown = {
  table: settings,
  columns: getTableColumns(settings),
  listing: { id: settings.id, sort: { id: settings.id } },
}

export function settingRoutes(app: FastifyInstance, context: ServerContext) {
  const { db } = context

  route(app, context, 'settings', {
    query: listQuerySchema.omit(['search', 'created_from', 'id']),
    handler: async ({ query }) => {
      const { rows, total } = await readPage(db, shown, { ...query, sort: 'id' })
      return { data: withTextIds(rows), total, applied: appliedOf(query) }
    },
  })

  change(app, context, 'updateSetting', {
    body: updateSettingSchema,
    make: async ({ tx, request, body }) => {
      const one = eq(settings.id, rowIdOf(request, 'setting'))
      const [setting] = await tx.select().from(settings).where(one).for('update')
      if (!setting) throw notFound('setting')
      // The points of a task are whole: it would be created with others than the setting says.
      if (setting.key === 'points_per_task' && hasFraction.test(body.value))
        throw new HttpError(422, 'Points Per Task must be a whole number')
      await tx.update(settings).set({ value: body.value }).where(one)
      return {
        answer: { message: 'Setting updated' },
        target: `setting ${setting.id} ${setting.key}`,
        before: { value: setting.value },
        after: { value: body.value },
      }
    },
  })
}
