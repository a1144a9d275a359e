import assert from 'node:assert/strict'
import fs, { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { after, before, describe, test } from 'node:test'
import { append } from '../audit/append'
import { verifyAudit } from '../audit/verify'
import { users } from '../db/schema'
import { assertOfOwner, backupPlace, filledServer } from '../testing/backups'
import { passOnMocks } from '../testing/passOnMocks'
import { userRow } from '../testing/rows'
import type { TestServer } from '../testing/testServer'
import { backUp } from './backup'
import { manifestFile } from './manifest'
import { restore } from './restore'

describe('a backup', () => {
  const { place, folder, now, inEmpty } = backupPlace()
  let server: TestServer
  before(async () => {
    server = await filledServer()
    await backUp(server.db, server.dataDir, folder, now)
  })
  after(() => server.close())

  test('is of one moment, although rows are written meanwhile', async () => {
    const busy = join(place, 'busy')
    const [made] = await Promise.all([
      backUp(server.db, server.dataDir, busy, now),
      server.db.transaction(async (tx) => {
        await tx.insert(users).values(userRow())
        await append({ db: tx, clock: () => now }, { name: 'test' }, { action: 'read' })
      }),
    ])
    await inEmpty(async ({ db }, dataDir) => {
      await restore(db, dataDir, busy, now)
      assert.equal((await verifyAudit(db)).intact, true)
    })
    assert.ok(made.manifest.rows > 2500)
  })

  test('can be read by its owner alone', () => {
    assertOfOwner(folder)
  })

  test('onto a folder that is there is refused before anything is written', async (context) => {
    const there = join(place, 'there')
    mkdirSync(there)
    const before = readdirSync(place)
    const read = context.mock.method(server.db, 'transaction')
    for (const taken of [folder, there])
      await assert.rejects(backUp(server.db, server.dataDir, taken, now), /is there already\. Nothing was written/)
    assert.equal(read.mock.callCount(), 0)
    assert.deepEqual([readdirSync(place), readdirSync(there)], [before, []])
  })

  test('that fails in the middle leaves nothing of it, nor of one that was killed before', async () => {
    const before = readdirSync(place)
    const half = join(place, 'half')
    // No process has this number: it is above what the system gives.
    mkdirSync(`${half}.999999999.part`)
    await assert.rejects(backUp(server.db, join(folder, manifestFile), half, now), /ENOTDIR/)
    assert.deepEqual(readdirSync(place), before)
  })

  test('onto a full disk says so and leaves nothing of it', async (context) => {
    const before = readdirSync(place)
    const write = (_chunk: unknown, _encoding: unknown, done: (error: Error) => void) => done(new Error('ENOSPC'))
    const opened = context.mock.method(fs, 'createWriteStream', () => new Writable({ write }))
    passOnMocks(context)
    await assert.rejects(backUp(server.db, server.dataDir, join(place, 'full'), now), /^Error: ENOSPC$/)
    assert.equal(opened.mock.callCount(), 1)
    assert.deepEqual(readdirSync(place), before)
  })

  test('of a database without an account is refused and leaves nothing', async () => {
    const before = readdirSync(place)
    const empty = inEmpty(({ db }, dataDir) => backUp(db, dataDir, join(place, 'empty'), now))
    await assert.rejects(empty, /There is nothing to back up: .* Set DATABASE_URL or DATA_DIR/)
    assert.deepEqual(
      readdirSync(place).filter((name) => !name.startsWith('data-')),
      before.filter((name) => !name.startsWith('data-')),
    )
  })

  test('removes what an earlier process of the same number has left, as in a container', async () => {
    const part = join(place, `again.${process.pid}.part`)
    mkdirSync(join(part, 'media'), { recursive: true })
    await backUp(server.db, server.dataDir, join(place, 'again'), now)
    assert.equal(existsSync(part), false)
  })

  test('leaves what a living process has begun, and what was begun under another name', async () => {
    const begun = [`mine.${process.ppid}.part`, 'other.999999999.part'].map((name) => join(place, name))
    for (const path of begun) mkdirSync(path)
    await backUp(server.db, server.dataDir, join(place, 'mine'), now)
    for (const path of begun) assert.ok(existsSync(path), path)
  })

  test('tells which videos of tasks nobody has, and can be restored without them', async () => {
    const without = join(place, 'without')
    const [file = ''] = readdirSync(join(server.dataDir, 'media'))
    const kept = join(place, 'kept.mp4')
    renameSync(join(server.dataDir, 'media', file), kept)
    const { missing } = await backUp(server.db, server.dataDir, without, now)
    renameSync(kept, join(server.dataDir, 'media', file))
    assert.deepEqual(missing, [file])
    await inEmpty(({ db }, dataDir) => restore(db, dataDir, without, now))
  })
})
