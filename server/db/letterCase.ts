import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { valueOf } from './valueOf'

const remedy =
  "Make a database with TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8', and restore a backup of this one into it."

/** Why searches do not find each letter in both cases, and what to do; undefined when they do. */
export async function letterCaseProblem(db: Database): Promise<string | undefined> {
  const encoding = await valueOf(db, sql<string>`current_setting('server_encoding')`)
  // Others may not have the letters that the next question needs.
  if (encoding !== 'UTF8') return `The encoding of the database is ${encoding}, not UTF8. ${remedy}`
  const low = await valueOf(db, sql<string>`lower(${'ÄI'}::text)`)
  return low === 'äi' ? undefined : `The locale of the database writes ÄI in lower case as ${low}. ${remedy}`
}
