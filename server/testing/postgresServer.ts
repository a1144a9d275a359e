import pg from 'pg'

/** The URL of another database of a PostgreSQL server, and for another role if one is given. */
export function urlOn(server: string, database: string, role?: { readonly name: string; readonly password: string }) {
  const url = new URL(server)
  url.pathname = `/${database}`
  if (role) [url.username, url.password] = [role.name, role.password]
  return url.href
}

/** Runs statements, one after the other, on a connection of their own. */
export async function runStatements(url: string, ...statements: readonly string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
