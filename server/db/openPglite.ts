import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { join } from 'node:path'
import type { Database, OpenDatabase } from './database'
import { lockFolder } from './folderLock'
import { bringUpToDate } from './migrate'
import * as schema from './schema'
import { servesDrizzle, ThreadedPglite } from './threadedPglite'

const statementMs = 15_000

/**
 * The embedded database in `dataDir`, which belongs to this process until it closes. `limitMs`: how long a statement may take.
 * `migrations`: their folder.
 */
export async function openPglite(dataDir: string, limitMs = statementMs, migrations?: string): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir, { file: 'server.lock', variable: 'DATA_DIR' })
  const client = new ThreadedPglite(join(dataDir, 'pglite'))
  try {
    if (!servesDrizzle(client)) throw new Error('no client for drizzle')
    await client.open()
    const db = await migrated(client, migrations)
    client.statementMs = limitMs
    return {
      db,
      async close() {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    await client.close().catch(() => undefined)
    unlock()
    throw error
  }
}

/** The tables in an embedded database, brought up to date. */
export async function migrated(client: PGlite, migrations?: string): Promise<Database> {
  const db = drizzle({ client, schema, casing: 'snake_case' })
  await bringUpToDate(db, (config) => migrate(db, config), migrations)
  return db
}
