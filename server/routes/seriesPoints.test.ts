import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { dayMs } from '../../src/contract/days'
import { pointsEarned } from '../db/schema'
import { answerOf } from '../testing/answers'
import { testedServer } from '../testing/testedServer'
import type { SignedIn, TestServer } from '../testing/testServer'

describe('the series of points', () => {
  let server: TestServer
  let as: SignedIn
  testedServer('moderator', (given) => ({ server, as } = given))

  const series = async (query = '') => answerOf('series', await server.call('series', { as, query })).data
  /** The day (UTC) that lies this many days back. */
  const dayOf = (daysAgo: number) => new Date(server.clock() - daysAgo * dayMs).toISOString().slice(0, 10)

  /** Points earned on days that lie this many days back, recorded since another. */
  async function record(since: number, earned: Readonly<Record<number, string>>) {
    await server.db.delete(pointsEarned)
    const rows = Object.entries(earned).map(([daysAgo, points]) => ({ day: dayOf(Number(daysAgo)), slot: 1, points }))
    await server.db.insert(pointsEarned).values([{ day: dayOf(since), slot: 0, points: '0' }, ...rows])
  }

  test('has no points for a day, week or month that is not wholly recorded', async () => {
    await record(2, { 2: '5', 0: '7' })
    const byDay = await series('?days=7')
    assert.deepEqual(
      byDay.steps.map(({ points }) => points),
      [null, null, null, null, '5', '0', '7'],
    )
    assert.deepEqual(byDay.points, { since: dayOf(2), today: '7', before: null })
    await record(2, { 0: '7' })
    for (const by of ['week', 'month']) {
      const { steps } = await series(`?days=30&by=${by}`)
      assert.ok(steps.some(({ from, to }) => from < dayOf(2) && to >= dayOf(2)))
      for (const { from, to, points } of steps) assert.equal(points, from < dayOf(2) ? null : to < dayOf(0) ? '0' : '7')
    }
  })

  test('compares the points of the finished days with those of as many days before', async () => {
    const far = { 0: '1', 6: '2', 7: '4', 12: '8', 13: '16' }
    await record(13, far)
    assert.deepEqual((await series('?days=7')).points, { since: dayOf(13), today: '1', before: '12' })
    await record(12, { 12: '3' })
    assert.equal((await series('?days=7')).points?.before, '3')
    await record(11, { 11: '1' })
    assert.equal((await series('?days=7')).points?.before, null)
  })

  test('says nothing of points where none were ever recorded', async () => {
    await server.db.delete(pointsEarned)
    const { steps, points } = await series()
    assert.equal(points, undefined)
    assert.ok(steps.every((step) => step.points === null))
  })
})
