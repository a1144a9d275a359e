import { getTableName, sql, type SQL } from 'drizzle-orm'
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { object, string } from 'yup'
import { append, commandLine } from '../audit/append'
import type { Database } from '../db/database'
import { knownSchema } from '../db/migrate'
import { admins, audit } from '../db/schema'
import { mediaDir } from '../media/mediaFolder'
import { countOn } from './counters'
import { copyVideo } from './copyVideo'
import { finishRestore, stagedIn, traceOf } from './finishRestore'
import { linesOf } from './lines'
import { manifestFile, readManifest, rowsFile, type Manifest, type Video } from './manifest'
import { isFilled, keptTable, type keptTables } from './tables'

const rowsAtOnce = 500
const headline = object({ table: string().required() })

/**
 * Brings a backup back, all of it or nothing, into a database on which nothing has run and a data folder without videos. The videos
 * are checked and copied beside their folder first, and take their places when the rows are committed. What a killed restore
 * left is finished, or removed and done again. Throws an Error that says why it cannot be: damaged, of another version,
 * something there already.
 */
export async function restore(db: Database, dataDir: string, folder: string, now: number): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (manifest.schema !== knownSchema() || !manifest.media)
    throw new Error(
      'The backup was made by another version of this server. Restore it with that version, then upgrade.',
    )
  if ((await finishRestore(db, dataDir))?.sha256 === manifest.sha256) return manifest
  await refuseOccupied(db, join(dataDir, mediaDir))

  const staged = stagedIn(dataDir)
  const progress = { isWhole: false }
  try {
    await stage(manifest.media, folder, staged)
    await db.transaction(async (tx) => {
      const rows = await readRows(tx, join(folder, rowsFile))
      if (rows !== manifest.rows) throw new Error(`The backup in ${folder} is damaged: it has ${rows} rows.`)
      await countOn(tx, manifest.counters ?? [])
      const act = { action: 'restoreBackup', target: manifest.madeAt, after: traceOf(manifest) } as const
      await append({ db: tx, clock: () => now }, commandLine, act)
      progress.isWhole = true
    })
  } catch (error) {
    // A commit that broke off may have come through: then the next try finds the videos and finishes.
    if (!progress.isWhole) await rm(staged, { recursive: true, force: true })
    throw error
  }
  await finishRestore(db, dataDir)
  return manifest
}

async function refuseOccupied(db: Database, media: string) {
  if ((await db.$count(admins)) > 0)
    throw new Error('There is a platform in this database already. Restore into an empty one, with an empty DATA_DIR.')
  // Its audit has begun: the entries of the backup would be others with the same numbers, and none is ever removed.
  if ((await db.$count(audit)) > 0)
    throw new Error(
      'The server has run on this database already. Restore into a new one, before the server starts on it.',
    )
  if ((await readdir(media).catch(() => [])).length > 0)
    throw new Error(`There are videos in ${media} already. Set DATA_DIR to a folder without videos, or move them away.`)
}

/** Copies the videos of a backup, and with them what it is of. Throws an Error that names all that are not as they were. */
async function stage(media: readonly Video[], folder: string, staged: string) {
  await rm(staged, { recursive: true, force: true })
  await mkdir(join(staged, mediaDir), { recursive: true, mode: 0o700 })
  const bad: string[] = []
  for (const { file, bytes, sha256 } of media) {
    const copied = await copyVideo(file, join(folder, mediaDir), join(staged, mediaDir))
    if (!copied) bad.push(`${file} is missing`)
    else if (copied.bytes !== bytes) bad.push(`${file} has ${copied.bytes} bytes instead of ${bytes}`)
    else if (copied.sha256 !== sha256) bad.push(`${file} was changed`)
  }
  if (bad.length > 0)
    throw new Error(
      `The backup in ${folder} is damaged: ${bad.join(', ')}. Nothing was restored. Restore another backup.`,
    )
  await copyFile(join(folder, manifestFile), join(staged, manifestFile))
}

/** The columns of a table but for those that the database derives from others. */
async function givenColumns(tx: Database, table: string): Promise<SQL> {
  const given = await tx
    .select({ name: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`)
  return sql.join(
    given.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
}

async function readRows(tx: Database, path: string): Promise<number> {
  let table: (typeof keptTables)[number] | undefined
  let waiting: string[] = []
  let rows = 0

  let columns = sql``

  async function insert() {
    if (table && waiting.length > 0)
      await tx.execute(
        sql`insert into ${table} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${table}, ${`[${waiting.join()}]`}::json)`,
      )
    waiting = []
  }

  for await (const line of linesOf(path)) {
    const name = line.startsWith('{"table":') ? headline.validateSync(JSON.parse(line)).table : undefined
    if (name === undefined) {
      waiting.push(line)
      rows += 1
      if (waiting.length >= rowsAtOnce) await insert()
      continue
    }
    await insert()
    table = keptTable(name)
    if (!table) throw new Error(`The backup names an unknown table: ${name}`)
    columns = await givenColumns(tx, getTableName(table))
    if (isFilled(table)) await tx.delete(table)
  }
  await insert()
  return rows
}
