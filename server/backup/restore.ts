import { getTableName, sql } from 'drizzle-orm'
import { createReadStream } from 'node:fs'
import { cp, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { object, string } from 'yup'
import { append } from '../audit/append'
import type { Database } from '../db/database'
import { knownSchema } from '../db/migrate'
import { admins, auditHead, settings } from '../db/schema'
import { mediaDir, readManifest, rowsFile, type Manifest } from './manifest'
import { keptTable, numberedTables, type keptTables } from './tables'

const rowsAtOnce = 500
const headline = object({ table: string().required() })

/**
 * Brings a backup back, all of it or nothing, into a database with no accounts and a data folder without videos. Throws an
 * Error that says why it cannot be: damaged, of another version, something there already.
 */
export async function restore(db: Database, dataDir: string, folder: string, now: number): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (manifest.schema !== knownSchema())
    throw new Error('The backup was made by another version of this server. Restore it with that version, then update.')
  const media = join(dataDir, mediaDir)
  await mkdir(media, { recursive: true, mode: 0o700 })
  if ((await db.$count(admins)) > 0 || (await readdir(media)).length > 0)
    throw new Error('There is a platform in this database already. Restore into an empty one, with an empty DATA_DIR.')

  await cp(join(folder, mediaDir), media, { recursive: true })
  await db.transaction(async (tx) => {
    // The migrations have put these there.
    await tx.delete(settings)
    await tx.delete(auditHead)
    const rows = await readRows(tx, join(folder, rowsFile))
    if (rows !== manifest.rows) throw new Error(`The backup in ${folder} is damaged: it has ${rows} rows.`)
    for (const table of numberedTables)
      await tx.execute(
        sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), greatest(max(id), 1), max(id) is not null) from ${table}`,
      )
    const act = { action: 'restoreBackup', target: manifest.madeAt, after: { rows } } as const
    await append({ db: tx, clock: () => now }, { name: 'command line' }, act)
  })
  return manifest
}

async function readRows(tx: Database, path: string): Promise<number> {
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity })
  let table: (typeof keptTables)[number] | undefined
  let waiting: string[] = []
  let rows = 0

  async function insert() {
    if (table && waiting.length > 0)
      await tx.execute(
        sql`insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, ${`[${waiting.join()}]`}::json)`,
      )
    waiting = []
  }

  for await (const line of lines) {
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
  }
  await insert()
  return rows
}
