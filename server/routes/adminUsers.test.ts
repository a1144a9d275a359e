import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { grantableRoles, roles } from '../../src/contract/roles'
import { admins, sessions, signInWindows } from '../db/schema'
import { keepHouse } from '../housekeeping'
import { addAccount, password } from '../testing/account'
import { answerOf, assertRefused } from '../testing/answers'
import { suiteServer, type TestServer } from '../testing/testServer'

describe('admin accounts', () => {
  let server: TestServer
  suiteServer((made) => (server = made))
  beforeEach(() => server.reset())

  const person = { name: 'New', email: 'new@example.com', role: 'moderator' }

  test('an admin sees moderators only, in rows, total and search; a super-admin sees all', async () => {
    const admin = await server.signIn('admin')
    const superAdmin = await server.signIn('super-admin')
    for (const role of roles) await server.signIn(role)
    const seen = answerOf('adminUsers', await server.call('adminUsers', { as: admin }))
    assert.deepEqual(
      seen.data.admins.map(({ role }) => role),
      ['moderator'],
    )
    assert.equal(seen.total, 1)
    const searched = answerOf('adminUsers', await server.call('adminUsers', { as: admin, query: '?search=admin' }))
    assert.equal(searched.total, 0)
    assert.equal(answerOf('adminUsers', await server.call('adminUsers', { as: superAdmin })).total, 6)
  })

  for (const creator of ['admin', 'super-admin'] as const)
    for (const role of roles) {
      const may = grantableRoles[creator].includes(role)
      test(`${creator} ${may ? 'may' : 'may not'} create ${role}`, async () => {
        const as = await server.signIn(creator)
        const reply = await server.call('createAdmin', { as, body: { ...person, role } })
        if (!may) return assertRefused(reply, 403)
        const { data } = answerOf('createAdmin', reply)
        assert.equal(reply.status, 201)
        assert.equal(data.expires_at, new Date(server.clock() + 24 * 60 * 60_000).toISOString())
        const [created] = await server.db.select().from(admins).where(eq(admins.email, person.email))
        assert.deepEqual([created?.role, created?.passwordHash], [role, null])
      })
    }

  test('who was deleted while the request was under way creates nobody and is told to sign in', async (context) => {
    const as = await server.signIn('super-admin')
    const transaction = server.db.transaction.bind(server.db)
    context.mock.method(
      server.db,
      'transaction',
      async (...given: Parameters<typeof transaction>) => {
        await server.db.delete(admins).where(eq(admins.id, as.admin.id))
        return transaction(...given)
      },
      { times: 1 },
    )
    assertRefused(await server.call('createAdmin', { as, body: person }), 401)
    assert.equal(await server.db.$count(admins), 0)
  })

  test('a row says until when its invitation is open, or was, and nothing once a password is chosen', async () => {
    const as = await server.signIn('super-admin')
    const { data } = answerOf('createAdmin', await server.call('createAdmin', { as, body: person }))
    const [earlier] = await server.db
      .insert(admins)
      .values({ ...person, email: 'earlier@example.com', role: 'editor' })
      .returning()
    const untils = async (query: string) => {
      const { data: found, total } = answerOf('adminUsers', await server.call('adminUsers', { as, query }))
      return { total, rows: Object.fromEntries(found.admins.map((row) => [row.email, row.invited_until])) }
    }
    const open = { [person.email]: data.expires_at, 'earlier@example.com': earlier?.createdAt }
    assert.deepEqual(await untils('?status=invited'), { total: 2, rows: open })
    server.advance(25 * 60 * 60_000)
    await keepHouse(server)
    const later = await server.signIn('super-admin')
    const query = '?search=new@'
    const found = answerOf('adminUsers', await server.call('adminUsers', { as: later, query }))
    assert.deepEqual(
      found.data.admins.map((row) => row.invited_until),
      [data.expires_at],
    )
  })

  test('who has accepted is invited no more', async () => {
    const as = await server.signIn('super-admin')
    const { data } = answerOf('createAdmin', await server.call('createAdmin', { as, body: person }))
    const chosen = 'long enough, and new'
    const body = { invitation: data.invitation, password: chosen, password_confirmation: chosen }
    answerOf('register', await server.call('register', { body }))
    const invited = answerOf('adminUsers', await server.call('adminUsers', { as, query: '?status=invited' }))
    assert.equal(invited.total, 0)
    const all = answerOf('adminUsers', await server.call('adminUsers', { as }))
    assert.deepEqual(new Set(all.data.admins.map((row) => row.invited_until)), new Set(['']))
  })

  for (const [what, change] of Object.entries({
    'an unknown role': { role: 'root' },
    'a role in capitals': { role: 'MODERATOR' },
    'a role with a blank': { role: 'moderator ' },
    'a list as role': { role: ['moderator'] },
    'an object as role': { role: { $ne: '' } },
    'a given password': { password: 'longenough' },
    'a given state': { is_active: false },
    'a given id': { id: 1 },
    'no name': { name: ' ' },
    'an e-mail without a dot': { email: 'a@b' },
    'two e-mails': { email: 'a@b.c,d@e.f' },
    'an e-mail with a line break': { email: 'a@b.c\r\nbcc: d@e.f' },
    'a long e-mail': { email: `${'a'.repeat(250)}@b.co` },
  }))
    test(`creating with ${what} is refused`, async () => {
      const as = await server.signIn('super-admin')
      assertRefused(await server.call('createAdmin', { as, body: { ...person, ...change } }), 422)
      assert.equal(await server.db.$count(admins), 1)
    })

  test('keys of the prototype change nothing', async () => {
    const as = await server.signIn('super-admin')
    const payload = '{"__proto__":{"polluted":true},"name":"x","email":"x@y.zz","role":"editor"}'
    const headers = { authorization: as.authorization, 'content-type': 'application/json' }
    const reply = await server.inject({ method: 'POST', url: '/api/admin/admin-users', headers, payload })
    assertRefused(reply, 400)
    assert.equal(Reflect.get({}, 'polluted'), undefined)
  })

  for (const name of ['toggleAdmin', 'deleteAdmin'] as const) {
    test(`${name}: nobody acts on themselves`, async () => {
      for (const role of ['admin', 'super-admin'] as const) {
        const as = await server.signIn(role)
        const reply = await server.call(name, { as, id: String(as.admin.id) })
        assertRefused(reply, 403, 'You cannot change your own account')
      }
    })

    test(`${name}: an admin acts on moderators only`, async () => {
      const as = await server.signIn('admin')
      for (const role of ['editor', 'admin', 'super-admin'] as const) {
        const { admin } = await server.signIn(role)
        assertRefused(await server.call(name, { as, id: String(admin.id) }), 403, 'You can only change moderators')
      }
      const { admin } = await server.signIn('moderator')
      answerOf(name, await server.call(name, { as, id: String(admin.id) }))
    })

    test(`${name} ends every session of the account at once`, async () => {
      const as = await server.signIn('super-admin')
      const target = await server.signIn('admin')
      answerOf(name, await server.call(name, { as, id: String(target.admin.id) }))
      assertRefused(await server.call('users', { as: target }), 401)
      assert.equal(await server.db.$count(sessions, eq(sessions.adminId, target.admin.id)), 0)
    })

    test(`${name}: of two super-admins who act on each other at once, one stays`, async () => {
      const one = await server.signIn('super-admin')
      const two = await server.signIn('super-admin')
      const replies = await Promise.all([
        server.call(name, { as: one, id: String(two.admin.id) }),
        server.call(name, { as: two, id: String(one.admin.id) }),
      ])
      const states = replies.map(({ status }) => status).sort()
      assert.equal(states[0], 200)
      assert.ok(states[1] === 401 || states[1] === 403)
      assert.equal(await server.db.$count(admins, eq(admins.isActive, true)), 1)
    })
  }

  test('deleteAdmin: where the account has signed in is forgotten, and for others it is not', async () => {
    const as = await server.signIn('super-admin')
    const { id } = await addAccount(server)
    await addAccount(server, { email: 'ann@example.com.br' })
    for (const email of ['ann@example.com', 'ann@example.com.br'])
      answerOf('login', await server.call('login', { body: { email, password } }))
    answerOf('deleteAdmin', await server.call('deleteAdmin', { as, id: String(id) }))
    const kept = await server.db.select({ key: signInWindows.key }).from(signInWindows).orderBy(signInWindows.key)
    const other = 'ann@example.com.br'
    const keys = [`account ${other}`, 'address 127.0.0.1', `known ${other} 127.0.0.1`, `pair ${other} 127.0.0.1`]
    assert.deepEqual(
      kept,
      keys.map((key) => ({ key })),
    )
  })

  test('activating an account again does not bring its sessions back', async () => {
    const as = await server.signIn('super-admin')
    const target = await server.signIn('moderator')
    const id = String(target.admin.id)
    assert.equal(
      answerOf('toggleAdmin', await server.call('toggleAdmin', { as, id })).message,
      `${target.admin.email} deactivated`,
    )
    assert.equal(
      answerOf('toggleAdmin', await server.call('toggleAdmin', { as, id })).message,
      `${target.admin.email} activated`,
    )
    assertRefused(await server.call('users', { as: target }), 401)
  })
})
