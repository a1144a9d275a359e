import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { beforeEach, describe, test } from 'node:test'
import { asc, eq } from 'drizzle-orm'
import { endpoints, pathOf } from '../../src/contract/endpoints'
import type { ChangeName } from '../../src/contract/events'
import { keysOf } from '../../src/contract/keysOf'
import { admins, audit, campaigns, idempotencyKeys, invitations, settings, tasks, users } from '../db/schema'
import { answerOf, assertRefused } from '../testing/answers'
import { campaignRow, taskRow, userRow } from '../testing/rows'
import { suiteServer, type SignedIn, type TestServer } from '../testing/testServer'
import { files, multipart, taskParts } from '../testing/videos'

interface Write {
  readonly id?: string
  readonly body?: object
  readonly form?: ReturnType<typeof multipart>
}

const picture = { picture: files.jpeg.toString('base64') }

type WriteName = ChangeName | 'logout'

/** One of each that would be done. */
const writes: Readonly<Record<WriteName, Write>> = {
  setCanRedeem: {},
  toggleUser: { id: '1' },
  createAdmin: { body: { email: 'ann@example.com', name: 'Ann', role: 'moderator' } },
  toggleAdmin: { id: '1' },
  deleteAdmin: { id: '1' },
  createTask: { form: multipart(taskParts()) },
  toggleTask: { id: '1' },
  taskThumbnail: { id: '1', body: picture },
  toggleCampaign: { id: '1' },
  approveCampaign: { id: '2' },
  campaignThumbnail: { id: '1', body: picture },
  updateSetting: { id: '1', body: { value: '7' } },
  logout: {},
}
const names = keysOf(writes)

describe('a write whose body comes after', () => {
  let server: TestServer
  let boss: SignedIn
  let as: SignedIn
  suiteServer((made) => (server = made))
  beforeEach(async () => {
    await server.reset()
    await server.signIn('moderator')
    boss = await server.signIn('super-admin')
    as = await server.signIn('super-admin')
    await server.db.insert(users).values(userRow({ spunkyPoints: '100000' }))
    await server.db.insert(tasks).values(taskRow())
    await server.db.insert(campaigns).values([campaignRow({ isApproved: true }), campaignRow()])
  })

  /** Sends the headers; when the server, which has let them in, begins to read the body, `meanwhile` happens first. */
  function send(name: WriteName, meanwhile: () => Promise<void>, key = randomUUID()) {
    const { id, body = {}, form } = writes[name]
    const content = form?.payload ?? Buffer.from(JSON.stringify(body))
    async function* late() {
      await meanwhile()
      yield content
    }
    const type = form?.headers ?? { 'content-type': 'application/json' }
    const { authorization } = as
    return server.inject({
      method: endpoints[name].method,
      url: pathOf(name, id),
      headers: { ...type, authorization, 'idempotency-key': key, 'content-length': content.length },
      payload: Readable.from(late()),
    })
  }

  async function everything() {
    const tables = [settings, users, tasks, campaigns, admins, invitations, idempotencyKeys]
    const rows = await Promise.all(tables.map((table) => server.db.select().from(table)))
    return [...rows, await server.db.select().from(audit).orderBy(asc(audit.id))]
  }

  const done = async (call: ReturnType<TestServer['call']>) => assert.equal((await call).status, 200)
  const ofSender = () => ({ as: boss, id: String(as.admin.id) })

  for (const [what, end] of Object.entries({
    'its account was deactivated': () => done(server.call('toggleAdmin', ofSender())),
    'its account was deleted': () => done(server.call('deleteAdmin', ofSender())),
    'its session was left': () => done(server.call('logout', { as })),
    'its account got another role': async () => {
      await server.db.update(admins).set({ role: 'admin' }).where(eq(admins.id, as.admin.id))
    },
  }))
    for (const name of names)
      test(`${what} is told to sign in, and nothing is changed: ${name}`, async () => {
        let afterwards: unknown
        const reply = await send(name, async () => {
          await end()
          afterwards = await everything()
        })
        assertRefused(reply, 401, 'Sign in to continue')
        assert.equal(reply.headers['www-authenticate'], 'Bearer')
        assert.deepEqual(await everything(), afterwards)
      })

  test('nothing that ends its session is done', async () => {
    for (const name of names.filter((each) => each !== 'deleteAdmin')) {
      const reply = await send(name, () => done(server.call('generalStats', { as })))
      assert.ok(reply.status < 300, `${name} ${JSON.stringify(reply.body)}`)
    }
  })

  test('its account was deactivated is not told what the same write was answered before', async () => {
    const key = randomUUID()
    answerOf('createAdmin', await send('createAdmin', () => Promise.resolve(), key))
    assertRefused(await send('createAdmin', () => done(server.call('toggleAdmin', ofSender())), key), 401)
  })
})
