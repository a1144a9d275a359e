import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import type { Database } from './database'
import { valueOf } from './valueOf'

const setting = `current_setting('transaction_read_only')`
/** As PostgreSQL's own error for a change on such a server. */
const code = '25006'

/** Rejects when the database takes no changes: it is a standby, or set to read-only. Then the server cannot do its work. */
export async function requireWritable(db: Database) {
  refuseReadOnly(await valueOf(db, sql<string>`${sql.raw(setting)}`))
}

/** The same for one connection. */
export async function requireWritableConnection(client: ClientBase) {
  const { rows } = await client.query<{ found: string }>(`select ${setting} as found`)
  refuseReadOnly(rows[0]?.found)
}

function refuseReadOnly(found: string | undefined) {
  if (found === 'on')
    throw Object.assign(new Error('The database takes no changes: it is a standby, or set to read-only.'), { code })
}
