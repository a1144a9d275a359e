import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'
import { campaigns, pointsEarned, users } from '../db/schema'
import { valueOf } from '../db/valueOf'

const batch = 10_000

/** Two years up to now, as a share of them from 0 to 1. */
const momentAt = (share: SQL) => sql`date_trunc('day', now()) - (1 - ${share}) * interval '730 days'`

/** Adds `count` users: evenly over two years, a tenth of them inactive, with points up to 50,000 in no order. */
export async function addUsers(db: Database, count: number) {
  for (let from = 1; from <= count; from += batch)
    await db.execute(sql`
      insert into ${users} (email, public_address, spunky_points, is_active, created_at)
      select left(md5(n::text), 8) || '.user' || n || '@example.com', '0x' || md5(n::text) || left(md5((-n)::text), 8),
        (n::bigint * 7919) % 50000, n % 10 <> 0, ${momentAt(sql`n::float8 / ${count}`)}
      from generate_series(${from}::int, ${Math.min(from + batch - 1, count)}::int) as n`)
}

/**
 * Adds `count` campaigns evenly over two years, nine in ten of them approved a day later; and points
 * earned on each day, in one row for each of so many connections (at most 16).
 */
export async function addHistory(db: Database, count: number, connections: number) {
  await db.execute(sql`
    insert into ${campaigns} (title, description, media_url, format, duration, amount, is_approved, created_at, expires_at)
    select 'Campaign ' || n, '', '/sandbox/media/picture.png', 1, 30, n % 1000 + 0.5, n % 10 <> 0, created,
      case when n % 10 <> 0 then created + interval '31 days' end
    from generate_series(1, ${count}::int) as n, lateral (select ${momentAt(sql`n::float8 / ${count}`)} as created) as at`)
  await db.delete(pointsEarned)
  await db.execute(sql`
    insert into ${pointsEarned} (day, slot, points)
    select current_date - n, slot, n * 100 + slot from generate_series(0, 730) as n, generate_series(0, ${connections - 1}::int) as slot`)
}

/** The figures are those of a table that stands, as both databases leave it within a day, not of one just filled. */
export async function settle(db: Database) {
  await db.execute(sql`vacuum analyze ${users}, ${campaigns}, ${pointsEarned}`)
}

/** Such as "PostgreSQL 17.5". */
export async function databaseVersion(db: Database): Promise<string> {
  const version = await valueOf(db, sql<string>`version()`)
  return version.split(' on ')[0] ?? 'unknown'
}
