import type { FastifyBaseLogger } from 'fastify'
import type { ServerConfig } from '../config'
import type { ServerContext } from '../context'
import { keptFiles } from './keptFiles'
import { MediaFolder } from './mediaFolder'

type Parts = Pick<ServerContext, 'db'> & { readonly config: Pick<ServerConfig, 'dataDir'> }

/**
 * Sweeps the media folder at the start, and tells how many of the files that rows name it does not have, as after a restore
 * without it: each is a 404 in a list.
 */
export async function sweepAtStart({ db, config }: Parts, log: FastifyBaseLogger, minutes?: number) {
  const [folder, known] = [new MediaFolder(config.dataDir), await keptFiles(db)]
  await sweep(folder, known, log, minutes)
  const missing = await folder.missing(known)
  if (missing > 0)
    log.warn(`${missing} videos and thumbnails that tasks and campaigns name are missing in DATA_DIR/media`)
}

/** Removes the videos and thumbnails that no row names and what arrived by half, both when older than an hour. */
export async function sweepMedia({ db, config }: Parts, log: FastifyBaseLogger) {
  await sweep(new MediaFolder(config.dataDir), await keptFiles(db), log)
}

async function sweep(folder: MediaFolder, known: ReadonlySet<string>, log: FastifyBaseLogger, minutes = 60) {
  const strangers = await folder.sweep(known, minutes)
  if (strangers > 0)
    log.warn(
      `${strangers} files in DATA_DIR/media are named by no task and no campaign of this database, which are most of them: they were left as they are`,
    )
}
