import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { listOffers } from '../../src/api/contract/paging'
import { users } from '../db/schema'
import { answerOf } from '../testing/answers'
import { userRow } from '../testing/rows'
import { testServer, type TestServer } from '../testing/testServer'

const count = 3000
// The counts of other connections come late: elsewhere than in the embedded database they say nothing yet.
const skip = process.env.DATABASE_URL_TEST !== undefined

describe('a page of many users', { skip }, () => {
  let server: TestServer
  let as: Awaited<ReturnType<TestServer['signIn']>>
  before(async () => {
    server = await testServer()
    as = await server.signIn('moderator')
    for (let start = 0; start < count; start += 1000)
      await server.db
        .insert(users)
        .values(Array.from({ length: 1000 }, (_, index) => userRow({ spunkyPoints: String((index * 37) % 500) })))
    await server.db.execute(sql`analyze users`)
  })
  after(() => server.close())

  /** How many rows the indexes of the users have given so far. */
  async function rowsByIndex(): Promise<number> {
    await server.db.execute(sql`select pg_stat_force_next_flush()`)
    const read = sql<number>`sum(idx_tup_read)`.mapWith(Number)
    const [row] = await server.db.select({ read }).from(sql`pg_stat_user_indexes where relname = 'users'`)
    return row?.read ?? 0
  }

  const orders = ['', ...listOffers.users.sort.flatMap((column) => [column, `-${column}`])]
  for (const sort of orders)
    test(`in the order "${sort}" reads the ten rows of the page and no more`, async () => {
      const before = await rowsByIndex()
      const query = sort && `?sort=${sort}`
      assert.equal(answerOf('users', await server.call('users', { as, query })).data.length, 10)
      assert.equal((await rowsByIndex()) - before, 10)
    })
})
