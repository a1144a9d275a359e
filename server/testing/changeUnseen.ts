import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'
import { users } from '../db/schema'

/** Changes users in a way that nobody is told of: only what is read anew shows it. */
export async function changeUnseen(db: Database, change: SQL) {
  await db.execute(sql`alter table ${users} disable trigger users_changed`)
  await db.execute(change)
  await db.execute(sql`alter table ${users} enable trigger users_changed`)
}
