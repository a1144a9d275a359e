import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { thumbnailSchema } from '../../src/contract/thumbnailBody'
import type { ServerContext } from '../context'
import { campaigns, tasks } from '../db/schema'
import { change } from '../http/change'
import { rowIdOf } from '../http/route'
import { HttpError } from '../httpError'
import { newThumbnail, type MediaFolder } from '../media/mediaFolder'

/**
 * Keep a picture from a video's first second for the lists. The first one stays: whoever shows the video next has the same one,
 * and nobody can put another picture in its place. It goes with its video, by a trigger of the database.
 */
export function thumbnailRoutes(app: FastifyInstance, context: ServerContext, folder: MediaFolder) {
  const kinds = [
    ['task', tasks, sql<string>`''`],
    ['campaign', campaigns, campaigns.title],
  ] as const
  for (const [what, table, title] of kinds)
    change(app, context, `${what}Thumbnail`, {
      body: thumbnailSchema,
      make: async ({ tx, request, body }) => {
        const id = rowIdOf(request, what)
        const thumbnail = newThumbnail()
        const [row] = await tx
          .update(table)
          .set({ thumbnail })
          .where(and(eq(table.id, id), isNull(table.thumbnail)))
          .returning({ title })
        if (!row) throw refused(what)
        const bytes = await folder.store(thumbnail, Buffer.from(body.picture, 'base64'))
        const target = `${what} ${id} ${row.title}`.trimEnd()
        return { answer: { message: `Thumbnail of ${what} ${id} kept` }, target, after: { bytes } }
      },
    })
}

/** Not 404, by which the console knows a server without these calls. */
const refused = (what: string) => new HttpError(409, `This ${what} no longer exists, or it has a thumbnail already`)
