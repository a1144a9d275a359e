import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './database'

/** One value by itself: a setting of the database, what a function of it answers, or what another statement selects. */
export async function valueOf<Value>(db: Database, value: SQL<Value>): Promise<Value> {
  const [row] = await db.select({ value }).from(sql`(select 1) as one`)
  if (!row) throw new Error('a value without a row')
  return row.value
}
