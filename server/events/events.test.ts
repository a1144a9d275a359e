import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { admins, campaigns, tasks, users } from '../db/schema'
import { answerOf, assertRefused } from '../testing/answers'
import { eventServer } from '../testing/eventServer'
import { campaignRow, taskRow, userRow } from '../testing/rows'
import type { TestServer } from '../testing/testServer'

describe('the stream of events', () => {
  let server: TestServer
  let open: Awaited<ReturnType<typeof eventServer>>['open']
  before(async () => {
    ;({ server, open } = await eventServer())
  })
  beforeEach(async () => {
    await server.reset()
    await server.db.insert(campaigns).values([campaignRow(), campaignRow(), campaignRow()])
    await server.db.insert(users).values(userRow())
    await server.db.insert(tasks).values(taskRow())
  })
  after(() => server.close())

  test('tells what a colleague has changed and who it was, and nothing of how', async () => {
    const [mona, bo] = [await server.signIn('moderator', { name: 'Mona' }), await server.signIn('super-admin')]
    const stream = await open(bo)
    assert.equal((await server.call('approveCampaign', { as: mona, id: '2' })).status, 200)
    const told = await stream.next()
    assert.equal(told?.event, 'changed')
    assert.deepEqual(told.data, {
      tags: [{ type: 'Campaign', id: '2' }, { type: 'CampaignStats' }, { type: 'GeneralStats' }, { type: 'Activity' }],
      by: 'Mona',
    })
    stream.close()
  })

  test('tells a role only of what it may read, and an admin not which super-admin has changed', async () => {
    const boss = await server.signIn('super-admin', { name: 'Bo' })
    const [editor, admin] = [await open(await server.signIn('editor')), await open(await server.signIn('admin'))]
    const { admin: other } = await server.signIn('super-admin')
    await server.call('toggleUser', { as: boss, id: '1' })
    await server.call('updateSetting', { as: boss, id: '1', body: { value: '7' } })
    await server.call('toggleAdmin', { as: boss, id: String(other.id) })
    const figures = { type: 'GeneralStats' }
    assert.deepEqual((await admin.next())?.data, { tags: [{ type: 'User', id: '1' }, figures], by: 'Bo' })
    assert.deepEqual((await admin.next())?.data, { tags: [figures], by: 'Bo' })
    assert.deepEqual((await admin.next())?.data, { tags: [{ type: 'AdminUser' }], by: 'Bo' })
    // An editor learns of none of these.
    await server.call('toggleTask', { as: boss, id: '1' })
    assert.deepEqual((await editor.next())?.data, { tags: [{ type: 'Task', id: '1' }], by: 'Bo' })
    editor.close()
    admin.close()
  })

  test('tells the key of a write to the account that sent it, and to nobody else', async () => {
    const [mona, bo] = [await server.signIn('moderator'), await server.signIn('moderator')]
    const [own, others] = [await open(mona), await open(bo)]
    const key = 'b6c1f2de-6c5e-4b8a-9c3c-0c4c3f0a1d11'
    const headers = { authorization: mona.authorization, 'idempotency-key': key }
    await server.inject({ method: 'PUT', url: '/api/admin/campaign-ads/1/approve', headers })
    const keyIn = (told: { data: unknown } | undefined) => JSON.stringify(told?.data).includes(key)
    assert.equal(keyIn(await own.next()), true)
    assert.equal(keyIn(await others.next()), false)
    // A repeat changes nothing, so that nothing is told.
    await server.inject({ method: 'PUT', url: '/api/admin/campaign-ads/1/approve', headers })
    await server.call('approveCampaign', { as: bo, id: '2' })
    assert.match(JSON.stringify((await others.next())?.data), /"id":"2"/)
    own.close()
    others.close()
  })

  test('tells that an invitation was accepted', async () => {
    const boss = await server.signIn('super-admin')
    const invited = { name: 'Ann', email: 'ann@example.com', role: 'moderator' }
    const { data } = answerOf('createAdmin', await server.call('createAdmin', { as: boss, body: invited }))
    const stream = await open(boss)
    const password = 'long enough, and new'
    const body = { invitation: data.invitation, password, password_confirmation: password }
    answerOf('register', await server.call('register', { body }))
    const [ann] = await server.db.select().from(admins).where(eq(admins.email, invited.email))
    const told: unknown[] = [(await stream.next())?.data, (await stream.next())?.data]
    const accepted = { tags: [{ type: 'AdminUser', id: String(ann?.id) }, { type: 'Activity' }], by: 'Ann' }
    assert.deepEqual(told.at(-1), accepted)
    stream.close()
  })

  test('says nothing of a write that was refused', async () => {
    const mona = await server.signIn('moderator')
    const stream = await open(mona)
    assertRefused(await server.call('toggleCampaign', { as: mona, id: '1' }), 409)
    await server.call('approveCampaign', { as: mona, id: '3' })
    assert.match(JSON.stringify((await stream.next())?.data), /"id":"3"/)
    stream.close()
  })

  test('says nothing of a change that failed after it was announced', async () => {
    const mona = await server.signIn('moderator')
    const stream = await open(mona)
    const failing = server.app.events.transaction(async (_tx, announce) => {
      await announce({ kind: 'changed', id: 'failed', tags: [{ type: 'Campaign', id: '1' }], by: 'Bo', adminId: 0 })
      throw new Error('later')
    })
    await assert.rejects(failing, /later/)
    await server.call('approveCampaign', { as: mona, id: '3' })
    assert.match(JSON.stringify((await stream.next())?.data), /"id":"3"/)
    stream.close()
  })

  test('is resumed after the last event that arrived', async () => {
    const mona = await server.signIn('moderator')
    const stream = await open(mona)
    await server.call('approveCampaign', { as: mona, id: '1' })
    const last = await stream.next()
    stream.close()
    await server.call('approveCampaign', { as: mona, id: '2' })
    await server.call('approveCampaign', { as: mona, id: '3' })
    const again = await open(mona, last?.id)
    assert.equal(again.id, last?.id)
    assert.match(JSON.stringify(await again.next()), /"event":"changed".*"id":"2"/)
    assert.match(JSON.stringify(await again.next()), /"event":"changed".*"id":"3"/)
    again.close()
  })

  test('is resumed with all of the last thousand changes, more than may wait for a slow reader', async () => {
    const mona = await server.signIn('moderator')
    const ids = Array.from({ length: 1001 }, (_, index) => `${index}-${randomUUID()}`)
    for (const id of ids)
      server.app.events.receive({ kind: 'changed', id, tags: [{ type: 'Campaign', id: '1' }], by: 'Bo', adminId: 0 })
    const stream = await open(mona, ids[0])
    for (const id of ids.slice(1)) assert.equal((await stream.next())?.id, id)
    stream.close()
  })

  test('that cannot be resumed says that everything may have changed', async () => {
    const stream = await open(await server.signIn('moderator'), 'an-id-of-yesterday')
    assert.deepEqual(await stream.next(), { id: undefined, event: 'missed', data: {} })
    stream.close()
  })

  test('that begins just after its process has heard nothing says that everything may have changed', async () => {
    const mona = await server.signIn('moderator')
    server.app.events.silence()
    server.advance(31_000)
    server.app.events.hears()
    const stream = await open(mona)
    assert.equal((await stream.next())?.event, 'missed')
    stream.close()
  })

  test('begins with what has changed in the half minute before, while the page was being read', async () => {
    const mona = await server.signIn('moderator')
    await server.call('approveCampaign', { as: mona, id: '1' })
    server.advance(31_000)
    await server.call('approveCampaign', { as: mona, id: '2' })
    const stream = await open(mona)
    assert.match(JSON.stringify((await stream.next())?.data), /"id":"2"/)
    stream.close()
  })
})
