import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { users } from './schema'
import { valueOf } from './valueOf'

/**
 * Makes the index by which users are searched, unless it is there. It is not part of the migrations, because its extension
 * `pg_trgm` may be missing, or not be for this account to create: then searches read the whole table, and the answer is why.
 */
export async function makeSearchIndex(db: Database): Promise<string | undefined> {
  if (await valueOf(db, sql<string | null>`to_regclass('users_parts')`)) return undefined
  const columns = [users.emailKey, users.addressKey].map((column) => sql`(${column}) gin_trgm_ops`)
  try {
    await db.execute(sql`create extension if not exists pg_trgm`)
    await db.execute(sql`create index users_parts on ${users} using gin (${sql.join(columns, sql`, `)})`)
    // The planner gets to know what the index is made of.
    await db.execute(sql`analyze ${users}`)
    return undefined
  } catch (error) {
    const { cause } = error instanceof Error ? error : {}
    return cause instanceof Error ? cause.message : 'unknown reason'
  }
}
