import { sql } from 'drizzle-orm'
import type { Database } from './database'

const remedy =
  "Make a database with TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8', and restore a backup of this one into it."

/** Why searches do not find each letter in both cases, and what to do; undefined when they do. */
export async function letterCaseProblem(db: Database): Promise<string | undefined> {
  const one = sql`(select 1) as one`
  const [is] = await db.select({ encoding: sql<string>`current_setting('server_encoding')` }).from(one)
  // Others may not have the letters that the next question needs.
  if (is?.encoding !== 'UTF8') return `The encoding of the database is ${is?.encoding}, not UTF8. ${remedy}`
  const [low] = await db.select({ letters: sql<string>`lower(${'ÄI'}::text)` }).from(one)
  return low?.letters === 'äi'
    ? undefined
    : `The locale of the database writes ÄI in lower case as ${low?.letters}. ${remedy}`
}
