import multipart from '@fastify/multipart'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createTaskSchema } from '../../src/api/contract/requests'
import type { ServerContext } from '../context'
import type { Database } from '../db/database'
import { admins, settings, tasks } from '../db/schema'
import { actorOf } from '../http/access'
import { parseFields } from '../http/parse'
import { makeChange } from '../http/change'
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
        const { file: mediaFile, name: mediaName, bytes: mediaBytes } = upload
        const row = { isNew: false }
        try {
          const { instructions, type } = parseFields(createTaskSchema, upload.fields)
          const sent = [instructions, type, mediaName, mediaBytes]
          const answer = await makeChange(context, request, 'createTask', sent, async ({ tx }) => {
            await tx.select({ id: admins.id }).from(admins).where(eq(admins.id, createdBy)).for('update')
            await refuseTooMany(tx, createdBy, mediaBytes)
            const createdAt = new Date(clock()).toISOString()
            const media = { mediaFile, mediaName, mediaBytes }
            const [task] = await tx
              .insert(tasks)
              .values({ instructions, type, points, ...media, createdBy, createdAt })
              .returning({ id: tasks.id })
            row.isNew = true
            return {
              answer: { message: 'Task uploaded' },
              target: `task ${task?.id}`,
              after: { type, media: mediaName, bytes: mediaBytes },
            }
          })
          if (!row.isNew) await folder.remove(mediaFile)
          return answer
        } catch (error) {
          // Of a transaction that broke nobody knows whether it counts: then the file stays, and a later start sees to it.
          if (error instanceof HttpError) await folder.remove(mediaFile)
          throw error
        }
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
