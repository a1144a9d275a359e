import type { Database } from '../../server/db/database'
import { admins, assets, campaigns, pointsEarned, tasks, users } from '../../server/db/schema'
import { adminSeeds } from './adminSeeds'
import { assetSeeds } from './assetSeeds'
import { campaignSeeds } from './campaignSeeds'
import { earnedSeeds } from './earnedSeeds'
import { storeSeedMedia } from './seedMedia'
import { taskSeeds } from './taskSeeds'
import { userSeeds } from './userSeeds'

const rowsPerInsert = 2000

interface SeedOptions {
  readonly userCount: number
  readonly today: Date
  /** The server's data folder; the tasks' videos and the thumbnails are stored in it. */
  readonly dataDir: string
}

/**
 * Fills an empty database with an active platform, all of it or nothing. The six settings come from the migrations.
 * Returns whether it did: a database with an account in it is left unchanged.
 */
export async function seedDatabase(db: Database, { userCount, today, dataDir }: SeedOptions): Promise<boolean> {
  if ((await db.$count(admins)) > 0) return false

  const video = await storeSeedMedia(dataDir)
  await db.transaction(async (tx) => {
    await tx.insert(campaigns).values(campaignSeeds(today))
    await tx.insert(assets).values(assetSeeds(today))
    const rows = userSeeds(userCount, today)
    for (let start = 0; start < rows.length; start += rowsPerInsert)
      await tx.insert(users).values(rows.slice(start, start + rowsPerInsert))
    if (rows.length > 0) {
      // In place of all their points as earned at this moment, which is what the database has recorded.
      await tx.delete(pointsEarned)
      await tx.insert(pointsEarned).values(earnedSeeds(rows, today))
    }
    const staff = await tx.insert(admins).values(adminSeeds(today)).returning({ id: admins.id })
    const createdBy = staff[0]?.id
    await tx
      .insert(tasks)
      .values(taskSeeds(userCount, today).map((task, index) => ({ ...task, ...video(index), createdBy })))
  })
  return true
}
