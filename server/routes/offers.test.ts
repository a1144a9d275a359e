import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { dayMs } from '../../src/contract/days'
import { expiringDays, listOffers } from '../../src/contract/paging'
import { admins, assets, campaigns, tasks, users } from '../db/schema'
import { answerOf, assertRefused } from '../testing/answers'
import { assetRow, campaignRow, taskRow, userRow } from '../testing/rows'
import { suiteServer, type SignedIn, type TestServer } from '../testing/testServer'

const names = ['users', 'adminUsers', 'tasks', 'campaigns', 'assets'] as const
type ListName = (typeof names)[number]
type Row = Record<string, unknown>

const count = 13
const indexes = Array.from({ length: count }, (_, index) => index)
/** The values in turn: lists of different lengths make ties that differ from column to column. */
const turns =
  <const T>(first: T, ...more: T[]) =>
  (index: number) =>
    [first, ...more][index % (more.length + 1)] ?? first

const createdAt = turns('2026-01-03T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z')
const word = turns('beta', 'Alpha', '', 'alpha', 'GAMMA')
const number = turns('10', '9', '100', '10', '0', '2')
const flag = turns(true, false, true, true)

describe('what the lists offer', () => {
  let server: TestServer
  let as: SignedIn

  suiteServer(async (made) => {
    server = made
    as = await server.signIn('super-admin')
    const { db } = server
    const ends = turns(null, dayMs, 9 * dayMs, null, -dayMs)
    const expiresAt = (index: number) => {
      const from = ends(index)
      return from === null ? null : new Date(server.clock() + from).toISOString()
    }
    await db.insert(users).values(
      indexes.map((index) =>
        userRow({
          email: word(index) && `${word(index)}@example.com`,
          spunkyPoints: number(index),
          isActive: flag(index),
          createdAt: createdAt(index),
        }),
      ),
    )
    await db.insert(admins).values(
      indexes.map((index) => ({
        email: `a${(index * 5) % count}@example.com`,
        name: word(index),
        role: turns('moderator', 'editor', 'admin')(index),
        isActive: flag(index),
        createdAt: createdAt(index),
      })),
    )
    await db
      .insert(tasks)
      .values(
        indexes.map((index) =>
          taskRow({ points: number(index), totalCompleted: (index * 7) % 4, isActive: flag(index) }),
        ),
      )
    await db.insert(campaigns).values(
      indexes.map((index) =>
        campaignRow({
          title: word(index),
          duration: turns(30, 7, 100)(index),
          amount: turns('100.5', '20', '9', '100.50')(index),
          expiresAt: expiresAt(index),
          isApproved: flag(index),
          isActive: turns(true, true, false)(index),
          isExpired: index === 2,
        }),
      ),
    )
    await db.insert(assets).values(
      indexes.map((index) =>
        assetRow({
          network: word(index),
          status: turns('tracking', 'completed')(index),
          createdAt: createdAt(index),
        }),
      ),
    )
  })

  async function read(name: ListName, query: string): Promise<{ rows: Row[]; total: number }> {
    const { data, total } = answerOf(name, await server.call(name, { as, query }))
    return { rows: Array.isArray(data) ? data : Object.values<Row[]>(data).flat(), total }
  }
  const idsOf = (rows: Row[]) => rows.map(({ id }) => Number(id))

  const keyOf = (value: unknown) => {
    const text = String(value)
    return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text.toLowerCase()
  }

  function sorted(rows: Row[], column: string, direction: 1 | -1): Row[] {
    return rows.toSorted((a, b) => {
      const [one, other] = [keyOf(a[column]), keyOf(b[column])]
      if (one === other) return direction * (Number(a.id) - Number(b.id))
      if (one === '' || other === '') return one === '' ? 1 : -1
      return direction * (one < other ? -1 : 1)
    })
  }

  for (const name of names)
    for (const column of listOffers[name].sort)
      for (const direction of [1, -1] as const) {
        const sort = direction === 1 ? column : `-${column}`
        test(`${name} by ${sort}: text whatever its case, what is empty last, equals by id, pages without gap or double`, async () => {
          const { rows, total } = await read(name, '?end=99')
          const expected = idsOf(sorted(rows, column, direction))
          const pages = [0, 5, 10].map((start) => read(name, `?sort=${sort}&start=${start}&end=${start + 4}`))
          const found = await Promise.all(pages)
          assert.deepEqual(idsOf(found.flatMap((page) => page.rows)), expected)
          assert.deepEqual(new Set(found.map((page) => page.total)), new Set([total]))
        })
      }

  for (const name of names)
    test(`${name}: the answer says by what the list was searched, narrowed and sorted`, async () => {
      const [column = ''] = listOffers[name].sort
      const [status = ''] = listOffers[name].status
      const applied = async (query: string) => answerOf(name, await server.call(name, { as, query })).applied.sort()
      assert.deepEqual(await applied('?start=0&end=4'), [])
      assert.deepEqual(await applied(`?sort=-${column}`), ['sort'])
      const all = `?search=a&created_from=2026-01-01T00:00:00Z&sort=${column}&status=${status}`
      assert.deepEqual(await applied(all), ['created_from', 'search', 'sort', 'status'])
    })

  test('the users at the minimum: the answer says whether another minimum was asked for', async () => {
    const applied = async (query: string) =>
      answerOf('minPointsUsers', await server.call('minPointsUsers', { as, query })).applied
    assert.deepEqual(await applied(''), [])
    assert.deepEqual(await applied('?minimum=5'), ['minimum'])
  })

  for (const name of ['users', 'adminUsers', 'tasks'] as const)
    for (const status of listOffers[name].status)
      test(`${name} of the status ${status}, with their total`, async () => {
        const { rows } = await read(name, '?end=99')
        const has = ({ is_active, invited_until }: Row) =>
          status === (!is_active ? 'inactive' : invited_until ? 'invited' : 'active')
        const expected = idsOf(rows.filter(has))
        const found = await read(name, `?end=99&status=${status}`)
        assert.deepEqual([idsOf(found.rows), found.total], [expected, expected.length])
        assert.ok(expected.length > 0)
      })

  for (const status of listOffers.assets.status)
    test(`assets of the status ${status}, with their total`, async () => {
      const { rows } = await read('assets', '?end=99')
      const expected = idsOf(rows.filter((row) => row.status === status))
      const found = await read('assets', `?end=99&status=${status}`)
      assert.deepEqual([idsOf(found.rows), found.total], [expected, expected.length])
    })

  /** What the row of a campaign says of its state, as the console has it. */
  function stateOf({ is_active, is_approved, is_expired }: Row): string {
    if (is_active) return 'active'
    if (is_expired) return 'expired'
    return is_approved ? 'inactive' : 'waiting'
  }

  for (const status of ['waiting', 'active', 'inactive', 'expired'])
    test(`campaigns whose row says ${status}, with their total`, async () => {
      const { rows } = await read('campaigns', '?end=99')
      const expected = idsOf(rows.filter((row) => stateOf(row) === status))
      const found = await read('campaigns', `?end=99&status=${status}`)
      assert.deepEqual([idsOf(found.rows), found.total], [expected, expected.length])
      assert.ok(expected.length > 0)
    })

  test('expiring campaigns are the active ones whose last day is near, to the millisecond', async () => {
    const ends = (milliseconds: number) => new Date(server.clock() + milliseconds).toISOString()
    const near = expiringDays * dayMs
    const one = { title: 'Ending', isApproved: true, isActive: true }
    const added = await server.db
      .insert(campaigns)
      .values([
        campaignRow({ ...one, expiresAt: ends(near) }),
        campaignRow({ ...one, expiresAt: ends(1) }),
        campaignRow({ ...one, expiresAt: ends(near + 1) }),
        campaignRow({ ...one, expiresAt: ends(0) }),
        campaignRow({ ...one, expiresAt: null }),
        campaignRow({ ...one, expiresAt: ends(1), isActive: false }),
        campaignRow({ ...one, expiresAt: ends(1), isExpired: true }),
      ])
      .returning({ id: campaigns.id })
    const found = await read('campaigns', '?status=expiring&search=ending&sort=expires_at')
    assert.deepEqual([idsOf(found.rows), found.total], [[added[1]?.id, added[0]?.id], 2])
  })

  test('search, status, sort and window go together, and the total counts what search and status keep', async () => {
    const { rows } = await read('users', '?end=99')
    const kept = rows.filter(({ email, is_active }) => is_active && String(email).toLowerCase().startsWith('alpha'))
    const expected = idsOf(sorted(kept, 'spunky_points', -1))
    const found = await read('users', '?search=ALPHA&status=active&sort=-spunky_points&start=1&end=2')
    assert.deepEqual([idsOf(found.rows), found.total], [expected.slice(1, 3), expected.length])
    assert.ok(expected.length > 3)
  })

  for (const query of [
    '?sort=',
    '?sort=-',
    '?sort=id',
    '?sort=is_active',
    '?sort=created_at,id',
    '?sort=--points',
    '?sort=%2Bpoints',
    '?sort=POINTS',
    '?sort=__proto__',
    '?sort=-constructor',
    '?sort=points&sort=points',
    '?status=',
    '?status=all',
    '?status=Active',
    '?status=constructor',
    '?status=active&status=active',
  ])
    test(`every list refuses ${query}`, async () => {
      for (const name of [...names, 'minPointsUsers', 'settings'] as const)
        assertRefused(await server.call(name, { as, query }), 422)
    })

  test('a list refuses what only another one offers', async () => {
    assertRefused(await server.call('users', { as, query: '?sort=role' }), 422, 'This list cannot be sorted by that')
    assertRefused(await server.call('tasks', { as, query: '?status=expired' }), 422, 'This list has no such status')
    assertRefused(await server.call('users', { as, query: '?minimum=5' }), 422, 'Unknown field: minimum')
    for (const name of ['minPointsUsers', 'settings'] as const)
      for (const query of ['?sort=email', '?status=active'])
        assertRefused(await server.call(name, { as, query }), 422, /^Unknown field/)
  })
})
