import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { endpoints, type Access } from '../../src/contract/endpoints'
import { roles } from '../../src/contract/roles'
import { answerOf, assertRefused } from '../testing/answers'
import { addCountedRows, countsOf, lists, totalsOf } from '../testing/countedRows'
import { suiteServer, type TestServer } from '../testing/testServer'

describe('the counts of a list by status', () => {
  let server: TestServer
  suiteServer((made) => {
    server = made
    return addCountedRows(server)
  })

  for (const list of lists)
    test(`of ${list} are what the list itself answers`, async () => {
      const as = await server.signIn('super-admin')
      const none = new URLSearchParams()
      const counts = await countsOf(server, list, none, as)
      assert.deepEqual(counts, await totalsOf(server, list, none, as))
      assert.ok(counts.total >= 40)
    })

  test('an admin counts the moderators alone, as the list shows only those', async () => {
    const as = await server.signIn('admin')
    const none = new URLSearchParams()
    const counts = await countsOf(server, 'adminUsers', none, as)
    assert.deepEqual(counts, await totalsOf(server, 'adminUsers', none, as))
    assert.ok(counts.total < (await countsOf(server, 'adminUsers', none, await server.signIn('super-admin'))).total)
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
