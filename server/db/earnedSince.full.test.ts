import assert from 'node:assert/strict'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { array, object, string } from 'yup'
import { dayMs } from '../../src/contract/days'
import { createDatabase } from '../testing/testDatabase'
import { userRow } from '../testing/rows'
import { withDatabase } from '../testing/withDatabase'
import { temporaryFolder } from '../testing/temporaryFolder'
import { migrationsFolder } from './migrate'
import { pointsEarned, users } from './schema'

const journal = object({ entries: array(object({ tag: string().required() })).required() })
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

describe('the points earned are recorded', () => {
  const folder = temporaryFolder('ssdx-earned-')
  const older = join(folder, 'migrations')
  const drops: (() => Promise<void>)[] = []
  before(() => {
    cpSync(migrationsFolder, older, { recursive: true })
    const path = join(older, 'meta', '_journal.json')
    const { entries } = journal.validateSync(JSON.parse(readFileSync(path, 'utf8')))
    writeFileSync(path, JSON.stringify({ entries: entries.filter(({ tag }) => tag < '0010') }))
  })
  after(async () => {
    for (const drop of drops) await drop()
  })

  async function place(name: string) {
    const postgres = process.env.DATABASE_URL_TEST
    if (postgres === undefined) return { databaseUrl: undefined, dataDir: join(folder, name) }
    const { url, drop } = await createDatabase(postgres)
    drops.push(drop)
    return { databaseUrl: url, dataDir: join(folder, name) }
  }

  /** What is recorded of a user with points who joins after an upgrade of a database with so many; and since when. */
  async function upgraded(name: string, count: number) {
    const where = await place(name)
    await withDatabase({ ...where, migrations: older }, async (db) => {
      if (count > 0) await db.insert(users).values(Array.from({ length: count }, () => userRow({ spunkyPoints: '9' })))
    })
    const rows = await withDatabase(where, async (db) => {
      await db.insert(users).values(userRow({ spunkyPoints: '5' }))
      return db.select().from(pointsEarned).orderBy(pointsEarned.day, pointsEarned.slot)
    })
    return { since: rows[0]?.day, points: rows.reduce((sum, { points }) => sum + Number(points), 0) }
  }

  for (const [what, count, days, points] of [
    ['from the day on which a database without users is made', 0, 0, 5],
    ['from the day after an upgrade, which is wholly recorded, and nothing is before', 3, 1, 0],
  ] as const)
    test(what, async () => {
      const first = dayIn(days)
      const recorded = await upgraded(`with-${count}`, count)
      // Midnight may have come meanwhile.
      assert.ok([first, dayIn(days)].includes(recorded.since ?? ''), `${recorded.since}`)
      if (first === dayIn(days)) assert.equal(recorded.points, points)
    })
})
