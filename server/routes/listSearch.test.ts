import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '../db/schema'
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

  test('search finds any part of an e-mail, whatever its case, and pages what it found', async () => {
    assert.equal((await lists.users('?search=exAMPLE')).total, count)
    assert.deepEqual(await lists.users('?search=u22@'), { ids: [23], total: 1 })
    assert.deepEqual((await lists.users('?search=u1&start=2&end=3')).ids.length, 2)
    assert.deepEqual(await lists.users('?search=nobody'), { ids: [], total: 0 })
    assert.deepEqual((await lists.adminUsers('?search=FIRST@')).ids, [1])
  })

  test('search finds a user by the beginning of the wallet address too', async () => {
    await server.db
      .update(users)
      .set({ publicAddress: `0xBEEF${'0'.repeat(36)}` })
      .where(eq(users.id, 7))
    assert.deepEqual(await lists.users('?search=0xbee'), { ids: [7], total: 1 })
    assert.deepEqual(await lists.users('?search=0xdad'), { ids: [], total: 0 })
  })

  test('search takes % and _ and \\ as themselves', async () => {
    assert.equal((await lists.users('?search=%25')).total, 0)
    assert.equal((await lists.users('?search=_')).total, 0)
    assert.equal((await lists.users('?search=%5C')).total, 0)
    assert.equal((await lists.users('?search=exam%5Cple')).total, 0)
    assert.equal((await lists.campaigns('?search=%25_')).total, count)
  })

  test('no search text makes an error of the server', async () => {
    const texts = [
      "'",
      "';--",
      "' or 1=1--",
      '"',
      '$1',
      '${x}',
      '%s',
      '\\',
      '\\\\',
      '\\x27',
      '(',
      '[',
      '{{7*7}}',
      '🙂',
      '\ud800',
      '\u202e',
      '<script>',
      'NULL',
      '; drop table users',
      "') union select * from admins--",
    ]
    for (const text of texts) {
      const query = `?search=${Buffer.from(text)
        .toString('latin1')
        .replace(/[^\w]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}`
      assert.equal((await lists.users(query)).total, 0, text)
    }
    assert.equal((await lists.users('')).total, count)
  })
})
