import type { FastifyBaseLogger } from 'fastify'
import type { ServerConfig } from '../config'
import type { ServerContext } from '../context'
import { keptFiles } from './keptFiles'
import { MediaFolder } from './mediaFolder'

/** Removes the videos and thumbnails that no row names and what arrived by half, both when older than `minutes`. */
export async function sweepMedia(
  { db, config }: Pick<ServerContext, 'db'> & { config: Pick<ServerConfig, 'dataDir'> },
  log: FastifyBaseLogger,
  minutes = 60,
) {
  const strangers = await new MediaFolder(config.dataDir).sweep(await keptFiles(db), minutes)
  if (strangers > 0)
    log.warn(
      `${strangers} files in DATA_DIR/media are named by no task and no campaign of this database, which are most of them: they were left as they are`,
    )
}
