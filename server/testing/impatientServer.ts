/** The server with less patience at its end, for tests: with the argument "hanging", its database never comes to an end. */
import { buildServer } from '../buildServer'
import { parseConfig } from '../config'
import { openDatabase } from '../db/openDatabase'
import { stopOnSignals } from '../stopOnSignals'

const config = parseConfig(process.env)
const database = await openDatabase(config)
const { db } = database
const app = await buildServer({ config, db })
const hanging = { db, close: () => new Promise<void>(() => undefined) }
stopOnSignals(app, process.argv.includes('hanging') ? hanging : database, { requestsMs: 2500, allMs: 4000 })
await app.listen({ host: config.host, port: config.port })
