import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { eq, sql, type SQL } from 'drizzle-orm'
import { users } from '../db/schema'
import { answerOf } from '../testing/answers'
import { changeUnseen } from '../testing/changeUnseen'
import { collectGarbage } from '../testing/collectGarbage'
import { userRow } from '../testing/rows'
import { testedServer } from '../testing/testedServer'
import type { SignedIn, TestServer } from '../testing/testServer'
import { userPages } from './userPages'

describe('the total of a search of users', () => {
  let server: TestServer
  let as: SignedIn
  testedServer('moderator', (given) => ({ server, as } = given))
  beforeEach(async () => {
    await server.db
      .insert(users)
      .values(Array.from({ length: 30 }, (_, index) => userRow({ email: `u${index}@zq.example`, isActive: index > 9 })))
  })

  async function found(query: string) {
    const { data, total } = answerOf('users', await server.call('users', { as, query }))
    return { rows: data.length, total }
  }

  test('is not counted again while no user has changed, whichever page is read', async () => {
    assert.deepEqual(await found('?search=ZQ'), { rows: 10, total: 30 })
    await changeUnseen(server.db, sql`delete from ${users} where email like 'u1%'`)
    await server.db.update(users).set({ spunkyPoints: '5' })
    assert.deepEqual(await found('?search=ZQ&start=10&end=19'), { rows: 9, total: 30 })
    assert.deepEqual(await found('?search=zq'), { rows: 10, total: 19 })
  })

  const changes: readonly [what: string, change: SQL, total: number, active: number][] = [
    ['a user was added', sql`insert into users (email, public_address) values ('new@zq.example', '0x1')`, 31, 21],
    ['a user was removed', sql`delete from users where email = 'u0@zq.example'`, 29, 20],
    ['all were removed', sql`truncate users`, 0, 0],
    ['an e-mail changed', sql`update users set email = 'u@other.example' where email like 'u2%'`, 19, 10],
    ['a status changed', sql`update users set is_active = true where email = 'u0@zq.example'`, 30, 21],
  ]
  for (const [what, change, total, active] of changes)
    test(`is right after ${what}`, async () => {
      const totals = async () => [(await found('?search=zq')).total, (await found('?search=zq&status=active')).total]
      assert.deepEqual(await totals(), [30, 20])
      await server.db.execute(change)
      assert.deepEqual(await totals(), [total, active])
    })

  test('is right after a change of a day or an address', async () => {
    const later = '?created_from=2099-01-01T00:00:00.000Z'
    assert.deepEqual([(await found(later)).total, (await found('?search=0xfeed')).total], [0, 0])
    await server.db
      .update(users)
      .set({ createdAt: '2099-02-01T00:00:00.000Z', publicAddress: '0xfeed' })
      .where(eq(users.email, 'u0@zq.example'))
    assert.deepEqual([(await found(later)).total, (await found('?search=0xfeed')).total], [1, 1])
  })

  test('is that of the last commit: a change that was undone is not in it', async () => {
    assert.equal((await found('?search=zq')).total, 30)
    await assert.rejects(
      server.db.transaction(async (tx) => {
        await tx.delete(users)
        tx.rollback()
      }),
    )
    assert.deepEqual(await found('?search=zq'), { rows: 10, total: 30 })
  })

  test("caching a total doesn't retain its rows", async () => {
    const pages = userPages(server.db)
    const page = new WeakRef(await pages({ search: 'zq', start: 0 }))
    await collectGarbage()
    assert.equal(page.deref()?.rows.length, undefined)
  })

  test('agrees with the rows while users are added at the same time', async () => {
    const pages = Array.from({ length: 20 }, async (_, index) => {
      if (index % 2) await server.db.insert(users).values(userRow({ email: 'more@zq.example' }))
      return found('?search=zq&end=99')
    })
    for (const { rows, total } of await Promise.all(pages)) assert.equal(rows, total)
    assert.deepEqual(await found('?search=zq&end=99'), { rows: 40, total: 40 })
  })
})
