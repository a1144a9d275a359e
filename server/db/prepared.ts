import type { Database } from './database'

/**
 * A statement that is built once for each database and not for each call, for what nearly every request asks. PostgreSQL also
 * parses it once per connection, by its name.
 */
export function prepared<Statement>(
  name: string,
  build: (db: Database) => { prepare: (name: string) => Statement },
): (db: Database) => Statement {
  const built = new WeakMap<Database, Statement>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const statement = build(db).prepare(name)
    built.set(db, statement)
    return statement
  }
}
