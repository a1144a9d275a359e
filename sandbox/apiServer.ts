/**
 * The local stack's API server, run as a child process: fills an empty database with seeds (argument: the number of
 * users), then serves and reports that it is ready. Configured by the environment like any server.
 */
import './process/exitWithParent'
import { existsSync } from 'node:fs'
import { parseConfig } from '../server/config'
import { openDatabase } from '../server/db/openDatabase'
import { startFailure } from '../server/startFailure'
import { fillDataFolder } from '../server/testing/pgliteTemplate'
import { failWithReset } from './failWithReset'

const standardUsers = 1000

try {
  const config = parseConfig(process.env)
  // The first start on this machine makes a template, those after a reset copy it.
  const isKept = existsSync(config.dataDir)
  if (!isKept) await fillDataFolder(config.dataDir)
  // The database opens in a thread of its own while the rest of the program is read.
  const opened = openDatabase(config)
  const [database, { seedAndServe }] = await Promise.all([
    isKept ? opened.catch(failWithReset) : opened,
    import('./seedAndServe'),
  ])
  await seedAndServe(database, config, Number(process.argv[2] ?? standardUsers)).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
} catch (error) {
  console.error(startFailure(error))
  process.exit(1)
}
