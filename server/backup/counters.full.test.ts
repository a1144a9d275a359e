import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { admins, campaigns } from '../db/schema'
import { backupPlace } from '../testing/backups'
import { campaignRow } from '../testing/rows'
import { backUp } from './backup'
import { manifestFile } from './manifest'
import { restore } from './restore'

describe('the numbers of rows after a restore', () => {
  const { place, folder, now, inEmpty } = backupPlace()

  const invited = async (db: Database, email: string) => {
    const [admin] = await db.insert(admins).values({ email, name: 'x', role: 'editor' }).returning({ id: admins.id })
    return admin?.id
  }
  const restored = (from: string) =>
    inEmpty(async ({ db }, dataDir) => {
      await restore(db, dataDir, from, now)
      const [campaign] = await db.insert(campaigns).values(campaignRow()).returning({ id: campaigns.id })
      return [await invited(db, 'next@example.com'), campaign?.id]
    })

  test('are never those of rows that were deleted, of which the audit tells', async () => {
    await inEmpty(async ({ db }, dataDir) => {
      for (const name of ['one', 'two', 'three']) await invited(db, `${name}@example.com`)
      const newest = db.select({ id: admins.id }).from(admins).orderBy(desc(admins.id)).limit(1)
      await db.delete(admins).where(eq(admins.id, sql`(${newest})`))
      await backUp(db, dataDir, folder, now)
    })
    assert.deepEqual(await restored(folder), [4, 1])
  })

  test('go on after the highest where the backup does not say it', async () => {
    const older = join(place, 'older')
    await inEmpty(async ({ db }, dataDir) => {
      for (const name of ['one', 'two']) await invited(db, `${name}@example.com`)
      await backUp(db, dataDir, older, now)
    })
    const path = join(older, manifestFile)
    writeFileSync(path, readFileSync(path, 'utf8').replace('"counters"', '"unknown"'))
    assert.deepEqual(await restored(older), [3, 1])
  })
})
