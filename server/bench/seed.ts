import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { users } from '../db/schema'

const batch = 10_000

/** Adds `count` users: one a minute, a tenth of them inactive, with points up to 50,000 in no order. */
export async function addUsers(db: Database, count: number) {
  for (let from = 1; from <= count; from += batch)
    await db.execute(sql`
      insert into ${users} (email, public_address, spunky_points, is_active, created_at)
      select left(md5(n::text), 8) || '.user' || n || '@example.com', '0x' || md5(n::text) || left(md5((-n)::text), 8),
        (n::bigint * 7919) % 50000, n % 10 <> 0, timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(${from}::int, ${Math.min(from + batch - 1, count)}::int) as n`)
}

/** The figures are those of a table that stands, as both databases leave it within a day, not of one just filled. */
export async function settle(db: Database) {
  await db.execute(sql`vacuum analyze ${users}`)
}

/** Such as "PostgreSQL 17.5". */
export async function databaseVersion(db: Database): Promise<string> {
  const version = sql<string>`version()`
  const [row] = await db.select({ version }).from(sql`(select 1) as one`)
  return row?.version.split(' on ')[0] ?? 'unknown'
}
