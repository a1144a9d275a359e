import { buildServer } from '../server/buildServer'
import type { ServerConfig } from '../server/config'
import type { OpenDatabase } from '../server/db/database'
import { users } from '../server/db/schema'
import { stopOnSignals } from '../server/stopOnSignals'
import { seedDatabase } from './seeds/seedDatabase'
import { startOfDay } from './seeds/times'

/** Fills an empty database with so many users and all else, serves it, and tells the parent process that it does. */
export async function seedAndServe(database: OpenDatabase, config: ServerConfig, userCount: number) {
  const { db } = database
  const isNew = await seedDatabase(db, { userCount, today: startOfDay(new Date()), dataDir: config.dataDir })
  const held = await db.$count(users)
  const app = await buildServer({ config, db })
  stopOnSignals(app, database)
  await app.listen({ host: config.host, port: config.port })
  process.send?.({ isNew, users: held })
}
