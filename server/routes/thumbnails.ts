import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { thumbnailSchema } from '../../src/contract/thumbnailBody'
import type { ServerContext } from '../context'
import { campaigns, tasks } from '../db/schema'
import { change } from '../http/change'
import { rowIdOf } from '../http/route'
import { HttpError } from '../httpError'
import { newThumbnail, type MediaFolder } from '../media/mediaFolder'

/**
 * Keep an early frame of a video for the lists. The first one stays: whoever shows the video next has the same one, and nobody
 * can put another picture in its place. It goes with its video, by a trigger of the database.
 */
export function thumbnailRoutes(app: FastifyInstance, context: ServerContext, folder: MediaFolder) {
  change(app, context, 'taskThumbnail', {
    body: thumbnailSchema,
    make: async ({ tx, request, body }) => {
      const id = rowIdOf(request, 'task')
      const thumbnail = newThumbnail()
      const [task] = await tx
        .update(tasks)
        .set({ thumbnail })
        .where(and(eq(tasks.id, id), isNull(tasks.thumbnail)))
        .returning({ id: tasks.id })
      if (!task) throw refused('task')
      const bytes = await folder.store(thumbnail, Buffer.from(body.picture, 'base64'))
      return { answer: { message: `Thumbnail of task ${id} kept` }, target: `task ${id}`, after: { bytes } }
    },
  })

  change(app, context, 'campaignThumbnail', {
    body: thumbnailSchema,
    make: async ({ tx, request, body }) => {
      const id = rowIdOf(request, 'campaign')
      const thumbnail = newThumbnail()
      const [campaign] = await tx
        .update(campaigns)
        .set({ thumbnail })
        .where(and(eq(campaigns.id, id), isNull(campaigns.thumbnail)))
        .returning({ title: campaigns.title })
      if (!campaign) throw refused('campaign')
      const bytes = await folder.store(thumbnail, Buffer.from(body.picture, 'base64'))
      const target = `campaign ${id} ${campaign.title}`
      return { answer: { message: `Thumbnail of campaign ${id} kept` }, target, after: { bytes } }
    },
  })
}

/** Not 404, by which the console knows a server without these calls. */
const refused = (what: string) => new HttpError(409, `This ${what} no longer exists, or it has a thumbnail already`)
