import { videoKinds } from '../../src/contract/videos'
import fastifyStatic from '@fastify/static'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { object, string } from 'yup'
import type { ServerContext } from '../context'
import { tasks } from '../db/schema'
import { parseFields } from '../http/parse'
import { HttpError, notFound } from '../httpError'
import { isThumbnail, type MediaFolder } from '../media/mediaFolder'
import { thumbnailStepSeconds, type MediaLinks } from '../media/mediaLinks'
import { requireVideoName } from '../media/videoKind'

const linkSchema = object({
  expires: string()
    .matches(/^\d{1,12}$/)
    .required(),
  signature: string().max(100).required(),
})
const pathSchema = object({ file: string().required() })

const policy = {
  'content-security-policy': "sandbox; default-src 'none'; media-src 'self'; frame-ancestors 'none'",
}
const ofVideos = { ...policy, 'cache-control': 'private, max-age=300' }
const ofThumbnails = {
  ...policy,
  'cache-control': `private, max-age=${thumbnailStepSeconds}, immutable`,
  'content-type': 'image/jpeg',
}

/** Videos and thumbnails, for whoever holds a link that a list signed. */
export function mediaRoutes(app: FastifyInstance, { db }: ServerContext, folder: MediaFolder, links: MediaLinks) {
  app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: folder.path, serve: false, cacheControl: false, contentType: false })

    scope.get('/media/:file', { schema: { hide: true } }, async (request, reply) => {
      const { file } = parseFields(pathSchema, request.params)
      // An address that is no link is a 404 for every file, so that it says nothing of what exists.
      if (!linkSchema.isValidSync(request.query, { strict: true })) throw notFound('file')
      const { expires, signature } = request.query
      if (!links.isValid(file, expires, signature))
        throw new HttpError(403, 'This link has expired. Load the list again')
      if (isThumbnail(file)) return reply.headers(ofThumbnails).sendFile(file)
      const [task] = await db.select({ name: tasks.mediaName }).from(tasks).where(eq(tasks.mediaFile, file))
      if (!task) throw notFound('file')
      return reply
        .headers({
          ...ofVideos,
          'content-type': videoKinds[requireVideoName(file)].contentType,
          'content-disposition': `inline; filename*=UTF-8''${encodeName(task.name)}`,
        })
        .sendFile(file)
    })
  })
}

/** RFC 5987: what encodeURIComponent leaves and a header may not hold is encoded too. */
function encodeName(name: string): string {
  return encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
}
