import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { startFailure } from '../startFailure'
import { fillDataFolder } from '../testing/pgliteTemplate'
import { openDatabase } from './openDatabase'

/** Every file below a folder with its size and the time of its last change. */
const stateOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => {
      const { size, mtimeMs } = statSync(join(folder, path))
      return [path, size, mtimeMs]
    })

describe('the folder of the embedded database', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'ssdx-folder-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))
  const pglite = () => join(dataDir, 'pglite')

  const refusal = async () => {
    const error: unknown = await openDatabase({ dataDir }).then(
      (database) => database.close(),
      (reason: unknown) => reason,
    )
    assert.equal(readdirSync(dataDir).includes('server.lock'), false)
    return startFailure(error)
  }

  test('that has lost its PG_VERSION is refused with the way out, and left as it was', async () => {
    await fillDataFolder(dataDir)
    rmSync(join(pglite(), 'PG_VERSION'))
    const before = stateOf(pglite())
    const said = await refusal()
    assert.match(said, /pglite is not empty and not a database: PG_VERSION is missing\. It was left as it is\./)
    assert.match(said, /DATA_DIR .*restore a backup\.$/)
    assert.deepEqual(stateOf(pglite()), before)
    assert.deepEqual(readdirSync(dataDir), ['pglite'])
  })

  test('that holds something else is refused, and left as it was', async () => {
    mkdirSync(pglite())
    writeFileSync(join(pglite(), 'letter.txt'), 'Dear Ann')
    assert.match(await refusal(), /not empty and not a database/)
    assert.equal(readFileSync(join(pglite(), 'letter.txt'), 'utf8'), 'Dear Ann')
  })

  test('is not made anew beside videos, whose database is another one or lost', async () => {
    mkdirSync(join(dataDir, 'media'))
    writeFileSync(join(dataDir, 'media', 'a.mp4'), 'x')
    assert.match(await refusal(), /has videos, but no database\. Nothing was changed\. Set DATABASE_URL .*DATA_DIR/)
    assert.deepEqual(readdirSync(dataDir), ['media'])
  })

  for (const [what, spoil] of [
    ['another version', () => writeFileSync(join(pglite(), 'PG_VERSION'), '12\n')],
    ['no control file', () => rmSync(join(pglite(), 'global', 'pg_control'))],
    ['a control file of zeros', () => writeFileSync(join(pglite(), 'global', 'pg_control'), Buffer.alloc(8192))],
    ['no log', () => rmSync(join(pglite(), 'pg_wal'), { recursive: true })],
  ] as const)
    test(`with ${what} is told as damaged, with its name and the way out`, async () => {
      await fillDataFolder(dataDir)
      spoil()
      const said = await refusal()
      assert.ok(said.startsWith(`The embedded database in ${pglite()} cannot be opened: it is damaged,`), said)
      assert.match(said, /DATA_DIR .*restore a backup\. \((PGlite failed|Aborted)[^\n]*\)$/)
    })

  test('is made whole or not at all: what a killed start left of it is replaced', async () => {
    mkdirSync(join(dataDir, 'pglite.new', 'base'), { recursive: true })
    writeFileSync(join(dataDir, 'pglite.new', 'PG_VERSION'), '17\n')
    const database = await openDatabase({ dataDir })
    await database.close()
    assert.deepEqual(readdirSync(dataDir), ['pglite'])
  })
})
