import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { valueOf } from '../db/valueOf'
import { databaseProblem } from '../http/databaseProblem'

/** Where the query fails as it does when the database is away. */
export async function isAway(query: Promise<unknown>) {
  await assert.rejects(query, (error) => {
    assert.equal(databaseProblem(error)?.status, 503, String(error instanceof Error && error.cause))
    return true
  })
}

/** The process of PostgreSQL that serves the connection. */
export const backend = (db: Database) => valueOf(db, sql<number>`pg_backend_pid()`)
