import { getTableName, sql } from 'drizzle-orm'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip, type Gzip } from 'node:zlib'
import { array, object, string } from 'yup'
import type { Database } from '../db/database'
import { knownSchema } from '../db/migrate'
import { manifestFile, mediaDir, rowsFile, sha256Of, type Manifest } from './manifest'
import { keptTables } from './tables'

const rowsAtOnce = 1000
const fetched = object({ rows: array(object({ line: string().required() })).required() })

/**
 * Writes one state of the database and its videos into a new folder, while the server may go on. The rows are JSON as the
 * database itself writes it, so that a backup of either database can be restored into the other. The folder has its name only
 * when it is whole. Throws an Error when it is there already.
 */
export async function backUp(db: Database, dataDir: string, folder: string, now: number): Promise<Manifest> {
  const part = `${folder}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true, mode: 0o700 })
  const path = join(part, rowsFile)
  const rows = await writeRows(db, path)
  // A video is in its place before its row is made: all that the rows name is there by now.
  const media = join(dataDir, mediaDir)
  await mkdir(media, { recursive: true, mode: 0o700 })
  await cp(media, join(part, mediaDir), { recursive: true })
  const manifest = { schema: knownSchema(), madeAt: new Date(now).toISOString(), rows, sha256: await sha256Of(path) }
  await writeFile(join(part, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
  await mkdir(folder, { mode: 0o700 })
  await rename(part, folder)
  return manifest
}

async function writeRows(db: Database, path: string): Promise<number> {
  const gzip = createGzip()
  const written = pipeline(gzip, createWriteStream(path, { mode: 0o600, flush: true }))
  const rows = await db.transaction(
    async (tx) => {
      let count = 0
      for (const table of keptTables) {
        await writeLine(gzip, JSON.stringify({ table: getTableName(table) }))
        await tx.execute(sql`declare rows_of_table cursor for select row_to_json(t)::text as line from ${table} as t`)
        for (;;) {
          const result: unknown = await tx.execute(sql`fetch ${sql.raw(String(rowsAtOnce))} from rows_of_table`)
          const { rows: lines } = fetched.validateSync(result)
          for (const { line } of lines) await writeLine(gzip, line)
          count += lines.length
          if (lines.length < rowsAtOnce) break
        }
        await tx.execute(sql`close rows_of_table`)
      }
      return count
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  gzip.end()
  await written
  return rows
}

async function writeLine(gzip: Gzip, line: string) {
  if (!gzip.write(`${line}\n`)) await once(gzip, 'drain')
}
