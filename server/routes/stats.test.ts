import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { users } from '../db/schema'
import { answerOf, assertRefused } from '../testing/answers'
import { userRow } from '../testing/rows'
import { testedServer } from '../testing/testedServer'
import type { SignedIn, TestServer } from '../testing/testServer'

describe('what the general statistics add', () => {
  let server: TestServer
  let as: SignedIn
  testedServer('moderator', (given) => ({ server, as } = given))

  const stats = async (detail?: string) =>
    answerOf('generalStats', await server.call('generalStats', { as, ...(detail && { query: `?detail=${detail}` }) }))
  test('nothing unless it is asked for', async () => {
    assert.deepEqual(Object.keys(await stats()), ['revenue', 'total_users', 'point_earned'])
  })

  test('a detail that it does not have is refused', async () => {
    assertRefused(await server.call('generalStats', { as, query: '?detail=days' }), 422, 'detail must be points')
  })

  const spread = async (points: readonly string[]) => {
    if (points.length > 0) await server.db.insert(users).values(points.map((spunkyPoints) => userRow({ spunkyPoints })))
    return ((await stats('points')).points ?? []).map(({ from, users: count }) => [from, count])
  }

  test('the points of active users in equal parts up to the minimum, with everybody above in the last', async () => {
    await server.db.insert(users).values(userRow({ spunkyPoints: '5000', isActive: false }))
    // The minimum is 1,000 unless somebody changes it.
    const parts = await spread(['0', '99', '100', '999', '1000', '1'])
    assert.deepEqual(
      parts.map(([from]) => from),
      Array.from({ length: 21 }, (_, index) => String(index * 50)),
    )
    assert.deepEqual(
      parts.filter(([, count]) => count !== '0'),
      [
        ['0', '2'],
        ['50', '1'],
        ['100', '1'],
        ['950', '1'],
        ['1000', '1'],
      ],
    )
  })

  test('one rich user does not push all others into one part', async () => {
    const many = Array.from({ length: 40 }, (_, index) => String(index * 100))
    const parts = await spread([...many, '90071992547409930000'])
    assert.deepEqual(parts.at(-1), ['3800', '3'])
    assert.equal(parts.length, 20)
  })

  test('empty parts up to the minimum without users', async () => {
    const parts = await spread([])
    assert.ok(parts.every(([, count]) => count === '0'))
    assert.equal(parts.at(-1)?.[0], '1000')
  })
})
