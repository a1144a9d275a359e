import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from './database'
import { lockFolder } from './folderLock'
import { bringUpToDate } from './migrate'
import { pgliteFolder } from './pgliteFolder'
import { servesDrizzle, ThreadedPglite } from './threadedPglite'

const statementMs = 15_000

/**
 * The embedded database in `dataDir`, which belongs to this process until it closes. `limitMs`: how long a statement may take.
 * `migrations`: their folder.
 */
export async function openPglite(dataDir: string, limitMs = statementMs, migrations?: string): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir, { file: 'server.lock', variable: 'DATA_DIR' })
  try {
    const database = await openFolder(await pgliteFolder(dataDir), limitMs, migrations)
    return { ...database, close: () => database.close().then(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

async function openFolder(folder: string, limitMs: number, migrations?: string): Promise<OpenDatabase> {
  const client = new ThreadedPglite(folder)
  try {
    if (!servesDrizzle(client)) throw new Error('no client for drizzle')
    await client.open().catch((error: unknown) => {
      throw new Error(
        `The embedded database in ${folder} cannot be opened: it is damaged, or the disk is full. Keep a copy of the folder, then set DATA_DIR to an empty one and restore a backup.`,
        { cause: error },
      )
    })
    const database = await migrated(client, migrations)
    client.statementMs = limitMs
    return { ...database, close: () => client.close() }
  } catch (error) {
    await client.close().catch(() => undefined)
    throw error
  }
}

/** Migrates an embedded database. */
export async function migrated(client: PGlite, migrations?: string): Promise<Omit<OpenDatabase, 'close'>> {
  const db = drizzle({ client, casing: 'snake_case' })
  const slowSearch = await bringUpToDate(db, (config) => migrate(db, config), migrations)
  return { db, slowSearch }
}
