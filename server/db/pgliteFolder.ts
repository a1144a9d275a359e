import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { mediaDir } from '../media/mediaFolder'
import { PgliteThread } from './pgliteThread'

/**
 * The folder of the embedded database in a data folder that this process holds, with a whole database in it. A new one is made
 * beside it and renamed, so that a kill leaves none that is half. PGlite itself would write an empty database over what has
 * lost its `PG_VERSION`: such a folder is refused as it is, and so is a data folder that has videos but no database.
 * Throws an Error that says what to do.
 */
export async function pgliteFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'pglite')
  const found = filesIn(folder)
  if (found.includes('PG_VERSION')) return folder
  if (found.length > 0)
    throw new Error(
      `${folder} is not empty and not a database: PG_VERSION is missing. It was left as it is. Put it back as it was, or set DATA_DIR to an empty folder and restore a backup.`,
    )
  if (filesIn(join(dataDir, mediaDir)).length > 0)
    throw new Error(
      `${dataDir} has videos, but no database. Nothing was changed. Set DATABASE_URL if their database is PostgreSQL, or set DATA_DIR to an empty folder and restore a backup.`,
    )

  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  const thread = await PgliteThread.open(draft)
  await thread.close()
  rmSync(folder, { recursive: true, force: true })
  renameSync(draft, folder)
  return folder
}

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])
