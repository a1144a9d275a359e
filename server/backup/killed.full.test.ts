import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { admins, tasks, users } from '../db/schema'
import { fillDataFolder } from '../testing/pgliteTemplate'
import { taskRow, userRow } from '../testing/rows'
import { serverProcesses } from '../testing/serverProcess'
import { createDatabase } from '../testing/testDatabase'
import { withDatabase } from '../testing/withDatabase'
import { temporaryFolder } from '../testing/temporaryFolder'

const videoBytes = 150 * 1024 * 1024

describe('a command that is ended in the middle', () => {
  const place = temporaryFolder('ssdx-killed-')
  const folder = join(place, 'backup')
  const { start, killAll } = serverProcesses()
  const drops: (() => Promise<void>)[] = []

  /** A database of its own with its data folder, as the variables of a process. */
  async function platform(name: string) {
    const DATA_DIR = mkdtempSync(join(place, `${name}-`))
    const postgres = process.env.DATABASE_URL_TEST
    if (postgres === undefined) {
      await fillDataFolder(DATA_DIR)
      return { DATA_DIR, DATABASE_URL: '' }
    }
    const { url, drop } = await createDatabase(postgres)
    drops.push(drop)
    return { DATA_DIR, DATABASE_URL: url }
  }
  const databaseOf = ({ DATA_DIR, DATABASE_URL }: Awaited<ReturnType<typeof platform>>) => ({
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
  })

  let source: Awaited<ReturnType<typeof platform>>
  before(async () => {
    source = await platform('source')
    await withDatabase(databaseOf(source), async (db) => {
      await db.insert(admins).values({ email: 'root@example.com', name: 'Root', role: 'super-admin' })
      for (let count = 0; count < 10; count++)
        await db.insert(users).values(Array.from({ length: 1000 }, () => userRow()))
      await db.insert(tasks).values(['a.mp4', 'b.mp4'].map((mediaFile) => taskRow({ mediaFile })))
    })
    const media = join(source.DATA_DIR, 'media')
    mkdirSync(media)
    for (const file of ['a.mp4', 'b.mp4']) {
      writeFileSync(join(media, file), '')
      truncateSync(join(media, file), videoBytes)
    }
  })
  after(async () => {
    killAll()
    for (const drop of drops) await drop()
  })

  /** Ends a command as soon as something is there. Looks rarely enough to leave the processor to the command. */
  async function endWhen(isThere: () => boolean, command: ReturnType<typeof start>, signal: NodeJS.Signals) {
    while (!isThere() && command.child.exitCode === null) await setTimeout(2)
    const hasRun = command.child.exitCode !== null
    command.child.kill(signal)
    const { code, output } = await command.ended
    assert.ok(!hasRun && code !== 0, output)
  }

  test('a backup leaves nothing when it is told to end, and nothing of a kill after the next try', async () => {
    const parts = () => readdirSync(place).filter((name) => name.endsWith('.part'))
    const isCopying = () => parts().some((part) => existsSync(join(place, part, 'media', 'a.mp4')))
    await endWhen(isCopying, start('commands/backup.ts', source, [folder]), 'SIGTERM')
    assert.deepEqual(parts(), [])
    await endWhen(isCopying, start('commands/backup.ts', source, [folder]), 'SIGKILL')
    assert.equal(existsSync(folder), false)
    const { code, output } = await start('commands/backup.ts', source, [folder]).ended
    assert.equal(code, 0, output)
    assert.deepEqual(parts(), [])
  })

  test('a restore that is killed while it copies, then among its rows, works at the next try and leaves nothing', async () => {
    const target = await platform('target')
    const staged = join(target.DATA_DIR, 'restoring')
    const restore = () => start('commands/restore.ts', target, [folder])
    await endWhen(() => existsSync(join(staged, 'media', 'b.mp4')), restore(), 'SIGKILL')
    assert.equal(existsSync(join(target.DATA_DIR, 'media')), false)
    await endWhen(() => existsSync(join(staged, 'backup.json')), restore(), 'SIGKILL')
    assert.equal(existsSync(join(target.DATA_DIR, 'media')), false)

    const { code, output } = await restore().ended
    assert.equal(code, 0, output)
    assert.match(output, /^Restored \d+ rows /)
    assert.equal(existsSync(staged), false)
    const media = join(target.DATA_DIR, 'media')
    assert.deepEqual(
      readdirSync(media).map((file) => [file, statSync(join(media, file)).size]),
      ['a.mp4', 'b.mp4'].map((file) => [file, videoBytes]),
    )
    assert.equal(await withDatabase(databaseOf(target), (db) => db.$count(users)), 10_000)
  })
})
