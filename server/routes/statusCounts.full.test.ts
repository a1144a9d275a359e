import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { addCountedRows, chances, countsOf, days, lists, totalsOf, type List } from '../testing/countedRows'
import { suiteServer, type TestServer } from '../testing/testServer'

function filtersOf(list: List, pick: ReturnType<typeof chances>): URLSearchParams {
  const isActivity = list === 'activity'
  const search = pick(['', 'alpha', 'BET', '%', '_', 'example', '0x', 'nobody', '7'])
  const from = pick(['', ...days])
  const before = isActivity && pick(['', ...days])
  const actor = isActivity && pick(['', 'mona@tour.example', 'nobody'])
  const action = isActivity && pick(['', 'toggleUser', 'approveCampaign'])
  return new URLSearchParams({
    ...(search && { search }),
    ...(from && { created_from: from }),
    ...(before && { created_before: before }),
    ...(actor && { actor }),
    ...(action && { action }),
  })
}

describe('the counts of a list by status', () => {
  let server: TestServer
  suiteServer((made) => {
    server = made
    return addCountedRows(server)
  })

  for (const list of lists)
    test(`of ${list} are what the list itself answers, for 30 random searches and dates`, async () => {
      const as = await server.signIn('super-admin')
      const pick = chances(lists.indexOf(list) + 1)
      let narrowed = 0
      const { total: whole } = await countsOf(server, list, new URLSearchParams(), as)
      for (let round = 0; round < 30; round += 1) {
        const filters = filtersOf(list, pick)
        const counts = await countsOf(server, list, filters, as)
        assert.deepEqual(counts, await totalsOf(server, list, filters, as), filters.toString())
        if (counts.total > 0 && counts.total < whole) narrowed += 1
      }
      assert.ok(whole >= 40 && narrowed > 0)
    })
})
