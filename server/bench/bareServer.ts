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
import { usersPage } from '../routes/userList'
import { stopOnSignals } from '../stopOnSignals'

const config = parseConfig(process.env)
const database = await openDatabase(config)
const statements = new Map<string, ReturnType<ReturnType<typeof usersPage>['prepare']>>()

function statementOf(url: string, query: unknown) {
  const known = statements.get(url)
  if (known) return known
  const { start, end = start + pageSize - 1, ...asked } = parseFields(listQueryOf(listOffers.users), query)
  const page = { start: sql`${start}::bigint`, count: end - start + 1 }
  // As the server does it: what is searched for is planned anew each time, by having no name.
  const name = asked.search ? '' : `bare ${statements.size}`
  const statement = usersPage(database.db, asked, page).prepare(name)
  statements.set(url, statement)
  return statement
}

const app = Fastify()
app.get('/users', async ({ url, query }) => {
  const found = await statementOf(url, query).execute()
  return { data: found.flatMap(({ row }) => row ?? []), total: found[0]?.total, applied: [] }
})
/** Bytes. */
app.get('/memory', () => process.memoryUsage.rss())
stopOnSignals(app, database)
await app.listen({ host: '127.0.0.1', port: config.port })
