import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { audit, campaigns } from '../db/schema'
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

  test('is told to nobody of a campaign that does not exist', async () => {
    const [mona, bo] = [await server.signIn('moderator', { name: 'Mona' }), await server.signIn('moderator')]
    const stream = await open(bo)
    await view(mona, '77')
    await view(mona, 'no id')
    await server.app.events.beat()
    assert.equal(await stream.block(), ':')
    stream.close()
  })

  test('is not told to an editor', async () => {
    const [mona, editor] = [await server.signIn('moderator', { name: 'Mona' }), await server.signIn('editor')]
    const stream = await open(editor)
    await view(mona, '1')
    await server.app.events.beat()
    assert.equal(await stream.block(), ':')
    stream.close()
  })

  test('is written neither to the audit nor under a key', async () => {
    const mona = await server.signIn('moderator')
    const before = await server.db.$count(audit)
    await view(mona, '1')
    assert.equal(await server.db.$count(audit), before)
  })
})
