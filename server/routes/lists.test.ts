import assert from 'node:assert/strict'
import { describe, mock, test } from 'node:test'
import { keysOf } from '../../src/contract/keysOf'
import { answerOf, assertRefused } from '../testing/answers'
import { count, fillLists, listReaders } from '../testing/filledLists'
import { suiteServer, type SignedIn, type TestServer } from '../testing/testServer'

describe('lists', () => {
  let server: TestServer
  let as: SignedIn
  suiteServer(async (made) => {
    server = made
    as = await fillLists(server)
  })

  const lists = listReaders((name, query) => server.call(name, { as, query }))
  const newestFirst = Array.from({ length: count }, (_, index) => count - index)

  for (const [name, read] of Object.entries(lists)) {
    test(`${name}: ten rows, newest first, then by id, with the total`, async () => {
      assert.deepEqual(await read(''), { ids: newestFirst.slice(0, 10), total: count })
    })

    test(`${name}: start and end are inclusive, and the pages meet without gap or double`, async () => {
      const pages = [await read('?start=0&end=9'), await read('?start=10&end=19'), await read('?start=20&end=29')]
      assert.deepEqual(
        pages.flatMap(({ ids }) => ids),
        newestFirst,
      )
      assert.deepEqual((await read('?start=5&end=5')).ids, newestFirst.slice(5, 6))
      assert.deepEqual(await read('?start=1000&end=1009'), { ids: [], total: count })
      assert.deepEqual((await read('?start=20')).ids, newestFirst.slice(20))
      assert.deepEqual((await read('?end=1')).ids, newestFirst.slice(0, 2))
    })

    test(`${name}: created_from keeps that moment and what is newer`, async () => {
      assert.deepEqual(await read('?created_from=2026-01-11T00:00:00Z'), { ids: [23, 22, 21], total: 3 })
      assert.deepEqual((await read('?created_from=2026-01-11T02:00:00%2B02:00')).total, 3)
      assert.deepEqual((await read('?created_from=2026-01-11T00:00:00.001Z')).total, 1)
    })
  }

  for (const [name, read] of Object.entries(lists))
    test(`${name}: id keeps that one row, and none for what is no id`, async () => {
      assert.deepEqual(await read('?id=7&start=0&end=0'), { ids: [7], total: 1 })
      for (const id of ['24000', 'seven', '-7', '7;', ''])
        assert.deepEqual(await read(`?id=${encodeURIComponent(id)}`), { ids: [], total: 0 }, id)
    })

  test('row numbers are digits and nothing else, on every list', async () => {
    const names = [
      'users',
      'adminUsers',
      'tasks',
      'campaigns',
      'assets',
      'activity',
      'minPointsUsers',
      'settings',
    ] as const
    const numbers = ['0x10', '1e1', ' 5', '5 ', '+5', '-5', '-0', '5.0', '1_0', '\uff15', '٥', '', '1'.repeat(16)]
    for (const name of names)
      for (const number of numbers)
        for (const end of ['start', 'end'])
          assertRefused(
            await server.call(name, { as, query: `?${end}=${encodeURIComponent(number)}` }),
            422,
            `${end} is a whole number in digits, zero or above`,
          )
    assert.equal((await server.call('users', { as, query: '?start=007&end=010' })).status, 200)
  })

  test('min-points lists active users who reach the minimum, richest first', async () => {
    const { data, total } = answerOf('minPointsUsers', await server.call('minPointsUsers', { as }))
    assert.equal(total, 13)
    assert.deepEqual(
      data.slice(0, 3).map(({ spunky_points }) => spunky_points),
      ['2200', '2100', '2000'],
    )
    const rest = answerOf('minPointsUsers', await server.call('minPointsUsers', { as, query: '?start=10&end=19' }))
    assert.deepEqual(
      rest.data.map(({ spunky_points }) => spunky_points),
      ['1200', '1100', '1000'],
    )
  })

  test('min-points with a minimum answers as if the setting were that many points', async () => {
    const totalAt = async (minimum: string) =>
      answerOf('minPointsUsers', await server.call('minPointsUsers', { as, query: `?minimum=${minimum}` })).total
    assert.deepEqual(
      [await totalAt('2000'), await totalAt('2000.5'), await totalAt('0'), await totalAt('99999999999999999999')],
      [3, 2, count, 0],
    )
    const page = await server.call('minPointsUsers', { as, query: '?minimum=2000&search=u2&start=1&end=1' })
    assert.deepEqual(
      answerOf('minPointsUsers', page).data.map(({ spunky_points }) => spunky_points),
      ['2100'],
    )
    assert.equal(answerOf('minPointsUsers', await server.call('minPointsUsers', { as })).total, 13)
    for (const minimum of ['', '-1', 'abc', '1e3', '1'.repeat(21), '5&minimum=5'])
      assertRefused(await server.call('minPointsUsers', { as, query: `?minimum=${minimum}` }), 422)
  })

  test('settings come in the order of the specification', async () => {
    const { data, total } = answerOf('settings', await server.call('settings', { as }))
    const keys =
      'referral_bonus spunky_points_conversion_rate campaign_ad_fee asset_tracking_fee minimum_points points_per_task'
    assert.deepEqual(
      data.map(({ key }) => key),
      keys.split(' '),
    )
    assert.equal(total, 6)
  })

  /** How many statements are built for a call; those of the session are built once and not again. */
  async function statementsOf(call: () => Promise<unknown>): Promise<number> {
    const { session } = server.db._
    const built = mock.method(session, 'prepareQuery')
    try {
      await call()
      return built.mock.callCount()
    } finally {
      built.mock.restore()
    }
  }

  test('rows and total come from one statement, so that they agree', async () => {
    for (const name of [...keysOf(lists), 'activity', 'minPointsUsers', 'settings'] as const)
      assert.equal(await statementsOf(() => server.call(name, { as, query: '?start=3&end=7' })), 1, name)
  })

  for (const query of [
    '?start=-1',
    '?start=abc',
    '?start=1.5',
    '?start=',
    '?start=5&end=4',
    '?start=0&end=100',
    '?end=1000000000',
    '?start=1&start=2',
    '?start[]=1',
    '?limit=5',
    '?__proto__=1',
    '?created_from=yesterday',
    '?created_from=2026-01-01',
    '?created_from=2026-13-41T00:00:00Z',
    `?search=${'x'.repeat(201)}`,
  ])
    test(`every list refuses ${query.slice(0, 40)}`, async () => {
      for (const name of ['campaigns', 'users', 'minPointsUsers', 'assets', 'tasks', 'adminUsers'] as const)
        assertRefused(await server.call(name, { as, query }), 422)
    })
})
