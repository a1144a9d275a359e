import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { endpoints, pathOf, type Access, type EndpointName } from '../src/api/contract/endpoints'
import { roles } from '../src/api/contract/roles'
import { admins } from './db/schema'
import { assertRefused } from './testing/answers'
import { testServer, type TestServer } from './testing/testServer'

const isEndpoint = (name: string): name is EndpointName => name in endpoints
const names = Object.keys(endpoints).filter(isEndpoint)
const guarded = names.filter((name) => endpoints[name].access !== 'anyone')

describe('access matrix', () => {
  let server: TestServer
  before(async () => {
    server = await testServer()
  })
  after(() => server.close())

  for (const name of guarded)
    test(`${name} is refused without a session`, async () => {
      assertRefused(await server.call(name, { id: '1' }), 401, 'Sign in to go on')
    })

  for (const role of roles)
    for (const name of guarded) {
      const access: Access = endpoints[name].access
      const allowed = access.includes(role)
      test(`${role} ${allowed ? 'may' : 'may not'} call ${name}`, async () => {
        const as = await server.signIn(role)
        // No such row and no body: whoever is let in is told about that, and only then.
        const reply = await server.call(name, { as, id: '999999' })
        if (allowed)
          assert.ok(![401, 403, 405, 500].includes(reply.status), `${reply.status} ${JSON.stringify(reply.body)}`)
        else assertRefused(reply, 403, 'Your role cannot do this')
      })
    }

  for (const name of ['login', 'register'] as const)
    test(`${name} needs no session`, async () => {
      const { status } = await server.call(name, { body: { invitation: 'x' } })
      assert.equal(status, 422)
    })

  test('no session opens with a garbage, foreign or misplaced token', async () => {
    const { token } = await server.signIn('super-admin')
    for (const authorization of [
      '',
      'Bearer',
      'Bearer x',
      `Basic ${token}`,
      `Bearer ${token}x`,
      `Bearer ${token.slice(1)}A`,
    ])
      assertRefused(await server.call('settings', { as: { authorization } }), 401)
    assert.equal((await server.call('settings', { query: `?access_token=${token}` })).status, 401)
    assert.equal((await server.call('logout', { body: { token } })).status, 401)
  })

  test('disabling, deleting or another role act on the very next request', async () => {
    const disabled = await server.signIn('moderator')
    const lowered = await server.signIn('moderator')
    const deleted = await server.signIn('moderator')
    await server.db.update(admins).set({ isActive: false }).where(eq(admins.id, disabled.admin.id))
    await server.db.update(admins).set({ role: 'editor' }).where(eq(admins.id, lowered.admin.id))
    await server.db.delete(admins).where(eq(admins.id, deleted.admin.id))
    assertRefused(await server.call('users', { as: disabled }), 401)
    assertRefused(await server.call('users', { as: lowered }), 403)
    assertRefused(await server.call('users', { as: deleted }), 401)
  })

  test('other methods are 405 at every address, and HEAD is guarded like GET', async () => {
    const as = await server.signIn('super-admin')
    for (const name of names) {
      const url = pathOf(name, '1')
      const real: readonly string[] = names
        .filter((other) => pathOf(other, '1') === url)
        .map((other) => endpoints[other].method)
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
        if (real.includes(method)) continue
        const reply = await server.inject({ method, url, headers: { authorization: as.authorization } })
        assertRefused(reply, 405)
        assert.equal(
          reply.headers.allow,
          real.flatMap((known) => (known === 'GET' ? ['GET', 'HEAD'] : [known])).join(', '),
        )
      }
      const head = await server.inject({ method: 'HEAD', url })
      assert.equal(head.status, real.includes('GET') ? 401 : 405, url)
    }
  })

  test('an override header changes no method', async () => {
    const as = await server.signIn('super-admin')
    const headers = { authorization: as.authorization, 'x-http-method-override': 'DELETE' }
    assert.equal((await server.inject({ method: 'GET', url: pathOf('settings'), headers })).status, 200)
  })
})
