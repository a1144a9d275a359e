import assert from 'node:assert/strict'
import { readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { roles } from '../../src/contract/roles'
import { maxThumbnailBytes } from '../../src/contract/thumbnails'
import { campaigns, tasks } from '../db/schema'
import { sweepAtStart, sweepMedia } from '../media/sweepMedia'
import { answerOf, assertRefused } from '../testing/answers'
import { campaignRow, taskRow } from '../testing/rows'
import { testedServer } from '../testing/testedServer'
import type { SignedIn, TestServer } from '../testing/testServer'
import { files } from '../testing/videos'

const picture = files.jpeg.toString('base64')

describe('thumbnails', () => {
  let server: TestServer
  let as: SignedIn
  testedServer('moderator', (given) => ({ server, as } = given))
  beforeEach(async () => {
    for (const file of kept()) rmSync(join(server.dataDir, 'media', file))
    await server.db.insert(tasks).values([taskRow(), taskRow()])
    await server.db.insert(campaigns).values([campaignRow({ title: 'City tour' }), campaignRow()])
  })

  const kept = () => readdirSync(join(server.dataDir, 'media'))
  const ofTask = async (id: string) => {
    const { data } = answerOf('tasks', await server.call('tasks', { as }))
    return data.find((task) => task.id === id)?.thumbnail
  }
  const ofCampaign = async (id: string) => {
    const { data } = answerOf('campaigns', await server.call('campaigns', { as }))
    return data.campaign_ads.find((campaign) => campaign.id === id)?.thumbnail
  }

  for (const [name, linkOf] of [
    ['taskThumbnail', ofTask],
    ['campaignThumbnail', ofCampaign],
  ] as const) {
    test(`${name}: the row that has none has an empty link, and the one that got it a link to the picture as it was sent`, async () => {
      assert.equal((await server.call(name, { as, id: '1', body: { picture } })).status, 200)
      assert.equal(await linkOf('2'), '')
      const url = (await linkOf('1')) ?? ''
      const { statusCode, headers, rawPayload } = await server.app.inject({ url })
      assert.equal(statusCode, 200)
      assert.ok(rawPayload.equals(files.jpeg))
      assert.equal(headers['content-type'], 'image/jpeg')
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.equal(headers['cache-control'], 'private, max-age=43200, immutable')
      assert.equal(
        headers['content-security-policy'],
        "sandbox; default-src 'none'; media-src 'self'; frame-ancestors 'none'",
      )
    })

    test(`${name}: the first one stays, and a row that is not there has none`, async () => {
      await server.call(name, { as, id: '1', body: { picture } })
      const [url, stored] = [await linkOf('1'), kept()]
      for (const id of ['1', '99']) assertRefused(await server.call(name, { as, id, body: { picture } }), 409)
      assert.equal(await linkOf('1'), url)
      assert.deepEqual(kept(), stored)
    })

    test(`${name}: of two at once one is kept, and one file`, async () => {
      const answers = await Promise.all([1, 2].map(() => server.call(name, { as, id: '1', body: { picture } })))
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
      assert.equal(kept().length, 1)
    })

    const largest = Buffer.concat([files.jpeg, Buffer.alloc(maxThumbnailBytes)]).subarray(0, maxThumbnailBytes)
    const bad = {
      'an SVG': files.svg.toString('base64'),
      'a program': files.program.toString('base64'),
      'a PNG': Buffer.from('89504e470d0a1a0a', 'hex').toString('base64'),
      'no base64': `${picture}*`,
      'base64 with a line break': `/9j/\n${picture}`,
      'an address': 'data:image/jpeg;base64,/9j/',
      nothing: '',
      'a number': 7,
      'more than 60 kB': Buffer.concat([largest, Buffer.alloc(1)]).toString('base64'),
    }
    for (const [what, sent] of Object.entries(bad))
      test(`${name}: ${what} is refused and leaves nothing behind`, async () => {
        assertRefused(await server.call(name, { as, id: '1', body: { picture: sent } }), 422)
        assert.deepEqual([kept(), await linkOf('1')], [[], ''])
      })

    test(`${name}: exactly 60 kB are kept`, async () => {
      const body = { picture: largest.toString('base64') }
      assert.equal((await server.call(name, { as, id: '1', body })).status, 200)
      const [file = ''] = kept()
      assert.ok(readFileSync(join(server.dataDir, 'media', file)).equals(largest))
    })
  }

  test('those may keep one who may change the row', async () => {
    const statuses = async (name: 'taskThumbnail' | 'campaignThumbnail') => {
      const found = []
      for (const role of roles) {
        const { status } = await server.call(name, { as: await server.signIn(role), id: '1', body: { picture } })
        found.push(`${role} ${status === 403 ? 'may not' : 'may'}`)
      }
      return found.sort()
    }
    assert.deepEqual(await statuses('taskThumbnail'), ['admin may', 'editor may', 'moderator may', 'super-admin may'])
    assert.deepEqual(await statuses('campaignThumbnail'), [
      'admin may',
      'editor may not',
      'moderator may',
      'super-admin may',
    ])
  })

  test('a link needs its signature, stays the same for 12 hours and ends within 24', async () => {
    await server.call('taskThumbnail', { as, id: '1', body: { picture } })
    const url = (await ofTask('1')) ?? ''
    assertRefused(await server.inject({ url: url.replace(/expires=\d/, 'expires=9') }), 403)
    assertRefused(await server.inject({ url: url.split('?')[0] ?? '' }), 404)
    server.advance(11 * 60 * 60_000)
    assert.equal((await server.inject({ url })).status, 200)
    server.advance(13 * 60 * 60_000)
    assertRefused(await server.inject({ url }), 403)
  })

  test('goes with its video, however that is replaced, and its file with the next sweep', async () => {
    await server.call('taskThumbnail', { as, id: '1', body: { picture } })
    await server.call('campaignThumbnail', { as, id: '1', body: { picture } })
    assert.equal(kept().length, 2)
    await server.db.update(tasks).set({ points: '7', mediaName: 'same.mp4' }).where(eq(tasks.id, 1))
    await server.db.update(campaigns).set({ title: 'Another', mediaUrl: '/sandbox/media/picture.png' })
    assert.notEqual(await ofTask('1'), '')
    assert.notEqual(await ofCampaign('1'), '')

    await server.db.update(tasks).set({ mediaFile: 'other.mp4' }).where(eq(tasks.id, 1))
    assert.equal(await ofTask('1'), '')
    await sweep()
    assert.equal(kept().length, 1)
    await server.db.update(campaigns).set({ mediaUrl: '/sandbox/media/other.mp4' }).where(eq(campaigns.id, 1))
    assert.equal(await ofCampaign('1'), '')
    // One without a row among none that has one would be left, as those of another platform.
    await server.call('taskThumbnail', { as, id: '1', body: { picture } })
    await sweep()
    assert.deepEqual(kept().length, 1)
    assert.equal((await server.app.inject({ url: (await ofTask('1')) ?? '' })).statusCode, 200)
  })

  test('the log warns of the videos and thumbnails that are missing, and not when there are none', async (context) => {
    const warn = context.mock.method(server.app.log, 'warn')
    const warnings = async () => {
      await sweepAtStart({ db: server.db, config: { dataDir: server.dataDir } }, server.app.log)
      return warn.mock.calls.map((call) => String(call.arguments[0]))
    }
    const warning = '3 videos and thumbnails that tasks and campaigns name are missing in DATA_DIR/media'
    answerOf('taskThumbnail', await server.call('taskThumbnail', { as, id: '1', body: { picture } }))
    for (const file of kept()) rmSync(join(server.dataDir, 'media', file))
    assert.deepEqual(await warnings(), [warning])
    await server.db.delete(tasks)
    assert.deepEqual(await warnings(), [warning])
  })

  async function sweep() {
    const longAgo = Date.now() / 1000 - 2 * 60 * 60
    for (const file of kept()) utimesSync(join(server.dataDir, 'media', file), longAgo, longAgo)
    await sweepMedia({ db: server.db, config: { dataDir: server.dataDir } }, server.app.log)
  }
})
