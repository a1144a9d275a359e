import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { array, mixed, object } from 'yup'
import { hostOf } from '../db/columns'
import { campaigns } from '../db/schema'
import { answerOf, assertRefused } from '../testing/answers'
import { campaignRow } from '../testing/rows'
import { testedServer } from '../testing/testedServer'
import type { SignedIn, TestServer } from '../testing/testServer'

const explained = object({ rows: array(object({ 'QUERY PLAN': mixed().required() })).required() })

describe('the other campaigns for a website', () => {
  let server: TestServer
  let as: SignedIn
  testedServer('moderator', (given) => ({ server, as } = given))

  /** Adds a campaign for each address; answers those that belong to the first, and their total. */
  async function relatedTo(...websites: string[]) {
    await server.db.insert(campaigns).values(websites.map((websiteUrl) => campaignRow({ websiteUrl })))
    const { data, total } = answerOf('relatedCampaigns', await server.call('relatedCampaigns', { as, id: '1' }))
    return { websites: data.campaign_ads.map(({ website_url }) => website_url), total }
  }

  const same = [
    'http://tour.example',
    'HTTPS://Tour.Example/a?b=1',
    'tour.example/c',
    'https://tour.example:8443#d',
    'https://tour.example?e',
  ]
  const other = [
    'https://www.tour.example',
    'https://tour.example.evil.example',
    'https://nottour.example',
    'https://tour.example@evil.example',
    'https://tour.example:pass@evil.example',
    '',
  ]

  test('are those with the same host, newest first, whatever scheme, port, path and case', async () => {
    const { websites, total } = await relatedTo('https://tour.example', ...other, ...same)
    assert.deepEqual([websites, total], [same.toReversed(), same.length])
  })

  for (const odd of ['', 'no website', 'javascript:alert(1)', 'https://user@tour.example', 'https://localhost'])
    test(`are none for ${odd || 'no address'}, which has no host`, async () => {
      assert.deepEqual(await relatedTo(odd, odd, 'https://tour.example'), { websites: [], total: 0 })
    })

  test('are ten at most, with the number of all', async () => {
    const { websites, total } = await relatedTo(...Array<string>(13).fill('https://tour.example'))
    assert.deepEqual([websites.length, total], [10, 12])
  })

  test('are none for a campaign that does not exist', async () => {
    await relatedTo('https://tour.example', 'https://tour.example')
    const { body } = await server.call('relatedCampaigns', { as, id: '99' })
    assert.deepEqual(body, { data: { campaign_ads: [] }, total: 0, applied: [] })
    assertRefused(await server.call('relatedCampaigns', { as, id: "1' or '1'='1" }), 404)
  })

  test('are found by an index', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => campaignRow({ websiteUrl: `https://site${index}.example` }))
    for (const start of [0, 1000]) await server.db.insert(campaigns).values(many.slice(start, start + 1000))
    await server.db.execute(sql`analyze campaigns`)
    const query = sql`explain select id from campaigns where ${hostOf(campaigns.websiteUrl)} = 'site7.example'`
    const { rows } = explained.validateSync(await server.db.execute(query))
    assert.match(JSON.stringify(rows), /campaigns_host/)
  })
})
