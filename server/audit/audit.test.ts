import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { asc, eq, sql } from 'drizzle-orm'
import { isActivityAction } from '../../src/contract/activity'
import { endpoints } from '../../src/contract/endpoints'
import { hashPassword } from '../auth/passwords'
import { admins, audit, auditHead, campaigns, settings, tasks, users } from '../db/schema'
import { answerOf, assertRefused } from '../testing/answers'
import { campaignRow, taskRow, userRow } from '../testing/rows'
import { testServer, type TestServer } from '../testing/testServer'
import { multipart, taskParts } from '../testing/videos'
import { appendAlone } from './append'
import { verifyAudit } from './verify'

describe('the audit', () => {
  let server: TestServer
  let as: Awaited<ReturnType<TestServer['signIn']>>
  before(async () => {
    server = await testServer()
  })
  beforeEach(async () => {
    await server.reset()
    await forgetLines()
    as = await server.signIn('super-admin', { email: 'root@example.com' })
  })
  after(() => server.close())

  /** What an intruder with all rights does: past the trigger. */
  const pastTheTrigger = (statement: ReturnType<typeof sql>) =>
    server.db.transaction(async (tx) => {
      await tx.execute(sql`alter table audit disable trigger audit_append_only`)
      await tx.execute(statement)
      await tx.execute(sql`alter table audit enable trigger audit_append_only`)
    })
  async function forgetLines() {
    await pastTheTrigger(sql`delete from audit`)
    await server.db.update(auditHead).set({ id: 0, hash: '' })
  }
  const lines = () =>
    server.db
      .select({
        actor: audit.actor,
        role: audit.role,
        action: audit.action,
        target: audit.target,
        outcome: audit.outcome,
        before: audit.before,
        after: audit.after,
      })
      .from(audit)
      .orderBy(asc(audit.id))
  const byRoot = { actor: 'root@example.com', role: 'super-admin', outcome: 'done', before: null, after: null }
  const note = (name: string) => appendAlone(server, { name }, { action: 'serverStart' })

  test('is narrowed to one person, one kind of act and the time before a moment', async () => {
    await note('one')
    await appendAlone(server, { name: 'two' }, { action: 'serverStop' })
    const found = async (query: string) =>
      answerOf('activity', await server.call('activity', { as, query })).data.activity.map(({ id }) => id)
    assert.deepEqual(await found('?actor=one'), ['1'])
    assert.deepEqual(await found('?action=serverStop'), ['2'])
    assert.deepEqual(await found('?actor=one&action=serverStop'), [])
    const [line] = await server.db.select({ at: audit.createdAt }).from(audit).where(eq(audit.id, 1))
    assert.ok(line)
    assert.deepEqual(await found(`?created_before=${encodeURIComponent(line.at)}`), [])
    const later = new Date(Date.parse(line.at) + 1).toISOString()
    assert.deepEqual(await found(`?actor=one&created_before=${later}`), ['1'])
    assertRefused(await server.call('activity', { as, query: '?action=mint' }), 422, 'There is no such action')
    assertRefused(
      await server.call('activity', { as, query: '?created_before=yesterday' }),
      422,
      'created_before must be an instant such as 2026-01-31T00:00:00Z',
    )
  })

  test('has one line for each change, with who, what, and the values before and after', async () => {
    await server.db.insert(users).values(userRow({ email: 'mona@example.com', spunkyPoints: '5000' }))
    await server.db.insert(campaigns).values(campaignRow({ title: 'City tour', duration: 1 }))
    await server.db.insert(tasks).values(taskRow())
    const [setting] = await server.db.select().from(settings).where(eq(settings.key, 'minimum_points'))
    assert.ok(setting)
    const call = (...given: Parameters<TestServer['call']>) =>
      server
        .call(given[0], { as, ...given[1] })
        .then(({ status, body }) => assert.ok(status < 300, JSON.stringify(body)))
    await call('toggleUser', { id: '1' })
    await call('toggleUser', { id: '1' })
    await call('setCanRedeem')
    await call('createAdmin', { body: { email: 'Ann@example.com', name: 'Ann', role: 'editor' } })
    await call('toggleAdmin', { id: '2' })
    await call('deleteAdmin', { id: '2' })
    await call('toggleTask', { id: '1' })
    await call('approveCampaign', { id: '1' })
    await call('toggleCampaign', { id: '1' })
    await call('updateSetting', { id: String(setting.id), body: { value: '2500.5' } })
    await server.inject({ method: 'POST', url: endpoints.createTask.path, ...uploadOf(as.authorization) })
    await call('taskThumbnail', { id: '2', body: { picture: '/9j/' } })
    await call('campaignThumbnail', { id: '1', body: { picture: '/9j/' } })
    await call('logout')

    const off = { before: '{"is_active":true}', after: '{"is_active":false}' }
    const on = { before: off.after, after: off.before }
    const expiresAt = new Date(server.clock() + 24 * 60 * 60_000).toISOString()
    assert.deepEqual(await lines(), [
      { ...byRoot, action: 'toggleUser', target: 'user 1 mona@example.com', ...off },
      { ...byRoot, action: 'toggleUser', target: 'user 1 mona@example.com', ...on },
      { ...byRoot, action: 'setCanRedeem', target: 'users', after: '{"can_redeem":1}' },
      {
        ...byRoot,
        action: 'createAdmin',
        target: 'admin 2 ann@example.com',
        after: '{"name":"Ann","role":"editor"}',
      },
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
    await server.db.update(settings).set({ value: setting.value }).where(eq(settings.id, setting.id))
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

  test('has no line for a change that was not possible, and no change without its line', async () => {
    await server.db.insert(campaigns).values(campaignRow())
    assertRefused(await server.call('toggleCampaign', { as, id: '1' }), 409)
    assert.deepEqual(await lines(), [])

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
    assert.deepEqual(await lines(), [
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
    const passwordHash = await hashPassword('correct horse battery', 1024)
    await server.signIn('moderator', { email: 'mona@example.com', passwordHash })
    const login = (password: string) => server.call('login', { body: { email: 'Mona@example.com', password } })
    assert.equal((await login('correct horse battery')).status, 200)
    for (let count = 0; count < 6; count++) await login('wrong password')
    const byMona = { actor: 'mona@example.com', before: null, after: null }
    const refused = { ...byMona, role: '', action: 'login', target: '', outcome: 'refused' }
    assert.deepEqual(await lines(), [
      { ...byMona, role: 'moderator', action: 'login', target: '', outcome: 'done' },
      ...Array.from({ length: 5 }, () => refused),
      { ...refused, action: 'loginThrottled', target: 'pair mona@example.com 127.0.0.1' },
    ])
  })

  test('tells when a server process begins to serve and when it ends in order', async () => {
    const other = await testServer()
    await other.listen()
    await other.app.close()
    const told = await other.db.select().from(audit).orderBy(asc(audit.id))
    assert.deepEqual(
      told.map(({ actor, action }) => [actor, action]),
      ['serverStart', 'serverStop'].map((action) => [`server process ${process.pid}`, action]),
    )
    await other.close()
  })

  test('carries the request id of the answer, and is read by super-admins with search and outcome', async () => {
    await server.db.insert(users).values(userRow({ email: 'mona@example.com' }))
    const { headers } = await server.call('toggleUser', { as, id: '1' })
    await server.call('settings', { as: await server.signIn('admin') })
    const read = async (query: string) =>
      answerOf('activity', await server.call('activity', { as, query })).data.activity
    const [line, ...more] = await read('?search=MONA%40EX')
    assert.deepEqual(more, [])
    assert.deepEqual(line, {
      id: '1',
      created_at: new Date(server.clock()).toISOString(),
      actor: 'root@example.com',
      role: 'super-admin',
      action: 'toggleUser',
      target: 'user 1 mona@example.com',
      outcome: 'done',
      before: '{"is_active":true}',
      after: '{"is_active":false}',
      request_id: headers['x-request-id'],
    })
    assert.deepEqual(
      (await read('?status=refused')).map(({ action }) => action),
      ['read'],
    )
    assert.deepEqual(
      (await read('')).map(({ id }) => id),
      ['2', '1'],
    )
  })

  test('makes one chain of lines that are appended at once', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, index) => note(`process ${index}`)))
    assert.deepEqual({ ...(await verifyAudit(server.db)), head: '' }, { intact: true, bad: [], lines: 50, head: '' })
  })

  test('lets nobody change, remove or empty it', async () => {
    await note('one')
    for (const statement of [sql`update audit set actor = 'x'`, sql`delete from audit`, sql`truncate audit`])
      await assert.rejects(server.db.execute(statement), ({ cause }: Error) => /never changed/.test(String(cause)))
    assert.equal((await lines()).length, 1)
  })

  const changed = 'it or the line before it was changed'
  const orphaned = 'not to be checked without the line before it'
  for (const [what, tamper, bad] of [
    ['a changed line', sql`update audit set target = 'other' where id = 2`, [[2, 2, changed]]],
    [
      'a changed time',
      sql`update audit set created_at = created_at + interval '1 second' where id = 3`,
      [[3, 3, changed]],
    ],
    [
      'every changed line',
      sql`update audit set target = 'x' where id in (1, 3, 5)`,
      [1, 3, 5].map((id) => [id, id, changed]),
    ],
    [
      'a line that was changed with its hash',
      sql`update audit set actor = 'x', hash = repeat('0', 64) where id = 2`,
      [
        [2, 2, changed],
        [3, 3, changed],
      ],
    ],
    [
      'a removed line, and what follows',
      sql`delete from audit where id = 2`,
      [
        [2, 2, 'gone'],
        [3, 3, orphaned],
      ],
    ],
    [
      'the first lines removed',
      sql`delete from audit where id < 3`,
      [
        [1, 2, 'gone'],
        [3, 3, orphaned],
      ],
    ],
    ['the newest lines removed', sql`delete from audit where id > 3`, [[4, 5, 'gone from the end']]],
    ['all lines removed', sql`delete from audit`, [[1, 5, 'gone from the end']]],
    [
      'a line added past the end',
      sql`insert into audit select 6, created_at, actor, role, action, target, outcome, before, after, request_id, hash from audit where id = 5`,
      [
        [6, 6, changed],
        [6, 6, 'added past the end'],
      ],
    ],
    [
      'a changed line before a removed one',
      sql`with changed as (update audit set target = 'x' where id = 1) delete from audit where id = 4`,
      [
        [1, 1, changed],
        [4, 4, 'gone'],
        [5, 5, orphaned],
      ],
    ],
  ] as const)
    test(`verifying finds ${what}, and nothing else`, async () => {
      for (const name of ['one', 'two', 'three', 'four', 'five']) await note(name)
      await pastTheTrigger(tamper)
      const verdict = await verifyAudit(server.db)
      assert.deepEqual([verdict.intact, verdict.bad.map(({ line, last, why }) => [line, last, why])], [false, bad])
    })

  test('hashes what the database keeps, whatever was to be said', async () => {
    for (const text of ['\ud800@x.example', 'a\u0000b', '\udc00\ud800', '🙂'])
      await appendAlone(server, { name: text }, { action: 'serverStart', target: text, after: { text } })
    assert.deepEqual((await verifyAudit(server.db)).bad, [])
    assert.deepEqual(
      (await lines()).map(({ actor }) => actor),
      ['\ufffd@x.example', 'a\ufffdb', '\ufffd\ufffd', '🙂'],
    )
  })

  test('outlives the account it tells of', async () => {
    const moderator = await server.signIn('moderator', { email: 'gone@example.com' })
    await server.db.insert(users).values(userRow())
    await server.call('toggleUser', { as: moderator, id: '1' })
    await server.db.delete(admins).where(eq(admins.id, moderator.admin.id))
    assert.equal((await lines())[0]?.actor, 'gone@example.com')
  })

  const uploadOf = (authorization: string) => {
    const { payload, headers } = multipart(taskParts())
    return { payload, headers: { ...headers, authorization } }
  }
})
