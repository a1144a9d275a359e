import { PGlite } from '@electric-sql/pglite'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { OpenDatabase } from '../db/database'
import { extensions } from '../db/pgliteExtensions'
import { migrated } from '../db/openPglite'
import { openPostgres } from '../db/openPostgres'
import { template } from './pgliteTemplate'
import { runStatements, urlOn } from './postgresServer'

/** An empty database: PGlite in memory, or a database of its own on the server that DATABASE_URL_TEST names. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.DATABASE_URL_TEST
  if (!server) {
    const client = new PGlite({ extensions, loadDataDir: new Blob([readFileSync(await template())]) })
    return { ...(await migrated(client)), close: () => client.close() }
  }

  const { url, drop } = await createDatabase(server)
  // How long somebody waits for a connection is no matter of these tests, and a busy machine makes them wait.
  const database = await openPostgres(url, { limits: { connect: 120_000, statement: 120_000, silence: 120_000 } })
  return {
    db: database.db,
    async close() {
      await database.close()
      await drop()
    },
  }
}

/** An empty database on a PostgreSQL server, with these options: its URL, and what removes it with all connections to it. */
export async function createDatabase(server: string, options = '') {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runStatements(server, `create database ${name} ${options}`)
  return { url: urlOn(server, name), drop: () => runStatements(server, `drop database ${name} with (force)`) }
}
