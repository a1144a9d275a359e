import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { endpoints, pathOf, type Access } from '../src/contract/endpoints'
import { keysOf } from '../src/contract/keysOf'
import { roles, type Role } from '../src/contract/roles'
import { admins, sessions } from './db/schema'
import { assertRefused } from './testing/answers'
import { suiteServer, type TestServer } from './testing/testServer'

const names = keysOf(endpoints)

/** What would pass the guard and then be refused for what it says. */
const bodies = new Map<string, object>([
  ['login', { invitation: 'x' }],
  ['register', { invitation: 'x' }],
  ['invitation', { invitation: 'x' }],
])

/** Addresses beside the contract; metrics are there with their own token alone, videos at signed links. */
const withoutAccount = ['/api/health', '/api/ready', '/api/csp-report', '/media/:file']

/** The addresses in a printed tree of routes: four signs of indentation a level, a level is a part of the address. */
function addressesOf(tree: string): string[] {
  const parts: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indentation = '', part = '', methods] = /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? []
    if (part === '') return []
    parts.splice(indentation.length / 4, Infinity, part)
    return methods === undefined ? [] : [parts.join('')]
  })
}

describe('access matrix', () => {
  let server: TestServer
  suiteServer((made) => (server = made))

  /** Who comes: nobody, each role, and whose session does not count any more. What they bear, if anything. */
  const principals: Readonly<Record<string, () => Promise<{ authorization: string } | undefined>>> = {
    anonymous: () => Promise.resolve(undefined),
    ...Object.fromEntries(roles.map((role) => [role, () => server.signIn(role)])),
    'a disabled account': () => server.signIn('super-admin', { isActive: false }),
    'an expired token': async () => {
      const as = await server.signIn('super-admin')
      const [createdAt, lastSeenAt] = [8 * 60, 30].map((minutes) => ago(minutes))
      await server.db.update(sessions).set({ createdAt, lastSeenAt }).where(eq(sessions.adminId, as.admin.id))
      return as
    },
    'a garbage token': () => Promise.resolve({ authorization: `Bearer ${'x'.repeat(43)}` }),
  }
  const ago = (minutes: number) => new Date(server.clock() - minutes * 60_000).toISOString()
  const isRole = (name: string): name is Role => roles.some((role) => role === name)

  for (const [principal, bears] of Object.entries(principals))
    for (const name of names) {
      const access: Access = endpoints[name].access
      const isIn = access === 'anyone' || (isRole(principal) && access.includes(principal))
      const expected = isIn ? 'is let in' : isRole(principal) ? 'is refused with 403' : 'is refused with 401'
      test(`${principal} ${expected} at ${name}`, async () => {
        // No such row and no good body: whoever is let in is told about that, and only then.
        const reply = await server.call(name, { as: await bears(), id: '999999', body: bodies.get(name) })
        if (isIn)
          assert.ok(![401, 403, 405, 500].includes(reply.status), `${reply.status} ${JSON.stringify(reply.body)}`)
        else if (isRole(principal)) assertRefused(reply, 403, 'Your role cannot do this')
        else {
          assertRefused(reply, 401, 'Sign in to continue')
          assert.equal(reply.headers['www-authenticate'], 'Bearer')
        }
      })
    }

  test('every address of the server stands in the contract, or is one of the few that need no account', () => {
    const known = new Set([...names.map((name) => endpoints[name].path), ...withoutAccount])
    assert.deepEqual(
      addressesOf(server.app.printRoutes({ commonPrefix: false })).filter((address) => !known.has(address)),
      [],
    )
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
    const same = await server.signIn('moderator')
    await server.db.update(admins).set({ isActive: false }).where(eq(admins.id, disabled.admin.id))
    await server.db.update(admins).set({ role: 'editor' }).where(eq(admins.id, lowered.admin.id))
    await server.db.delete(admins).where(eq(admins.id, deleted.admin.id))
    await server.db.update(admins).set({ role: 'moderator', name: 'Mo' }).where(eq(admins.id, same.admin.id))
    assertRefused(await server.call('users', { as: disabled }), 401)
    assertRefused(await server.call('users', { as: lowered }), 401)
    assertRefused(await server.call('users', { as: deleted }), 401)
    assert.equal((await server.call('users', { as: same })).status, 200)
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
      // `inject` cannot send TRACE, so the router is asked.
      const trace = server.app.findRoute({ method: 'TRACE', url: endpoints[name].path })
      assert.ok(trace, url)
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
