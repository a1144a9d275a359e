import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { admins, invitations } from '../db/schema'
import { addAccount, password } from '../testing/account'
import { answerOf, assertRefused } from '../testing/answers'
import { suiteServer, type TestServer } from '../testing/testServer'
import { inviteSuperAdmin } from './inviteSuperAdmin'
import { invite } from './invitations'
import { rememberNetwork, SignInThrottle } from './throttle'

const minute = 60_000

describe('registration', () => {
  let server: TestServer
  suiteServer((made) => (server = made))
  beforeEach(() => server.reset())

  const login = (email = 'ann@example.com') => server.call('login', { body: { email, password } })
  const register = (invitation: string, given = password, confirmation = given) =>
    server.call('register', { body: { invitation, password: given, password_confirmation: confirmation } })
  const asked = (invitation: string) => server.call('invitation', { body: { invitation } })
  const invited = async () => {
    const admin = await addAccount(server, { passwordHash: null })
    return { admin, ...(await invite(server, admin.id)) }
  }

  test('sets the password once; then it signs in and the invitation is used up', async () => {
    const { invitation } = await invited()
    answerOf('register', await register(invitation))
    answerOf('login', await login())
    assertRefused(await register(invitation), 403)
  })

  test('ends what failed sign-ins of its account have locked; later ones lock nothing here, but elsewhere', async () => {
    const { invitation } = await invited()
    const throttle = new SignInThrottle(server)
    const fail = async (email: string, count: number, address: (index: number) => string) => {
      for (let index = 0; index < count; index++) await throttle.attempt(email, address(index))
    }
    const longer = 'ann@example.com.au'
    for (const email of ['ann@example.com', longer]) await fail(email, 5, () => '127.0.0.1')
    await fail('ann@example.com', 15, String)
    assertRefused(await login(), 429)
    await rememberNetwork(server, 'ann@example.com', 'known before')
    answerOf('register', await register(invitation))
    await fail('ann@example.com', 20, String)
    answerOf('login', await login())
    assertRefused(await login(longer), 429)
    await assert.rejects(throttle.attempt('ann@example.com', 'known before'), /Too many attempts/)
  })

  test('says of an open invitation for whom it is and from whom, and uses nothing up', async () => {
    const boss = await server.signIn('super-admin', { name: 'Bo' })
    const body = { name: 'Nora', email: 'nora@example.com', role: 'moderator' }
    const { invitation } = answerOf('createAdmin', await server.call('createAdmin', { as: boss, body })).data
    const expected = { ...body, invited_by: 'Bo' }
    assert.deepEqual(answerOf('invitation', await asked(invitation)).data, expected)
    assert.deepEqual(answerOf('invitation', await asked(invitation)).data, expected)
    answerOf('register', await register(invitation))
    assertRefused(
      await asked(invitation),
      410,
      'This invitation has expired or was used. Ask your admin for a new one.',
    )
  })

  test('names nobody as the giver when that account is gone, or there was none', async () => {
    const boss = await server.signIn('super-admin', { name: 'Bo' })
    const { id } = await addAccount(server, { passwordHash: null })
    const { invitation } = await invite(server, id, boss.admin.id)
    await server.db.delete(admins).where(eq(admins.id, boss.admin.id))
    assert.equal(answerOf('invitation', await asked(invitation)).data.invited_by, '')
    const { invitation: later } = await invite(server, id)
    assert.equal(answerOf('invitation', await asked(later)).data.invited_by, '')
  })

  test('uses up no invitation but its own, and sets no other password', async () => {
    const { invitation } = await invited()
    const bob = await addAccount(server, { email: 'bob@example.com' })
    const waiting = await addAccount(server, { email: 'eve@example.com', passwordHash: null })
    const { invitation: open } = await invite(server, waiting.id)
    answerOf('register', await register(invitation, 'another long password'))
    const [kept] = await server.db.select().from(admins).where(eq(admins.id, bob.id))
    assert.equal(kept?.passwordHash, bob.passwordHash)
    answerOf('register', await register(open))
  })

  test("says nothing of a wrong, an old or a disabled account's invitation", async () => {
    const { admin, invitation } = await invited()
    assertRefused(await asked('x'.repeat(43)), 410)
    await server.db.update(admins).set({ isActive: false }).where(eq(admins.id, admin.id))
    assertRefused(await asked(invitation), 410)
    await server.db.update(admins).set({ isActive: true }).where(eq(admins.id, admin.id))
    server.advance(24 * 60 * minute)
    assertRefused(await asked(invitation), 410)
  })

  test('two at once with one invitation: one wins', async () => {
    const { invitation } = await invited()
    const replies = await Promise.all([register(invitation, 'first password'), register(invitation, 'second password')])
    assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 403])
  })

  test('is closed without an invitation, with a wrong one, an old one and for a disabled account', async () => {
    const { admin, invitation } = await invited()
    assertRefused(await server.call('register', { body: { password, password_confirmation: password } }), 403)
    assertRefused(await register('x'.repeat(43)), 403)
    await server.db.update(admins).set({ isActive: false }).where(eq(admins.id, admin.id))
    assertRefused(await register(invitation), 403)
    await server.db.update(admins).set({ isActive: true }).where(eq(admins.id, admin.id))
    server.advance(24 * 60 * minute)
    assertRefused(await register(invitation), 403)
  })

  test('sets no password when the account is disabled while that is hashed', async (context) => {
    const { admin, invitation } = await invited()
    const ofAnn = eq(admins.id, admin.id)
    const transaction = server.db.transaction.bind(server.db)
    const late = context.mock.method(server.db, 'transaction', async (...given: Parameters<typeof transaction>) => {
      late.mock.restore()
      await server.db.update(admins).set({ isActive: false }).where(ofAnn)
      return transaction(...given)
    })
    assertRefused(await register(invitation), 403)
    const [kept] = await server.db.select().from(admins).where(ofAnn)
    assert.equal(kept?.passwordHash, null)
    assert.equal(await server.db.$count(invitations), 1)
  })

  test('keeps only the hash of an invitation, and a new one ends the last', async () => {
    const { admin, invitation } = await invited()
    const again = await invite(server, admin.id)
    assert.ok(!JSON.stringify(await server.db.select().from(invitations)).includes(again.invitation))
    assertRefused(await register(invitation), 403)
    answerOf('register', await register(again.invitation))
  })

  test('refuses passwords that differ, are short, common or the own name, and keeps the invitation', async () => {
    const { invitation } = await invited()
    assertRefused(await register(invitation, password, `${password}.`), 422, 'Passwords do not match')
    assertRefused(await register(invitation, 'short12'), 422, 'Password must be greater than 7')
    for (const weak of ['Password123', 'zzzzzzzzzz', 'ann@example.com'])
      assertRefused(await register(invitation, weak), 422)
    answerOf('register', await register(invitation))
  })

  test('refuses the name as a password, and the e-mail up to the @, in any case', async () => {
    const { id } = await addAccount(server, {
      email: 'm.overbeek@example.com',
      name: 'Marga Overbeek',
      passwordHash: null,
    })
    const { invitation } = await invite(server, id)
    for (const own of ['marga overbeek', 'M.Overbeek'])
      assertRefused(await register(invitation, own), 422, 'This password is too easy to guess. Choose another')
  })

  test('a new password ends the sessions the account had', async () => {
    const old = await server.signIn('super-admin')
    const { invitation } = await inviteSuperAdmin(server, { email: old.admin.email, name: 'ignored' })
    answerOf('register', await register(invitation))
    assertRefused(await server.call('settings', { as: old }), 401)
  })

  test('a new invitation of a disabled super-admin enables that account and no other', async () => {
    await addAccount(server, { isActive: false })
    const root = await addAccount(server, { email: 'root@example.com', role: 'super-admin', isActive: false })
    const { invitation } = await inviteSuperAdmin(server, { email: root.email, name: 'ignored' })
    answerOf('register', await register(invitation))
    answerOf('login', await login(root.email))
    assertRefused(await login(), 401)
  })

  test('the first super-admin starts by invitation; the e-mail of another role is refused', async () => {
    await addAccount(server)
    await assert.rejects(inviteSuperAdmin(server, { email: 'ann@example.com', name: 'Ann' }), /another role/)
    const { invitation } = await inviteSuperAdmin(server, { email: 'Root@Example.com', name: 'Root' })
    const body = { invitation, password, password_confirmation: password }
    answerOf('register', await server.call('register', { body }))
    assert.deepEqual(answerOf('login', await login('root@example.com')).data.admin, {
      role: 'super-admin',
      name: 'Root',
      email: 'root@example.com',
    })
  })
})
