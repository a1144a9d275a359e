import assert from 'node:assert/strict'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, mock, test } from 'node:test'
import { getTableName, sql } from 'drizzle-orm'
import { appendAlone } from '../audit/append'
import { verifyAudit } from '../audit/verify'
import type { Database } from '../db/database'
import { admins, audit, auditHead, pointsEarned, sessions, users } from '../db/schema'
import { forgetEntries } from '../testing/auditEntries'
import { assertOfOwner, backupPlace, earned, filledServer } from '../testing/backups'
import { userRow } from '../testing/rows'
import type { TestServer } from '../testing/testServer'
import { backUp } from './backup'
import { finishRestore } from './finishRestore'
import { manifestFile, rowsFile } from './manifest'
import { restore } from './restore'
import { keptTables } from './tables'

describe('a backup', () => {
  const { place, folder, now, inEmpty } = backupPlace()
  let server: TestServer
  before(async () => {
    server = await filledServer()
    await backUp(server.db, server.dataDir, folder, now)
  })
  after(() => server.close())

  const rowsOf = async (db: Database) =>
    Promise.all(
      keptTables.map(async (table) => {
        const line = sql<string>`row_to_json(t)::text`
        const rows = await db.select({ line }).from(sql`${table} as t`)
        return [getTableName(table), rows.map((row) => row.line).sort()] as const
      }),
    )

  test('restored, has every row, video and thumbnail as it was, a line of the audit more, and nobody signed in', () =>
    inEmpty(async ({ db }, dataDir) => {
      await restore(db, dataDir, folder, now)
      const [was, is] = [new Map(await rowsOf(server.db)), new Map(await rowsOf(db))]
      const chained: readonly string[] = [getTableName(audit), getTableName(auditHead)]
      for (const [table, rows] of is) if (!chained.includes(table)) assert.deepEqual(rows, was.get(table), table)
      assert.equal(is.get('audit')?.length, (was.get('audit')?.length ?? 0) + 1)
      assert.equal((await verifyAudit(db)).intact, true)
      assert.equal(await db.$count(sessions), 0)
      const media = (from: string) => readdirSync(from).map((file) => readFileSync(join(from, file)).toString('hex'))
      assert.equal(media(join(dataDir, 'media')).length, 3)
      assert.deepEqual(media(join(dataDir, 'media')), media(join(server.dataDir, 'media')))
      assertOfOwner(join(dataDir, 'media'))
    }))

  test('restored, has the points earned on the days on which they were, and goes on recording', () =>
    inEmpty(async ({ db }, dataDir) => {
      await restore(db, dataDir, folder, now)
      const rows = () => db.select().from(pointsEarned).orderBy(pointsEarned.day)
      assert.deepEqual(await rows(), earned)
      await db.insert(users).values(userRow({ spunkyPoints: '3' }))
      assert.equal((await rows()).at(-1)?.points, '3')
    }))

  test('is not restored where the server has run, whose audit has begun, and nothing is copied', () =>
    inEmpty(async ({ db }, dataDir) => {
      await appendAlone({ db, clock: () => now }, { name: 'test' }, { action: 'serverStart' })
      await assert.rejects(restore(db, dataDir, folder, now), {
        message: 'The server has run on this database already. Restore into a new one, before the server starts on it.',
      })
      assert.deepEqual([readdirSync(dataDir), await db.$count(audit)], [[], 1])
    }))

  test('that is damaged or of another version is refused, and the database stays empty', async () => {
    const damaged = join(place, 'damaged')
    await backUp(server.db, server.dataDir, damaged, now)
    const manifest = readFileSync(join(damaged, manifestFile), 'utf8')
    await inEmpty(async ({ db }, dataDir) => {
      writeFileSync(join(damaged, manifestFile), manifest.replace(/"schema": \d+/, '"schema": 1'))
      await assert.rejects(restore(db, dataDir, damaged, now), /made by another version/)
      writeFileSync(join(damaged, manifestFile), manifest.replace(/"rows": \d+/, '"rows": 1'))
      await assert.rejects(restore(db, mkdtempSync(join(place, 'data-')), damaged, now), /is damaged: it has \d+ rows/)
      for (const spoil of [(path: string) => appendFileSync(path, 'x'), rmSync]) {
        spoil(join(damaged, rowsFile))
        await assert.rejects(restore(db, dataDir, damaged, now), /is missing or not what was written/)
      }
      await assert.rejects(restore(db, dataDir, place, now), /There is no backup in/)
      assert.equal(await db.$count(admins), 0)
    })
  })

  const spoiled = (name: string, spoil: (video: string) => void) => {
    const copy = join(place, name)
    cpSync(folder, copy, { recursive: true })
    const video = readdirSync(join(copy, 'media')).find((file) => file.endsWith('.mp4')) ?? 'none'
    spoil(join(copy, 'media', video))
    return { copy, video }
  }
  for (const [what, spoil, why] of [
    ['changed', (video: string) => writeFileSync(video, spoiltOf(video)), 'was changed'],
    ['cut', (video: string) => truncateSync(video, 1000), 'has 1000 bytes instead of 2012'],
    ['lost', (video: string) => rmSync(video), 'is missing'],
  ] as const)
    test(`with a video that was ${what} is refused by its name, and nothing is changed`, () =>
      inEmpty(async ({ db }, dataDir) => {
        const { copy, video } = spoiled(what, spoil)
        await assert.rejects(restore(db, dataDir, copy, now), {
          message: `The backup in ${copy} is damaged: ${video} ${why}. Nothing was restored. Restore another backup.`,
        })
        assert.equal(await db.$count(admins), 0)
        assert.deepEqual(readdirSync(dataDir), [])
        await restore(db, dataDir, folder, now)
      }))

  test('whose videos would go elsewhere is refused', async () => {
    const copy = join(place, 'elsewhere')
    cpSync(folder, copy, { recursive: true })
    const manifest = readFileSync(join(copy, manifestFile), 'utf8')
    await inEmpty(async ({ db }, dataDir) => {
      for (const file of ['../../x.mp4', '..', '.hidden.mp4']) {
        writeFileSync(join(copy, manifestFile), manifest.replace(/"file": "[^"]+"/, `"file": "${file}"`))
        await assert.rejects(restore(db, dataDir, copy, now), /backup\.json cannot be read/)
      }
    })
  })

  test('is not restored into a folder with videos, which stay', () =>
    inEmpty(async ({ db }, dataDir) => {
      mkdirSync(join(dataDir, 'media'))
      writeFileSync(join(dataDir, 'media', 'a.mp4'), 'x')
      await assert.rejects(restore(db, dataDir, folder, now), /There are videos in .*media already\. Set DATA_DIR/)
      assert.deepEqual(readdirSync(join(dataDir, 'media')), ['a.mp4'])
    }))

  test('whose commit broke off without an answer is finished by the next try, the next start or the next backup', () =>
    inEmpty(async ({ db }, dataDir) => {
      const transaction = db.transaction.bind(db)
      const late = mock.method(db, 'transaction', async (...given: Parameters<typeof transaction>) => {
        late.mock.restore()
        await transaction(...given)
        throw new Error('Connection terminated')
      })
      await assert.rejects(restore(db, dataDir, folder, now), /Connection terminated/)
      const [begun, other] = [join(place, 'begun'), join(place, 'other')]
      for (const copy of [begun, other]) cpSync(dataDir, copy, { recursive: true })
      const videos = readdirSync(join(folder, 'media'))
      assert.deepEqual(readdirSync(begun), ['restoring'])
      assertOfOwner(join(dataDir, 'restoring'))

      assert.equal((await restore(db, dataDir, folder, now)).madeAt, new Date(now).toISOString())
      assert.deepEqual([readdirSync(dataDir), readdirSync(join(dataDir, 'media'))], [['media'], videos])
      await finishRestore(db, begun)
      assert.deepEqual([readdirSync(begun), readdirSync(join(begun, 'media'))], [['media'], videos])
      assert.deepEqual((await backUp(db, other, join(place, 'of-other'), now)).missing, [])
    }))

  test('whose rows were never committed is not finished', () =>
    inEmpty(async ({ db }, dataDir) => {
      cpSync(folder, join(dataDir, 'restoring'), { recursive: true })
      // Those of another backup were.
      const act = { action: 'restoreBackup', after: { rows: 1, sha256: 'other' } } as const
      await appendAlone({ db, clock: () => now }, { name: 'test' }, act)
      assert.equal(await finishRestore(db, dataDir), undefined)
      assert.deepEqual(readdirSync(dataDir), ['restoring'])
      await forgetEntries(db)
      await restore(db, dataDir, folder, now)
      assert.deepEqual(readdirSync(dataDir), ['media'])
    }))
})

/** The same number of bytes, the last one another. */
function spoiltOf(path: string): Buffer {
  const bytes = readFileSync(path)
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  return bytes
}
