import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { endpoints, pathOf } from '../../src/contract/endpoints'
import { audit, campaigns, idempotencyKeys } from '../db/schema'
import { eventServer } from '../testing/eventServer'
import { campaignRow } from '../testing/rows'
import type { TestServer } from '../testing/testServer'

describe('who has which campaign open', () => {
  let server: TestServer
  let open: Awaited<ReturnType<typeof eventServer>>['open']
  before(async () => {
    ;({ server, open } = await eventServer())
  })
  beforeEach(async () => {
    await server.reset()
    await server.db.insert(campaigns).values([campaignRow(), campaignRow()])
    await server.app.events.beat()
  })
  after(() => server.close())

  const view = async (as: { authorization: string }, id: string, body: object = {}) => {
    const { status } = await server.call('viewCampaign', { as, id, body })
    assert.equal(status, 200)
  }

  test('is told to others when it changes and when they come, and not when it is said again', async () => {
    const [mona, bo] = [await server.signIn('moderator', { name: 'Mona' }), await server.signIn('moderator')]
    const stream = await open(bo)
    await view(mona, '1')
    await view(mona, '1')
    await view(mona, '2')
    assert.deepEqual((await stream.next())?.data, { viewing: [{ id: '1', by: 'Mona' }] })
    assert.deepEqual((await stream.next())?.data, { viewing: [{ id: '2', by: 'Mona' }] })
    // Another tab of hers closes the first.
    await view(mona, '1', { open: false })
    const later = await open(await server.signIn('admin'))
    assert.deepEqual((await later.next())?.data, { viewing: [{ id: '2', by: 'Mona' }] })
    await view(mona, '2', { open: false })
    assert.deepEqual((await stream.next())?.data, { viewing: [] })
    stream.close()
    later.close()
  })

  test('is not told to whoever has it open', async () => {
    const mona = await server.signIn('moderator')
    const stream = await open(mona)
    await view(mona, '1')
    assert.deepEqual((await stream.next())?.data, { viewing: [] })
    stream.close()
  })

  test('lapses after a minute', async () => {
    const [mona, bo] = [await server.signIn('moderator', { name: 'Mona' }), await server.signIn('moderator')]
    await view(mona, '1')
    const stream = await open(bo)
    assert.deepEqual((await stream.next())?.data, { viewing: [{ id: '1', by: 'Mona' }] })
    server.advance(59_999)
    await server.app.events.beat()
    assert.equal(await stream.block(), ':')
    server.advance(1)
    await server.app.events.beat()
    assert.deepEqual((await stream.next())?.data, { viewing: [] })
    stream.close()
  })

  for (const [what, role, ids] of [
    ['of a campaign that does not exist', 'moderator', ['77', 'no id']],
    ['to an editor', 'editor', ['1']],
  ] as const)
    test(`is not told ${what}`, async () => {
      const mona = await server.signIn('moderator')
      const stream = await open(await server.signIn(role))
      for (const id of ids) await view(mona, id)
      await server.app.events.beat()
      assert.equal(await stream.block(), ':')
      stream.close()
    })

  test('is written neither to the audit nor under a key', async () => {
    const { authorization } = await server.signIn('moderator')
    const headers = { authorization, 'idempotency-key': 'a-key-of-some-length' }
    const counts = () => Promise.all([audit, idempotencyKeys].map((table) => server.db.$count(table)))
    const before = await counts()
    const { method } = endpoints.viewCampaign
    const reply = await server.inject({ method, url: pathOf('viewCampaign', '1'), headers, payload: {} })
    assert.equal(reply.status, 200)
    assert.deepEqual(await counts(), before)
  })
})
