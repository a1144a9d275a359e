import multipart from '@fastify/multipart'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createTaskSchema } from '../../src/api/contract/requests'
import type { ServerContext } from '../context'
import type { Database } from '../db/database'
import { admins, settings, tasks } from '../db/schema'
import { actorOf } from '../http/access'
import { parseFields } from '../http/parse'
import { route } from '../http/route'
import { HttpError } from '../httpError'
import type { MediaFolder } from '../media/mediaFolder'
import { readUpload } from '../media/readUpload'

const perHour = 20
const hourMs = 60 * 60_000
const totalBytes = 5 * 1024 ** 3

export function createTaskRoute(app: FastifyInstance, context: ServerContext, folder: MediaFolder) {
  const { db, clock } = context
  const points = sql`(select coalesce(max(${settings.value}), 0) from ${settings} where ${settings.key} = 'points_per_task')`

  // Of all routes only this one reads multipart; elsewhere that content type is refused.
  app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })

    route(scope, context, 'createTask', {
      form: createTaskSchema,
      status: 201,
      handler: async ({ request }) => {
        const { id: createdBy } = actorOf(request)
        await refuseTooMany(db, createdBy)
        const upload = await readUpload(request, folder)
        try {
          const { instructions, type } = parseFields(createTaskSchema, upload.fields)
          await db.transaction(async (tx) => {
            await tx.select({ id: admins.id }).from(admins).where(eq(admins.id, createdBy)).for('update')
            await refuseTooMany(tx, createdBy, upload.bytes)
            const media = { mediaFile: upload.file, mediaName: upload.name, mediaBytes: upload.bytes }
            const createdAt = new Date(clock()).toISOString()
            await tx.insert(tasks).values({ instructions, type, points, ...media, createdBy, createdAt })
          })
        } catch (error) {
          await folder.remove(upload.file)
          throw error
        }
        return { message: 'Task uploaded' }
      },
    })
  })

  /** Looked at before the file is read, and again with its size when its row is made. */
  async function refuseTooMany(store: Database, adminId: number, bytes = 0) {
    const since = new Date(clock() - hourMs).toISOString()
    const recent = await store.$count(tasks, and(eq(tasks.createdBy, adminId), gt(tasks.createdAt, since)))
    if (recent >= perHour)
      throw new HttpError(429, `At most ${perHour} tasks can be uploaded in an hour`, {
        'retry-after': '600',
        connection: 'close',
      })
    const [kept] = await store.select({ bytes: sql`coalesce(sum(${tasks.mediaBytes}), 0)`.mapWith(Number) }).from(tasks)
    if ((kept?.bytes ?? 0) + bytes > totalBytes)
      throw new HttpError(507, 'There is no room for this file on the server')
  }
}
