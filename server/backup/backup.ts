import { getTableName, sql } from 'drizzle-orm'
import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { array, object, string } from 'yup'
import type { Database } from '../db/database'
import { knownSchema } from '../db/migrate'
import { admins } from '../db/schema'
import { isoOf } from '../isoOf'
import { keptFiles } from '../media/keptFiles'
import { mediaDir } from '../media/mediaFolder'
import { readCounters } from './counters'
import { copyVideo } from './copyVideo'
import { finishRestore } from './finishRestore'
import { manifestFile, rowsFile, sha256Of, type Manifest, type Video } from './manifest'
import { makeFolder } from './partFolder'
import { keptTables } from './tables'

const rowsAtOnce = 1000
const fetched = object({ rows: array(object({ line: string().required() })).required() })

export interface Backup {
  readonly manifest: Manifest
  /** Videos and thumbnails that rows name and nobody has. */
  readonly missing: readonly string[]
}

/**
 * Writes one state of the database and its videos into a new folder, while the server may go on. The rows are JSON as the
 * database itself writes it, so that a backup of either database can be restored into the other. The folder has its name only
 * when it is whole. Throws an Error when it is there already, before anything is written, and when the database has no account:
 * then it is one that was made a moment ago, because the variables name another one than the server's.
 */
export async function backUp(db: Database, dataDir: string, folder: string, now: number): Promise<Backup> {
  await finishRestore(db, dataDir)
  if ((await db.$count(admins)) === 0)
    throw new Error(
      'There is nothing to back up: this database has no account. Set DATABASE_URL or DATA_DIR as the server has them.',
    )
  return makeFolder(folder, async (part) => {
    const path = join(part, rowsFile)
    const written = await writeRows(db, path)
    // A file is in its place before its row names it, and no row is ever deleted: all videos that the rows name are named by now.
    const { media, missing } = await copyVideos(db, join(dataDir, mediaDir), join(part, mediaDir))
    const sha256 = await sha256Of(path)
    const manifest = { schema: knownSchema(), madeAt: isoOf(now), ...written, sha256, media }
    await writeFile(join(part, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
    return { manifest, missing }
  })
}

async function copyVideos(db: Database, from: string, to: string) {
  await mkdir(to, { mode: 0o700 })
  const media: Video[] = []
  const missing: string[] = []
  for (const file of await keptFiles(db)) {
    const copied = await copyVideo(file, from, to)
    if (copied) media.push(copied)
    else missing.push(file)
  }
  return { media, missing }
}

async function writeRows(db: Database, path: string): Promise<Pick<Manifest, 'rows' | 'counters'>> {
  let rows = 0
  async function* lines(tx: Database) {
    for (const table of keptTables) {
      yield `${JSON.stringify({ table: getTableName(table) })}\n`
      await tx.execute(sql`declare rows_of_table cursor for select row_to_json(t)::text as line from ${table} as t`)
      for (;;) {
        const result: unknown = await tx.execute(sql`fetch ${sql.raw(String(rowsAtOnce))} from rows_of_table`)
        const { rows: read } = fetched.validateSync(result)
        yield read.map(({ line }) => `${line}\n`).join('')
        rows += read.length
        if (read.length < rowsAtOnce) break
      }
      await tx.execute(sql`close rows_of_table`)
    }
  }
  const counters = await db.transaction(
    async (tx) => {
      await pipeline(lines(tx), createGzip(), createWriteStream(path, { mode: 0o600, flush: true }))
      // They belong to no transaction: whatever rows there are, they are counted by now.
      return readCounters(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return { rows, counters }
}
