import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { isActivityAction } from '../../src/contract/activity'
import { endpoints } from '../../src/contract/endpoints'
import { invite } from '../auth/invitations'
import { admins, auditHead, campaigns, settings, tasks, users } from '../db/schema'
import { addAccount, password } from '../testing/account'
import { answerOf, assertRefused } from '../testing/answers'
import { auditEntries, forgetEntries } from '../testing/auditEntries'
import { campaignRow, taskRow, userRow } from '../testing/rows'
import { testedServer } from '../testing/testedServer'
import { testServer, type SignedIn, type TestServer } from '../testing/testServer'
import { uploadTask } from '../testing/uploadTask'
import { verifyAudit } from './verify'

describe('the audit', () => {
  let server: TestServer
  let as: SignedIn
  testedServer('super-admin', (given) => ({ server, as } = given), { email: 'root@example.com' })
  beforeEach(() => forgetEntries(server.db))

  const entries = () => auditEntries(server.db)
  const byRoot = { actor: 'root@example.com', role: 'super-admin', outcome: 'done', before: null, after: null }

  test('has one entry for each change, with who, what, and the values before and after', async () => {
    await server.db.insert(users).values(userRow({ email: 'mona@example.com', spunkyPoints: '5000' }))
    await server.db.insert(campaigns).values(campaignRow({ title: 'City tour', duration: 1 }))
    await server.db.insert(tasks).values(taskRow())
    const [setting] = await server.db.select().from(settings).where(eq(settings.key, 'minimum_points'))
    assert.ok(setting)
    const isDone = ({ status, body }: { status: number; body: unknown }) =>
      assert.ok(status < 300, JSON.stringify(body))
    const call = (...given: Parameters<TestServer['call']>) => server.call(given[0], { as, ...given[1] }).then(isDone)
    await call('toggleUser', { id: '1' })
    await call('toggleUser', { id: '1' })
    await call('setCanRedeem')
    await call('createAdmin', { body: { email: 'Ann@example.com', name: 'Ann', role: 'editor' } })
    const { invitation } = await invite(server, 2)
    await call('register', { body: { invitation, password, password_confirmation: password } })
    await call('toggleAdmin', { id: '2' })
    await call('deleteAdmin', { id: '2' })
    await call('toggleTask', { id: '1' })
    await call('approveCampaign', { id: '1' })
    await call('toggleCampaign', { id: '1' })
    await call('updateSetting', { id: String(setting.id), body: { value: '2500.5' } })
    isDone(await uploadTask(server, as))
    await call('taskThumbnail', { id: '2', body: { picture: '/9j/' } })
    await call('campaignThumbnail', { id: '1', body: { picture: '/9j/' } })
    await call('logout')

    const off = { before: '{"is_active":true}', after: '{"is_active":false}' }
    const on = { before: off.after, after: off.before }
    const expiresAt = new Date(server.clock() + 24 * 60 * 60_000).toISOString()
    assert.deepEqual(await entries(), [
      { ...byRoot, action: 'toggleUser', target: 'user 1 mona@example.com', ...off },
      { ...byRoot, action: 'toggleUser', target: 'user 1 mona@example.com', ...on },
      { ...byRoot, action: 'setCanRedeem', target: 'users', after: '{"can_redeem":1}' },
      {
        ...byRoot,
        action: 'createAdmin',
        target: 'admin 2 ann@example.com',
        after: '{"name":"Ann","role":"editor"}',
      },
      { ...byRoot, actor: 'ann@example.com', role: 'editor', action: 'register', target: '' },
      { ...byRoot, action: 'toggleAdmin', target: 'admin 2 ann@example.com', ...off },
      {
        ...byRoot,
        action: 'deleteAdmin',
        target: 'admin 2 ann@example.com',
        before: '{"name":"Ann","role":"editor"}',
      },
      { ...byRoot, action: 'toggleTask', target: 'task 1', ...off },
      {
        ...byRoot,
        action: 'approveCampaign',
        target: 'campaign 1 City tour',
        before: '{"is_approved":false}',
        after: JSON.stringify({ is_approved: true, is_active: true, expires_at: expiresAt }),
      },
      { ...byRoot, action: 'toggleCampaign', target: 'campaign 1 City tour', ...off },
      {
        ...byRoot,
        action: 'updateSetting',
        target: `setting ${setting.id} minimum_points`,
        before: `{"value":"${setting.value}"}`,
        after: '{"value":"2500.5"}',
      },
      {
        ...byRoot,
        action: 'createTask',
        target: 'task 2',
        after: '{"type":2,"media":"video.mp4","bytes":2012}',
      },
      { ...byRoot, action: 'taskThumbnail', target: 'task 2', after: '{"bytes":3}' },
      { ...byRoot, action: 'campaignThumbnail', target: 'campaign 1 City tour', after: '{"bytes":3}' },
      { ...byRoot, action: 'logout', target: '' },
    ])
    assert.deepEqual((await verifyAudit(server.db)).intact, true)
  })

  test('counts at Set Can Redeem only those who could not redeem before', async () => {
    const both = [{ spunkyPoints: '5000' }, { spunkyPoints: '5000', canRedeem: true }]
    await server.db.insert(users).values(both.map(userRow))
    answerOf('setCanRedeem', await server.call('setCanRedeem', { as }))
    assert.deepEqual(await entries(), [
      { ...byRoot, action: 'setCanRedeem', target: 'users', after: '{"can_redeem":1}' },
    ])
  })

  test('knows an action for each endpoint that changes something', () => {
    // `invitation` only reads: it is a POST so that its token stands in no address. Who looks at what is no change.
    const others = ['invitation', 'viewCampaign']
    const writes = Object.entries(endpoints).filter(([name, { method }]) => method !== 'GET' && !others.includes(name))
    assert.deepEqual(
      writes.map(([name]) => name).filter((name) => !isActivityAction(name)),
      [],
    )
  })

  test('has no entry for a change that was not possible, and no change without its entry', async () => {
    await server.db.insert(campaigns).values(campaignRow())
    assertRefused(await server.call('toggleCampaign', { as, id: '1' }), 409)
    assert.deepEqual(await entries(), [])

    await server.db.insert(users).values(userRow())
    await server.db.delete(auditHead)
    assertRefused(await server.call('toggleUser', { as, id: '1' }), 500)
    assert.equal((await server.db.select().from(users))[0]?.isActive, true)
    await server.db.insert(auditHead).values({ one: 1, id: 0, hash: '' })
  })

  test('tells what a role or a target was refused', async () => {
    const editor = await server.signIn('editor', { email: 'ed@example.com' })
    assertRefused(await server.call('approveCampaign', { as: editor, id: '7' }), 403)
    assertRefused(await server.call('users', { as: editor, query: '?search=x' }), 403)
    assertRefused(await server.call('deleteAdmin', { as, id: String(as.admin.id) }), 403)
    const byEditor = { actor: 'ed@example.com', role: 'editor', outcome: 'refused', before: null }
    const role = '{"reason":"Your role cannot do this"}'
    assert.deepEqual(await entries(), [
      { ...byEditor, action: 'approveCampaign', target: 'PUT /api/admin/campaign-ads/7/approve', after: role },
      { ...byEditor, action: 'read', target: 'GET /api/admin/users', after: role },
      {
        ...byRoot,
        outcome: 'refused',
        action: 'deleteAdmin',
        target: `DELETE /api/admin/admin-users/${as.admin.id}`,
        after: '{"reason":"You cannot change your own account"}',
      },
    ])
  })

  test('tells of sign-ins that worked and that did not, and of the one that locked the account, without passwords', async () => {
    await addAccount(server, { email: 'mona@example.com' })
    const login = (given: string) => server.call('login', { body: { email: 'Mona@example.com', password: given } })
    assert.equal((await login(password)).status, 200)
    for (let count = 0; count < 6; count++) await login('wrong password')
    const byMona = { actor: 'mona@example.com', before: null, after: null }
    const refused = { ...byMona, role: '', action: 'login', target: '', outcome: 'refused' }
    assert.deepEqual(await entries(), [
      { ...byMona, role: 'moderator', action: 'login', target: '', outcome: 'done' },
      ...Array.from({ length: 5 }, () => refused),
      { ...refused, action: 'loginThrottled', target: 'pair mona@example.com 127.0.0.1' },
    ])
  })

  test('tells when a server process begins to serve and when it ends in order', async (context) => {
    const other = await testServer()
    context.after(() => other.close())
    await other.listen()
    await other.app.close()
    const told = await auditEntries(other.db)
    assert.deepEqual(
      told.map(({ actor, action }) => [actor, action]),
      ['serverStart', 'serverStop'].map((action) => [`server process ${process.pid}`, action]),
    )
  })

  test('outlives the account it tells of', async () => {
    const moderator = await server.signIn('moderator', { email: 'gone@example.com' })
    await server.db.insert(users).values(userRow())
    await server.call('toggleUser', { as: moderator, id: '1' })
    await server.db.delete(admins).where(eq(admins.id, moderator.admin.id))
    assert.equal((await entries())[0]?.actor, 'gone@example.com')
  })
})
