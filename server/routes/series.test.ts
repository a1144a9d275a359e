import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { array, mixed, object } from 'yup'
import { dayMs } from '../../src/contract/days'
import { roles } from '../../src/contract/roles'
import { seriesDays, seriesSteps } from '../../src/contract/seriesQuery'
import { campaigns, pointsEarned, users } from '../db/schema'
import { answerOf, assertRefused } from '../testing/answers'
import { campaignRow, userRow } from '../testing/rows'
import { testedServer } from '../testing/testedServer'
import type { SignedIn, TestServer } from '../testing/testServer'
import { figuresIn } from './series'

const explained = object({ rows: array(object({ 'QUERY PLAN': mixed().required() })).required() })
const none = { users: '0', submitted: '0', approved: '0', revenue: '0' }
/** The tests' clock is before the day from which on points are recorded, unless a test says otherwise. */
const unrecorded = { points: null }

describe('the series', () => {
  let server: TestServer
  let as: SignedIn
  testedServer('moderator', (given) => ({ server, as } = given))

  const series = async (query = '') => answerOf('series', await server.call('series', { as, query })).data
  const at = (moment: number) => new Date(moment).toISOString()
  /** The beginning of the day (UTC) that lies this many days back. */
  const midnight = (daysAgo: number) => Math.floor(server.clock() / dayMs) * dayMs - daysAgo * dayMs
  const dayOf = (daysAgo: number) => at(midnight(daysAgo)).slice(0, 10)

  /** A campaign whose last day is that of an approval at this moment. */
  const approved = (moment: number, amount: string, duration = 30) =>
    campaignRow({ isApproved: true, amount, duration, expiresAt: at(moment + duration * dayMs), createdAt: at(0) })

  test('has the last 30 days by day unless asked for others, with zeros, and only today is not over', async () => {
    const { steps, before: past } = await series()
    assert.deepEqual(past, none)
    assert.deepEqual(
      steps,
      Array.from({ length: 30 }, (_, index) => ({
        from: dayOf(29 - index),
        to: dayOf(29 - index),
        is_over: index < 29,
        ...none,
        ...unrecorded,
      })),
    )
  })

  test('has each user on the day of joining, from its first to its last millisecond in UTC', async () => {
    const joined = [midnight(0), midnight(1), midnight(0) - 1, midnight(6), midnight(6) - 1]
    await server.db.insert(users).values(joined.map((moment) => userRow({ createdAt: at(moment) })))
    const { steps } = await series('?days=7')
    assert.deepEqual(
      steps.map((step) => step.users),
      ['1', '0', '0', '0', '0', '2', '1'],
    )
  })

  test('compares with the same length of time before: until now, so many days ago', async () => {
    const end = server.clock() - 7 * dayMs
    const joined = [end, end - 1, midnight(13), midnight(13) - 1]
    await server.db.insert(users).values(joined.map((moment) => userRow({ createdAt: at(moment) })))
    assert.equal((await series('?days=7')).before.users, '2')
  })

  test('has approvals on the day they were given, with exactly what those campaigns have paid', async () => {
    await server.db
      .insert(campaigns)
      .values([
        campaignRow({ amount: '9007199254740993.1', createdAt: at(server.clock()) }),
        campaignRow({ amount: '0.2', duration: 2_000_000_000, createdAt: at(server.clock()) }),
        campaignRow({ amount: '7', createdAt: at(midnight(1)) }),
        campaignRow({ amount: '5', isApproved: true }),
      ])
    await server.call('approveCampaign', { as, id: '1' })
    await server.call('approveCampaign', { as, id: '2' })
    const { steps } = await series()
    const today = { from: dayOf(0), to: dayOf(0), is_over: false, users: '0', submitted: '2' }
    assert.deepEqual(steps.at(-1), { ...today, approved: '2', revenue: '9007199254740993.3', ...unrecorded })
    assert.ok(steps.slice(0, -1).every((step) => step.approved === '0' && step.revenue === '0'))
  })

  for (const days of seriesDays)
    for (const by of seriesSteps)
      test(`has every row of random data once in ${days} days by ${by}`, async () => {
        let seed = days
        const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
        const first = midnight(days - 1)
        // Some before, some within; all up to the present.
        const moments = Array.from({ length: 400 }, () =>
          Math.floor(server.clock() - random() * 2 * (server.clock() - first)),
        )
        // Sums of quarters are exact also as numbers.
        const paid = moments.map((_, index) => index + 0.25)
        await server.db.insert(users).values(moments.map((moment) => userRow({ createdAt: at(moment) })))
        await server.db.insert(campaigns).values(
          moments.map((moment, index) => ({
            ...approved(moment, String(paid[index]), 1 + (index % 400)),
            createdAt: at(moment),
          })),
        )
        // Earned on the same days, by several connections; not recorded for the first third.
        const begins = midnight(Math.floor((days * 4) / 3))
        const earned = moments.flatMap((moment, index) => (moment < begins ? [] : [{ moment, points: index }]))
        await server.db.delete(pointsEarned)
        await server.db.insert(pointsEarned).values([
          { day: at(begins).slice(0, 10), slot: 0, points: '0' },
          ...earned.map(({ moment, points }, index) => ({
            day: at(moment).slice(0, 10),
            slot: index + 1,
            points: String(points),
          })),
        ])
        const { steps, points: recorded } = await series(`?days=${days}&by=${by}`)
        const earnedIn = (from: string, to: string) =>
          String(
            earned
              .filter(({ moment }) => moment >= Date.parse(from) && moment < Date.parse(to) + dayMs)
              .reduce((sum, { points }) => sum + points, 0),
          )
        const within = (from: string, to: string) =>
          moments.flatMap((moment, index) =>
            moment >= Date.parse(from) && moment < Date.parse(to) + dayMs ? [paid[index] ?? 0] : [],
          )
        assert.deepEqual(recorded, {
          since: at(begins).slice(0, 10),
          today: earnedIn(dayOf(0), dayOf(0)),
          before: null,
        })
        for (const { from, to, is_over, points, ...figures } of steps) {
          assert.equal(points, earnedIn(from, to))
          const count = String(within(from, to).length)
          const revenue = String(within(from, to).reduce((sum, amount) => sum + amount, 0))
          assert.deepEqual([from, figures], [from, { users: count, submitted: count, approved: count, revenue }])
          assert.equal(is_over, to < dayOf(0))
        }
        // No gap, no overlap, and each but the first begins where a week or a month does.
        assert.deepEqual([steps[0]?.from, steps.at(-1)?.to], [dayOf(days - 1), dayOf(0)])
        for (const [index, { from }] of steps.slice(1).entries()) {
          assert.equal(Date.parse(from), Date.parse(steps[index]?.to ?? '') + dayMs)
          if (by === 'week') assert.equal(new Date(from).getUTCDay(), 1)
          if (by === 'month') assert.equal(new Date(from).getUTCDate(), 1)
        }
        const longest = { day: 1, week: 7, month: 31 }[by]
        assert.ok(steps.every(({ from, to }) => Date.parse(to) - Date.parse(from) < longest * dayMs))
      })

  test('is for the roles that may see the dashboard', async () => {
    for (const role of roles) {
      const { status } = await server.call('series', { as: await server.signIn(role) })
      assert.equal(status, role === 'editor' ? 403 : 200, role)
    }
    assertRefused(await server.call('series', {}), 401)
  })

  for (const [query, message] of [
    ['days=8', 'days must be 7, 30, 90 or 365'],
    ['days=1e1', 'days is a whole number in digits, zero or above'],
    ['by=hour', 'by must be day, week or month'],
    ['by=day&by=week', 'by was given more than once'],
    ['from=2026-01-01', 'Unknown field: from'],
  ] as const)
    test(`refuses ${query}`, async () => {
      assertRefused(await server.call('series', { as, query: `?${query}` }), 422, message)
    })

  test('is read from indexes alone', async () => {
    const moments = Array.from({ length: 3000 }, (_, index) => server.clock() - index * dayMs)
    for (const start of [0, 1000, 2000]) {
      const some = moments.slice(start, start + 1000)
      await server.db.insert(users).values(some.map((moment) => userRow({ createdAt: at(moment) })))
      await server.db
        .insert(campaigns)
        .values(some.map((moment) => ({ ...approved(moment, '1'), createdAt: at(moment) })))
    }
    await server.db.execute(sql`analyze`)
    const query = figuresIn(server.db, [{ starts: midnight(6), ends: midnight(0) }])
    const { rows } = explained.validateSync(await server.db.execute(sql`explain ${query}`))
    const plan = JSON.stringify(rows)
    assert.doesNotMatch(plan, /Seq Scan/)
    for (const index of ['users_newest', 'campaigns_newest', 'campaigns_approved'])
      assert.match(plan, new RegExp(index))
  })
})
