/**
 * What this stack can do at most, for comparison: Fastify with one route, which executes the statement of a page of users and
 * sends what it gives. No session, no checks, no headers; each query is parsed and its statement built only the first time.
 * Configured by DATABASE_URL or DATA_DIR, and PORT.
 */
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { listQueryOf } from '../../src/contract/listQuery'
import { listOffers, pageSize } from '../../src/contract/paging'
import { parseConfig } from '../config'
import { openDatabase } from '../db/openDatabase'
import { parseFields } from '../http/parse'
import { pageOf } from '../routes/listPage'
import { usersPage } from '../routes/userList'
import { stopOnSignals } from '../stopOnSignals'

const config = parseConfig(process.env)
const database = await openDatabase(config)
const statements = new Map<string, ReturnType<ReturnType<typeof usersPage>['prepare']>>()

/** As the server does it: what is searched for is planned anew each time, by having no name, and counted once. */
async function find(query: unknown) {
  const { start, end = start + pageSize - 1, ...asked } = parseFields(listQueryOf(listOffers.users), query)
  const key = JSON.stringify([asked, end - start])
  const known = statements.get(key)
  if (known) return known.execute({ start })
  const page = { start: sql`${sql.placeholder('start')}::bigint`, count: end - start + 1 }
  const found = await usersPage(database.db, asked, page).prepare('').execute({ start })
  const statement = asked.search
    ? usersPage(database.db, asked, page, pageOf(found)).prepare('')
    : usersPage(database.db, asked, page).prepare(`bare ${statements.size}`)
  statements.set(key, statement)
  return found
}

const app = Fastify()
app.get('/users', async ({ query }) => {
  const found = await find(query)
  return { data: found.flatMap(({ row }) => row ?? []), total: found[0]?.total, applied: [] }
})
/** Bytes. */
app.get('/memory', () => process.memoryUsage.rss())
stopOnSignals(app, database)
await app.listen({ host: '127.0.0.1', port: config.port })
