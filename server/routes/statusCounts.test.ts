import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { dayMs } from '../../src/contract/days'
import { endpoints, type Access } from '../../src/contract/endpoints'
import { keysOf } from '../../src/contract/keysOf'
import { listOffers } from '../../src/contract/paging'
import { roles } from '../../src/contract/roles'
import { admins, assets, audit, campaigns, tasks, users } from '../db/schema'
import { answerOf, assertRefused } from '../testing/answers'
import { assetRow, campaignRow, taskRow, userRow } from '../testing/rows'
import { suiteServer, type SignedIn, type TestServer } from '../testing/testServer'

const lists = keysOf(listOffers)
const words = ['', 'Alpha', 'alphabet', 'BETA', '50% off', 'a_b']
const days = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z']

/** The same numbers in every run. */
function chances(seed: number) {
  let state = seed
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * limit)
  }
  return <T>(choices: readonly [T, ...T[]] | readonly T[]) => {
    const chosen = choices[below(choices.length)]
    if (chosen === undefined) throw new Error('nothing to choose from')
    return chosen
  }
}

describe('the counts of a list by status', () => {
  let server: TestServer
  suiteServer(async (made) => {
    server = made
    const { db } = server
    const any = chances(7)
    const flag = () => any([true, false])
    const indexes = Array.from({ length: 40 }, (_, index) => index)
    await db
      .insert(users)
      .values(
        indexes.map((index) =>
          userRow({ email: `${any(words)}${index}@example.com`, isActive: flag(), createdAt: any(days) }),
        ),
      )
    await db.insert(admins).values(
      indexes.map((index) => ({
        email: `${any(words).toLowerCase()}-${index}@staff.example`,
        name: 'Staff',
        role: any(['moderator', 'editor', 'admin'] as const),
        isActive: flag(),
        createdAt: any(days),
      })),
    )
    await db.insert(tasks).values(indexes.map(() => taskRow({ instructions: any(words), isActive: flag() })))
    await db
      .insert(assets)
      .values(indexes.map(() => assetRow({ status: any(['tracking', 'completed'] as const), createdAt: any(days) })))
    await db.insert(audit).values(
      indexes.map((index) => ({
        createdAt: any(days),
        actor: any(['mona@tour.example', 'max@tour.example']),
        role: 'moderator',
        action: any(['toggleUser', 'approveCampaign']),
        target: `user ${any(words)}`,
        outcome: any(['done', 'refused'] as const),
        requestId: `request-${index}`,
        id: 1_000 + index,
        hash: String(index),
      })),
    )
    await db.insert(campaigns).values(
      indexes.map(() => {
        const isApproved = flag()
        return campaignRow({
          title: any(words),
          isApproved,
          isActive: isApproved && flag(),
          isExpired: any([true, false, false]),
          expiresAt: new Date(server.clock() + any([-dayMs, 0, 1, dayMs, 9 * dayMs])).toISOString(),
          createdAt: any(days),
        })
      }),
    )
  })

  async function countsOf(list: (typeof lists)[number], filters: URLSearchParams, as: SignedIn) {
    const query = `?${new URLSearchParams({ list, ...Object.fromEntries(filters) }).toString()}`
    const { total, statuses } = answerOf('statusCounts', await server.call('statusCounts', { as, query })).data
    return { total, ...Object.fromEntries(statuses.map(({ status, count }) => [status, count])) }
  }

  async function totalsOf(list: (typeof lists)[number], filters: URLSearchParams, as: SignedIn) {
    const totalOf = async (more: object) => {
      const query = `?${new URLSearchParams({ ...Object.fromEntries(filters), ...more, end: '0' }).toString()}`
      return answerOf(list, await server.call(list, { as, query })).total
    }
    const of = await Promise.all(
      listOffers[list].status.map(async (status) => [status, await totalOf({ status })] as const),
    )
    return { total: await totalOf({}), ...Object.fromEntries(of) }
  }

  function filtersOf(list: (typeof lists)[number], any: ReturnType<typeof chances>): URLSearchParams {
    const isActivity = list === 'activity'
    const search = any(['', 'alpha', 'BET', '%', '_', 'example', '0x', 'nobody', '7'])
    const from = any(['', ...days])
    const before = isActivity && any(['', ...days])
    const actor = isActivity && any(['', 'mona@tour.example', 'nobody'])
    const action = isActivity && any(['', 'toggleUser', 'approveCampaign'])
    return new URLSearchParams({
      ...(search && { search }),
      ...(from && { created_from: from }),
      ...(before && { created_before: before }),
      ...(actor && { actor }),
      ...(action && { action }),
    })
  }

  for (const list of lists)
    test(`of ${list} are what the list itself answers, for 30 random searches and dates`, async () => {
      const as = await server.signIn('super-admin')
      const any = chances(lists.indexOf(list) + 1)
      let narrowed = 0
      const { total: whole } = await countsOf(list, new URLSearchParams(), as)
      for (let round = 0; round < 30; round += 1) {
        const filters = filtersOf(list, any)
        const counts = await countsOf(list, filters, as)
        assert.deepEqual(counts, await totalsOf(list, filters, as), filters.toString())
        if (counts.total > 0 && counts.total < whole) narrowed += 1
      }
      assert.ok(whole >= 40 && narrowed > 0)
    })

  test('an admin counts the moderators alone, as the list shows only those', async () => {
    const as = await server.signIn('admin')
    const none = new URLSearchParams()
    const counts = await countsOf('adminUsers', none, as)
    assert.deepEqual(counts, await totalsOf('adminUsers', none, as))
    assert.ok(counts.total < (await countsOf('adminUsers', none, await server.signIn('super-admin'))).total)
  })

  for (const role of roles)
    test(`${role} may count exactly the lists that this role may read`, async () => {
      const as = await server.signIn(role)
      for (const list of lists) {
        const access: Access = endpoints[list].access
        const reply = await server.call('statusCounts', { as, query: `?list=${list}` })
        if (access.includes(role)) answerOf('statusCounts', reply)
        else assertRefused(reply, 403, 'Your role cannot do this')
      }
    })

  for (const query of [
    '',
    '?list=',
    '?list=settings',
    '?list=constructor',
    '?list=users&status=active',
    '?list=users&sort=email',
    '?list=users&start=0',
    '?list=users&id=7',
    '?list=users&actor=mona',
    '?list=users&actor=',
    '?list=users&actor=&action=login',
    '?list=campaigns&created_before=2026-01-01T00:00:00Z',
    '?list=activity&action=none',
    '?list=users&created_from=yesterday',
    '?list=users&list=tasks',
  ])
    test(`refuses the query "${query}"`, async () => {
      assertRefused(await server.call('statusCounts', { as: await server.signIn('super-admin'), query }), 422)
    })
})
