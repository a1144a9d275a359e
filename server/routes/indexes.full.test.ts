import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { array, mixed, number, object, string, type InferType } from 'yup'
import { listOffers } from '../../src/contract/paging'
import { addUsers, settle } from '../bench/seed'
import type { Database } from '../db/database'
import { users } from '../db/schema'
import { answerOf } from '../testing/answers'
import { userRow } from '../testing/rows'
import { suiteServer, type SignedIn, type TestServer } from '../testing/testServer'
import { usersPage } from './userList'

const count = 3000
const explained = object({
  rows: array(object({ 'QUERY PLAN': array(object({ Plan: mixed().required() })) })).required(),
})
const stepSchema = object({
  'Node Type': string().required(),
  'Index Name': string(),
  'Relation Name': string(),
  'Actual Rows': number().required(),
  'Actual Loops': number().required(),
  Plans: array(mixed().required()),
})

/** The steps of a plan that were executed, but for the few rows of known totals. */
function stepsOf(plan: unknown): InferType<typeof stepSchema>[] {
  const { Plans = [], ...step } = stepSchema.validateSync(plan)
  const isOwn = step['Actual Loops'] > 0 && step['Relation Name'] !== 'user_counts'
  return [...(isOwn ? [step] : []), ...Plans.flatMap(stepsOf)]
}

/** How the database reads the page that begins with row `start`: the steps, their indexes, and the most rows of a step. */
async function planOf(db: Database, query: { sort?: string | undefined; search?: string }, start: number) {
  const page = usersPage(db, query, { start: sql`${start}::bigint`, count: 10 })
  const answer = explained.validateSync(await db.execute(sql`explain (analyze, format json) ${page}`))
  const steps = stepsOf(answer.rows[0]?.['QUERY PLAN']?.[0]?.Plan)
  return {
    steps: steps.map((step) => step['Node Type']),
    indexes: steps.flatMap((step) => step['Index Name'] ?? []),
    rows: Math.max(...steps.map((step) => step['Actual Rows'])),
  }
}

describe('a page of many users', () => {
  let server: TestServer
  let as: SignedIn
  suiteServer(async (made) => {
    server = made
    as = await server.signIn('moderator')
    await addMore()
    assert.equal(await otherConnections(), 0)
  })

  async function addMore() {
    for (let start = 0; start < count; start += 1000)
      await server.db
        .insert(users)
        .values(Array.from({ length: 1000 }, (_, index) => userRow({ spunkyPoints: String((index * 37) % 500) })))
    await server.db.execute(sql`analyze users`)
  }

  /** What another connection has read is not counted at once; with one request after another there is none. */
  const otherConnections = () =>
    server.db.$count(
      sql`pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )

  /** How many rows the indexes of the users have given so far, but for the one that counts them and finds one by its id. */
  async function rowsByIndex(): Promise<number> {
    await server.db.execute(sql`select pg_stat_force_next_flush()`)
    const read = sql<number>`sum(idx_tup_read)`.mapWith(Number)
    const indexes = sql`pg_stat_user_indexes where relname = 'users' and indexrelname <> 'users_pkey'`
    const [row] = await server.db.select({ read }).from(indexes)
    return row?.read ?? 0
  }

  const indexOf = new Map<string | undefined, string>([
    [undefined, 'users_newest'],
    ['created_at', 'users_newest'],
    ['-created_at', 'users_newest'],
    ['email', 'users_email'],
    ['-email', 'users_email_down'],
    ['spunky_points', 'users_points'],
    ['-spunky_points', 'users_points'],
  ])
  const orders = [undefined, ...listOffers.users.sort.flatMap((column) => [column, `-${column}`])]

  for (const sort of orders) {
    const name = `in the order "${sort ?? ''}"`
    const query = (start: number) => `?start=${start}&end=${start + 9}${sort ? `&sort=${sort}` : ''}`

    test(`${name} reads the ten rows of the first page and of the last one and no more`, async () => {
      for (const start of [0, count - 10]) {
        const before = await rowsByIndex()
        assert.equal(answerOf('users', await server.call('users', { as, query: query(start) })).data.length, 10)
        assert.equal((await rowsByIndex()) - before, 10)
      }
    })

    test(`${name} comes from an index at both ends, without a scan or a sort of the table`, async () => {
      for (const start of [0, count - 10]) {
        const { steps, indexes, rows } = await planOf(server.db, { sort }, start)
        assert.ok(!steps.includes('Seq Scan'), steps.join(', '))
        assert.deepEqual(indexes, [indexOf.get(sort), 'users_pkey'])
        assert.equal(rows, 10)
      }
    })

    test(`${name} passes rows over in the index alone`, async () => {
      const { steps, rows } = await planOf(server.db, { sort }, count / 2)
      assert.ok(steps.includes('Index Only Scan'), steps.join(', '))
      assert.equal(rows, count / 2 + 10)
    })
  }

  test('in the middle is walked to once, and those after it are reached from there', async () => {
    const read = async (start: number) => {
      const before = await rowsByIndex()
      const { data } = answerOf('users', await server.call('users', { as, query: `?start=${start}&end=${start + 9}` }))
      assert.equal(data.length, 10)
      return (await rowsByIndex()) - before
    }
    const middle = count / 2 - 10
    assert.deepEqual([await read(middle), await read(middle), await read(middle + 10)], [middle + 10, 10, 20])
    assert.equal(await read(middle + 310), 310)
  })

  test('costs the same when there are twice as many', async () => {
    const plans = () => Promise.all(orders.map((sort) => planOf(server.db, { sort }, 0)))
    const before = await plans()
    await addMore()
    assert.deepEqual(await plans(), before)
  })
})

describe('a search of many users', () => {
  let server: TestServer
  let as: SignedIn
  suiteServer(async (made) => {
    server = made
    as = await server.signIn('moderator')
    await addUsers(server.db, 20_000)
    await server.db.insert(users).values(userRow({ email: 'Zelda@Tour.Example', publicAddress: '0xFACADE' }))
    await settle(server.db)
  })

  for (const search of ['zel', 'ELDA@t', '0xfacad', '0xFACADE'])
    test(`for ${search} is answered by an index, without reading the table`, async () => {
      const { steps, indexes } = await planOf(server.db, { search }, 0)
      assert.ok(!steps.includes('Seq Scan'), steps.join(', '))
      assert.deepEqual([...new Set(indexes)], ['users_parts', 'users_pkey'])
      assert.equal(answerOf('users', await server.call('users', { as, query: `?search=${search}` })).total, 1)
    })
})
