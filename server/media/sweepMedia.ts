import type { FastifyBaseLogger } from 'fastify'
import type { ServerConfig } from '../config'
import type { ServerContext } from '../context'
import { keptFiles } from './keptFiles'
import { MediaFolder } from './mediaFolder'

type Stores = Pick<ServerContext, 'db'> & { readonly config: Pick<ServerConfig, 'dataDir'> }

/** Tells how many rows' files the media folder does not have, as after a restore without it: each is a 404 in a list. */
export async function warnOfMissing({ db, config }: Stores, log: FastifyBaseLogger) {
  const missing = await new MediaFolder(config.dataDir).missing(await keptFiles(db))
  if (missing > 0)
    log.warn(`${missing} videos and thumbnails that tasks and campaigns name are missing in DATA_DIR/media`)
}

/** Removes the videos and thumbnails that no row names and what arrived by half, both when older than `minutes`. */
export async function sweepMedia({ db, config }: Stores, log: FastifyBaseLogger, minutes = 60) {
  const strangers = await new MediaFolder(config.dataDir).sweep(await keptFiles(db), minutes)
  if (strangers > 0)
    log.warn(
      `${strangers} files in DATA_DIR/media are named by no task and no campaign of this database, which are most of them: they were left as they are`,
    )
}
