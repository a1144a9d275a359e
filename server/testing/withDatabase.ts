import type { Database } from '../db/database'
import { openDatabase } from '../db/openDatabase'

/** Does something with a database, which is closed whatever becomes of it: an open one keeps its process alive. */
export async function withDatabase<T>(options: Parameters<typeof openDatabase>[0], work: (db: Database) => Promise<T>) {
  const database = await openDatabase(options)
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}
