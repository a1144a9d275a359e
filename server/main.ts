/** Starts the API server; the configuration comes from the environment. */
import { finishRestore } from './backup/finishRestore'
import { buildServer } from './buildServer'
import { isLoopback, parseConfig } from './config'
import { letterCaseProblem } from './db/letterCase'
import { openDatabase } from './db/openDatabase'
import { startFailure } from './startFailure'
import { stopOnSignals } from './stopOnSignals'

async function start() {
  const config = parseConfig(process.env)
  const database = await openDatabase({ ...config, mustWrite: true })
  try {
    await finishRestore(database.db, config.dataDir)
    const app = await buildServer({ config, db: database.db })
    stopOnSignals(app, database)
    if (database.slowSearch !== undefined)
      app.log.warn(`Searches read the whole table of users, because pg_trgm cannot be used: ${database.slowSearch}`)
    const letterCase = await letterCaseProblem(database.db)
    if (letterCase !== undefined) app.log.warn(`Searches do not find each letter in both cases. ${letterCase}`)
    await app.listen({ host: config.host, port: config.port })
    if (!isLoopback(config.host)) app.log.warn(`Other machines can reach this server at ${config.host}`)
  } catch (error) {
    await database.close()
    throw error
  }
}

try {
  await start()
} catch (error) {
  console.error(startFailure(error))
  process.exit(1)
}
