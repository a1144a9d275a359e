/**
 * The local stack's API server, run as a child process: fills an empty database with seeds (argument: the number of
 * users), then serves and reports that it is ready. Configured by the environment like any server.
 */
import { count } from 'drizzle-orm'
import { buildServer } from '../server/buildServer'
import { parseConfig } from '../server/config'
import type { OpenDatabase } from '../server/db/database'
import { openDatabase } from '../server/db/openDatabase'
import { users } from '../server/db/schema'
import { startFailure } from '../server/startFailure'
import { stopOnSignals } from '../server/stopOnSignals'
import { seedDatabase } from './seeds/seedDatabase'
import { startOfDay } from './seeds/times'

const standardUsers = 1000

async function seedAndServe(database: OpenDatabase, config: ReturnType<typeof parseConfig>) {
  const { db } = database
  const userCount = Number(process.argv[2] ?? standardUsers)
  const isNew = await seedDatabase(db, { userCount, today: startOfDay(new Date()), dataDir: config.dataDir })
  const [held] = await db.select({ rows: count() }).from(users)
  const app = await buildServer({ config, db })
  stopOnSignals(app, database)
  await app.listen({ host: config.host, port: config.port })
  process.send?.({ isNew, users: held?.rows ?? 0 })
}

try {
  const config = parseConfig(process.env)
  const database = await openDatabase(config)
  await seedAndServe(database, config).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
} catch (error) {
  console.error(startFailure(error))
  process.exit(1)
}
