import multipart from '@fastify/multipart'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createTaskSchema } from '../../src/contract/requests'
import { lockAccount } from '../auth/lockAccount'
import type { ServerContext } from '../context'
import { tasks } from '../db/schema'
import { actorOf, lockActor } from '../http/access'
import { isRepeated } from '../http/idempotency'
import { parseFields } from '../http/parse'
import { makeChange } from '../http/change'
import { route } from '../http/route'
import { HttpError } from '../httpError'
import { isoOf } from '../isoOf'
import type { MediaFolder } from '../media/mediaFolder'
import { readUpload } from '../media/readUpload'
import { UploadTurns } from '../media/uploadTurns'
import { settingValue } from './settings'

const points = sql`coalesce(${settingValue('points_per_task')}, 0)`

export function createTaskRoute(app: FastifyInstance, context: ServerContext, folder: MediaFolder) {
  const { db, clock } = context
  const turns = new UploadTurns(context)

  // Of all routes only this one reads multipart; elsewhere that content type is refused.
  app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })

    route(scope, context, 'createTask', {
      form: createTaskSchema,
      status: 201,
      handler: async ({ request }) => {
        const actor = actorOf(request)
        const { id: createdBy } = actor
        const isKnown = await isRepeated(db, createdBy, request.headers['idempotency-key'])
        return turns.take(createdBy, isKnown, async () => {
          const upload = await readUpload(request, folder, (fields) => parseFields(createTaskSchema, fields))
          const { file: mediaFile, name: mediaName, bytes: mediaBytes, sha256 } = upload
          const row = { isNew: false }
          try {
            const { instructions, type } = upload.fields
            const sent = [instructions, type, mediaName, sha256]
            const answer = await makeChange(context, request, 'createTask', sent, async ({ tx }) => {
              // One after the other, so that the limits hold for uploads that end at once.
              await lockActor(tx, actor)
              await turns.checkAgain(tx, createdBy)
              const createdAt = isoOf(clock())
              const media = { mediaFile, mediaName, mediaBytes }
              const [task] = await tx
                .insert(tasks)
                .values({ instructions, type, points, ...media, createdBy, createdAt })
                .returning({ id: tasks.id })
              row.isNew = true
              return {
                answer: { message: `Task ${task?.id} uploaded`, data: { id: String(task?.id) } },
                target: `task ${task?.id}`,
                after: { type, media: mediaName, bytes: mediaBytes },
              }
            })
            if (!row.isNew) await folder.remove(mediaFile)
            return answer
          } catch (error) {
            // While the database cannot be reached the file stays, because a committed row would need it; a sweep removes it later.
            const mayHaveRow = !(error instanceof HttpError) && (await hasRow(mediaFile, createdBy).catch(() => true))
            if (!mayHaveRow) await folder.remove(mediaFile)
            throw error
          }
        })
      },
    })
  })

  /** Whether a transaction that broke off was committed after all. The lock waits until it has ended. */
  const hasRow = (mediaFile: string, createdBy: number) =>
    db.transaction(async (tx) => {
      await lockAccount(tx, createdBy)
      return (await tx.$count(tasks, eq(tasks.mediaFile, mediaFile))) > 0
    })
}
