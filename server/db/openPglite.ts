import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { join } from 'node:path'
import type { Database, OpenDatabase } from './database'
import { lockFolder } from './folderLock'
import { migrationsFolder, refuseNewerSchema } from './migrate'
import * as schema from './schema'

/** The embedded database in `dataDir`, which belongs to this process until it closes. */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir, { file: 'server.lock', variable: 'DATA_DIR' })
  const client = new PGlite(join(dataDir, 'pglite'))
  try {
    const db = await migrated(client)
    return {
      db,
      async close() {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    if (!client.closed) await client.close().catch(() => undefined)
    unlock()
    throw error
  }
}

/** The tables in an embedded database, brought up to date. */
export async function migrated(client: PGlite): Promise<Database> {
  await client.waitReady
  const db = drizzle({ client, schema, casing: 'snake_case' })
  await refuseNewerSchema(db)
  await migrate(db, { migrationsFolder })
  return db
}
