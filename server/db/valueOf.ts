import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './database'

/** One value that is in no table: a setting of the database, or what a function of it answers. */
export async function valueOf<Value>(db: Database, value: SQL<Value>): Promise<Value> {
  const [row] = await db.select({ value }).from(sql`(select 1) as one`)
  if (!row) throw new Error('a value without a row')
  return row.value
}
