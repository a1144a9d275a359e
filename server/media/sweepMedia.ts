import type { FastifyBaseLogger } from 'fastify'
import type { ServerContext } from '../context'
import { tasks } from '../db/schema'
import { MediaFolder } from './mediaFolder'

/** Removes the videos that no task names and what arrived by half, both when older than `minutes`. */
export async function sweepMedia(
  { db, config }: Pick<ServerContext, 'db' | 'config'>,
  log: FastifyBaseLogger,
  minutes = 60,
) {
  const known = await db.select({ file: tasks.mediaFile }).from(tasks)
  const strangers = await new MediaFolder(config.dataDir).sweep(new Set(known.map(({ file }) => file)), minutes)
  if (strangers > 0)
    log.warn(
      `${strangers} videos in DATA_DIR have no task in this database, which are most of them: they were left as they are`,
    )
}
