import { isNotNull } from 'drizzle-orm'
import type { Database } from '../db/database'
import { campaigns, tasks } from '../db/schema'

/** The files of the media folder that rows name: videos and thumbnails. */
export async function keptFiles(db: Database): Promise<ReadonlySet<string>> {
  const ofTasks = await db.select({ video: tasks.mediaFile, thumbnail: tasks.thumbnail }).from(tasks)
  const ofCampaigns = await db
    .select({ thumbnail: campaigns.thumbnail })
    .from(campaigns)
    .where(isNotNull(campaigns.thumbnail))
  return new Set([
    ...ofTasks.map(({ video }) => video),
    ...[...ofTasks, ...ofCampaigns].flatMap(({ thumbnail }) => thumbnail ?? []),
  ])
}
