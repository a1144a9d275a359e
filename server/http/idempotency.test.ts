import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { count } from 'drizzle-orm'
import { audit, idempotencyKeys, invitations, tasks, users } from '../db/schema'
import { endpoints, pathOf, type EndpointName } from '../../src/contract/endpoints'
import { answerOf, assertRefused } from '../testing/answers'
import { userRow } from '../testing/rows'
import { testedServer } from '../testing/testedServer'
import type { SignedIn, TestServer } from '../testing/testServer'
import { sendForm } from '../testing/uploadTask'
import { files, multipart, taskParts } from '../testing/videos'

describe('a write under an Idempotency-Key', () => {
  let server: TestServer
  let as: SignedIn
  testedServer('super-admin', (given) => ({ server, as } = given))
  beforeEach(async () => {
    const media = join(server.dataDir, 'media')
    for (const file of readdirSync(media)) rmSync(join(media, file))
    await server.db.insert(users).values([userRow({ email: 'mona@example.com' }), userRow()])
  })

  const write = (name: EndpointName, key: string, { id, body }: { id?: string; body?: object } = {}, by = as) =>
    server.inject({
      method: endpoints[name].method,
      url: pathOf(name, id),
      headers: { authorization: by.authorization, 'idempotency-key': key },
      ...(body && { payload: body }),
    })
  const upload = (key: string, content: Buffer = files.mp4) => {
    const { payload, headers } = multipart(taskParts(content))
    return sendForm(server, as, { payload, headers: { ...headers, 'idempotency-key': key } })
  }
  const isActive = async (id: number) => (await server.db.select().from(users)).find((user) => user.id === id)?.isActive
  const audited = async () => (await server.db.select({ lines: count() }).from(audit))[0]?.lines ?? 0

  test('is made and audited once, and answered alike each time', async () => {
    const [key, before] = [randomUUID(), await audited()]
    const first = await write('toggleUser', key, { id: '1' })
    const again = await write('toggleUser', key, { id: '1' })
    assert.deepEqual([again.status, again.body], [200, first.body])
    assert.equal(await isActive(1), false)
    assert.equal((await audited()) - before, 1)
  })

  test('is made once when ten come at the same time', async () => {
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 10 }, () => write('toggleUser', key, { id: '1' })))
    for (const reply of replies) assert.equal(answerOf('toggleUser', reply).message, 'mona@example.com deactivated')
    assert.equal(await isActive(1), false)
  })

  test('gives the same invitation again, and keeps it where only the key can read it', async () => {
    const key = randomUUID()
    const body = { email: 'ann@example.com', name: 'Ann', role: 'editor' }
    const first = answerOf('createAdmin', await write('createAdmin', key, { body }))
    const again = await write('createAdmin', key, { body })
    assert.deepEqual([again.status, answerOf('createAdmin', again)], [201, first])
    const kept = JSON.stringify([
      await server.db.select().from(idempotencyKeys),
      await server.db.select().from(invitations),
      await server.db.select().from(audit),
    ])
    for (const secret of [key, first.data.invitation]) assert.ok(!kept.includes(secret))
  })

  test('is answered as it was, whatever was written since under other keys', async () => {
    const [key, other] = [randomUUID(), randomUUID()]
    const first = await write('toggleUser', key, { id: '1' })
    const second = await write('toggleUser', other, { id: '2' })
    assert.deepEqual((await write('toggleUser', key, { id: '1' })).body, first.body)
    assert.deepEqual((await write('toggleUser', other, { id: '2' })).body, second.body)
  })

  test('uploads a task once', async () => {
    const key = randomUUID()
    const replies = await Promise.all([upload(key), upload(key), upload(key)])
    assert.deepEqual(
      replies.map(({ status }) => status),
      [201, 201, 201],
    )
    assert.equal(await server.db.$count(tasks), 1)
    assert.deepEqual(
      readdirSync(join(server.dataDir, 'media')),
      (await server.db.select().from(tasks)).map(({ mediaFile }) => mediaFile),
    )
  })

  test('is answered alike when it made the last upload of its hour, and no further one is', async () => {
    const keys = Array.from({ length: 20 }, () => randomUUID())
    const [key = ''] = keys
    const replies = await Promise.all(keys.map((one) => upload(one)))
    assert.ok(replies.every(({ status }) => status === 201))
    const again = await upload(key)
    assert.deepEqual([again.status, again.body], [201, replies[0]?.body])
    assertRefused(await upload(randomUUID()), 429)
    assert.equal(readdirSync(join(server.dataDir, 'media')).length, 20)
  })

  test('cannot be another video of the same name and size', async () => {
    const [key, other] = [randomUUID(), Buffer.from(files.mp4)]
    other.writeUInt8(other.readUInt8(other.length - 1) ^ 1, other.length - 1)
    assert.equal((await upload(key)).status, 201)
    assertRefused(await upload(key, other), 422, 'This Idempotency-Key was used for another request')
    assert.equal((await upload(key)).status, 201)
    const rows = await server.db.select().from(tasks)
    assert.deepEqual(
      readdirSync(join(server.dataDir, 'media')),
      rows.map(({ mediaFile }) => mediaFile),
    )
    assert.equal(rows.length, 1)
  })

  test('cannot be another write: another row, another value, another endpoint', async () => {
    const key = randomUUID()
    await write('toggleUser', key, { id: '1' })
    assertRefused(await write('toggleUser', key, { id: '2' }), 422, 'This Idempotency-Key was used for another request')
    assertRefused(await write('toggleTask', key, { id: '1' }), 422)
    const settingKey = randomUUID()
    await write('updateSetting', settingKey, { id: '1', body: { value: '50' } })
    assertRefused(await write('updateSetting', settingKey, { id: '1', body: { value: '51' } }), 422)
    assert.equal(await isActive(2), true)
  })

  test('is its own for each account', async () => {
    const key = randomUUID()
    await write('toggleUser', key, { id: '1' })
    await write('toggleUser', key, { id: '1' }, await server.signIn('moderator'))
    assert.equal(await isActive(1), true)
  })

  test('that was refused can be tried again', async () => {
    const key = randomUUID()
    const id = String(as.admin.id + 1)
    assertRefused(await write('toggleAdmin', key, { id }), 404)
    const { admin } = await server.signIn('editor')
    assert.equal(answerOf('toggleAdmin', await write('toggleAdmin', key, { id })).message, `${admin.email} deactivated`)
  })

  test('without a key each is made', async () => {
    await server.call('toggleUser', { as, id: '1' })
    await server.call('toggleUser', { as, id: '1' })
    assert.equal(await isActive(1), true)
  })

  test('a key that is none is refused', async () => {
    for (const key of ['x'.repeat(15), 'with a blank in it', 'x'.repeat(201)])
      assertRefused(await write('toggleUser', key, { id: '1' }), 422, /^Idempotency-Key is/)
    assert.equal(await isActive(1), true)
  })
})
