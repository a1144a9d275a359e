import { getTableName, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { valueOf } from '../db/valueOf'
import type { Counter } from './manifest'
import { numberedTables } from './tables'

const sequenceOf = (name: string) => sql`pg_get_serial_sequence(${name}, 'id')`

/** How far the rows of each table were counted, also those that are gone. */
export async function readCounters(db: Database): Promise<Counter[]> {
  const counters: Counter[] = []
  for (const name of numberedTables.map(getTableName)) {
    const last = sql`coalesce(pg_sequence_last_value(${sequenceOf(name)}::regclass), 0)`.mapWith(Number)
    counters.push({ table: name, last: await valueOf(db, last) })
  }
  return counters
}

/**
 * Counts on from there: the audit tells of rows that are gone by their numbers, which must not become those of others. Without a
 * counter, as in the backups of earlier versions, from the highest number of a row.
 */
export async function countOn(db: Database, counters: readonly Counter[]) {
  for (const table of numberedTables) {
    const name = getTableName(table)
    const counted = counters.find((counter) => counter.table === name)?.last ?? 0
    await db.execute(
      sql`select setval(${sequenceOf(name)}, greatest(last, 1), last > 0) from (select greatest(max(id), ${counted}::bigint) as last from ${table}) as numbers`,
    )
  }
}
