import { PGlite } from '@electric-sql/pglite'
import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrationsFolder } from '../db/migrate'
import { extensions } from '../db/pgliteExtensions'
import { migrated } from '../db/openPglite'

const cache = fileURLToPath(new URL('../../.cache/server-tests', import.meta.url))
/** Names the version of PGlite: another one may not read what this one has made. */
const lockFile = new URL('../../package-lock.json', import.meta.url)

/** The archive of a migrated database, made once per state of migrations and packages: starting from it is five times as fast. */
export async function template(): Promise<string> {
  const migrations = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'))
  const state = createHash('sha256').update(readFileSync(lockFile))
  // The journal has the times by which a database knows the migrations that it has had; another time leaves the texts as they are.
  for (const file of [...migrations.sort(), 'meta/_journal.json'])
    state.update(readFileSync(join(migrationsFolder, file)))
  const path = join(cache, `${state.digest('hex').slice(0, 16)}.tar`)
  if (existsSync(path)) return path

  const client = new PGlite({ extensions })
  await migrated(client)
  const dump = await client.dumpDataDir('none')
  await client.close()
  mkdirSync(cache, { recursive: true })
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()))
  renameSync(draft, path)
  const isOld = (file: string) => file.endsWith('.tar') && !path.endsWith(file)
  for (const file of readdirSync(cache).filter(isOld)) rmSync(join(cache, file), { force: true })
  return path
}

/**
 * Puts an empty embedded database into a data folder that has none, which is five times as fast as to let the server make it. It
 * is there whole or not at all: without a program `tar` the server has to make it.
 */
export async function fillDataFolder(dataDir: string) {
  const folder = join(dataDir, 'pglite')
  const draft = `${folder}.new`
  const archive = await template()
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  try {
    execFileSync('tar', ['-xf', archive, '-C', draft], { stdio: 'ignore' })
    renameSync(draft, folder)
  } catch {
    rmSync(draft, { recursive: true })
  }
}
