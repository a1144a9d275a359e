import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { dossierCampaigns, dossierRows } from '../../src/contract/dossier'
import { admins, assets, campaigns, users } from '../db/schema'
import { answerOf, assertRefused } from '../testing/answers'
import { assetRow, campaignRow, userRow } from '../testing/rows'
import { testedServer } from '../testing/testedServer'
import type { SignedIn, TestServer } from '../testing/testServer'
import { isUser } from './dossier'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const mona = 'Mona@Tour.example'

describe('the dossier', () => {
  let server: TestServer
  let boss: SignedIn
  testedServer('super-admin', (given) => ({ server, as: boss } = given))
  beforeEach(async () => {
    const { db } = server
    await db
      .insert(users)
      .values([
        userRow({ email: mona, publicAddress: address, spunkyPoints: '17', canRedeem: true }),
        userRow({ email: 'ramona@tour.example', publicAddress: other }),
        userRow({ email: '', publicAddress: '' }),
      ])
    await db
      .insert(assets)
      .values([
        assetRow({ publicAddress: address.toLowerCase() }),
        assetRow({ publicAddress: other, contractAddress: address.toUpperCase().replace('X', 'x') }),
        assetRow({ publicAddress: other }),
      ])
  })

  const ask = async (of: string, as = boss) => {
    const query = `?${new URLSearchParams({ of }).toString()}`
    return answerOf('dossier', await server.call('dossier', { as, query })).data
  }

  for (const of of [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`, ` ${address} `])
    test(`finds the user and the assets by wallet or contract of ${JSON.stringify(of)}`, async () => {
      const found = await ask(of)
      assert.deepEqual(
        found.users.rows.map(({ id, email, can_redeem, spunky_points }) => [id, email, can_redeem, spunky_points]),
        [['1', mona, true, '17']],
      )
      assert.deepEqual(found.assets.rows.map(({ id }) => id).sort(), ['1', '2'])
      assert.equal(found.assets.total, 2)
    })

  test('finds by an e-mail, whatever its case, the user and what the address of the user has', async () => {
    const found = await ask('mona@TOUR.example')
    assert.deepEqual(
      found.users.rows.map(({ id }) => id),
      ['1'],
    )
    assert.equal(found.assets.total, 2)
  })

  test('finds nobody by a part of an e-mail, and nothing by an address that nobody has', async () => {
    assert.deepEqual(await ask('ona@tour.example'), {
      users: { rows: [], total: 0 },
      staff: { rows: [], total: 0 },
      assets: { rows: [], total: 0 },
      campaigns: { rows: [], total: 0 },
      activity: { rows: [], total: 0 },
    })
    const nobody = await ask(`0x${'0'.repeat(40)}`)
    assert.deepEqual(
      [nobody.users, nobody.staff, nobody.assets, nobody.campaigns, nobody.activity].map((part) => part?.total),
      [0, 0, 0, 0, 0],
    )
  })

  test('finds the staff account with the e-mail of the user, in the spelling that accounts have', async () => {
    await server.db.insert(admins).values({ email: 'mona@tour.example', name: 'Mona', role: 'editor' })
    assert.deepEqual(
      (await ask(address)).staff?.rows.map(({ name }) => name),
      ['Mona'],
    )
    assert.deepEqual(
      (await ask(mona)).staff?.rows.map(({ role }) => role),
      ['editor'],
    )
  })

  test('leaves out what a role may not read: staff for moderators, all but moderators and the activity for admins', async () => {
    await server.db.insert(admins).values([
      { email: 'mona@tour.example', name: 'Mona', role: 'editor' },
      { email: 'ramona@tour.example', name: 'Ramona', role: 'moderator' },
    ])
    assert.deepEqual(Object.keys(await ask(mona, await server.signIn('moderator'))).sort(), [
      'assets',
      'campaigns',
      'users',
    ])
    const admin = await server.signIn('admin')
    const found = await ask(mona, admin)
    assert.deepEqual(Object.keys(found).sort(), ['assets', 'campaigns', 'staff', 'users'])
    assert.deepEqual(found.staff, { rows: [], total: 0 })
    assert.equal((await ask('ramona@tour.example', admin)).staff?.total, 1)
    assertRefused(await server.call('dossier', { as: await server.signIn('editor'), query: `?of=${address}` }), 403)
    assertRefused(await server.call('dossier', { query: `?of=${address}` }), 401)
  })

  test('has the activity by and about somebody, and of nobody with a similar name', async () => {
    const actor = await server.signIn('super-admin', { email: 'mona@tour.example', name: 'Mona' })
    // Users 4 to 10: the target of the last begins like that of user 1.
    await server.db.insert(users).values(Array.from({ length: 7 }, () => userRow({ email: '', publicAddress: '' })))
    for (const id of ['1', '2', '10']) assert.equal((await server.call('toggleUser', { as: boss, id })).status, 200)
    await server.call('toggleUser', { as: actor, id: '3' })
    const lines = async (of: string) =>
      (await ask(of)).activity?.rows.map(({ action, target }) => `${action} ${target}`)
    assert.deepEqual(await lines(mona), ['toggleUser user 3 ', `toggleUser user 1 ${mona}`])
    assert.deepEqual(await lines(address), ['toggleUser user 3 ', `toggleUser user 1 ${mona}`])
    assert.deepEqual(await lines('ramona@tour.example'), ['toggleUser user 2 ramona@tour.example'])
  })

  test('has an entry of a user under the e-mail of that time', async () => {
    await server.call('toggleUser', { as: boss, id: '1' })
    await server.db
      .update(users)
      .set({ email: 'new@tour.example' })
      .where(isUser({ kind: 'email', text: mona }))
    // The activity is never emptied: entries of other tests follow.
    assert.equal((await ask('new@tour.example')).activity?.rows[0]?.target, `user 1 ${mona}`)
  })

  test(`has the newest ${dossierRows} rows of a part and the number of all`, async () => {
    await server.db.insert(assets).values(Array.from({ length: 60 }, () => assetRow({ publicAddress: address })))
    const { rows, total } = (await ask(address)).assets
    assert.deepEqual([rows.length, total, rows[0]?.id], [dossierRows, 62, '63'])
  })

  test(`has the newest ${dossierCampaigns} of the campaigns that name it in title, description or website, and their number`, async () => {
    const about = `by ${address.toUpperCase()}!`
    await server.db
      .insert(campaigns)
      .values([
        campaignRow({ title: about }),
        campaignRow({ description: about }),
        campaignRow({ websiteUrl: `https://tour.example/${address}` }),
        campaignRow({ title: address.slice(0, -1) }),
      ])
    const found = (await ask(address, await server.signIn('moderator'))).campaigns
    assert.deepEqual(
      found?.rows.map(({ id }) => id),
      ['3', '2', '1'],
    )
    assert.equal((await ask(mona)).campaigns?.total, 0)
    await server.db.insert(campaigns).values(Array.from({ length: 20 }, () => campaignRow({ title: about })))
    const more = (await ask(address)).campaigns
    assert.deepEqual([more?.rows.length, more?.total, more?.rows[0]?.id], [dossierCampaigns, 23, '24'])
  })

  test('takes % and _ in an e-mail for themselves when it looks through campaigns', async () => {
    await server.db
      .insert(campaigns)
      .values([campaignRow({ title: 'aXb@tour.example' }), campaignRow({ title: 'Ask A_B@tour.example' })])
    assert.deepEqual(
      (await ask('a_b@tour.example')).campaigns?.rows.map(({ title }) => title),
      ['Ask A_B@tour.example'],
    )
    assert.equal((await ask('a%b@tour.example')).campaigns?.total, 0)
  })

  for (const of of [
    '',
    'mona',
    '0x7099',
    `${address}0`,
    `${address}' or '1'='1`,
    `${address}%`,
    "x' or true; drop table users; --@tour.example",
    '@b',
    '%@%.%\0',
    `${'x'.repeat(300)}@tour.example`,
  ])
    test(`refuses ${JSON.stringify(of.slice(0, 60))}, which is neither an address nor an e-mail`, async () => {
      const query = `?${new URLSearchParams({ of }).toString()}`
      const { status } = await server.call('dossier', { as: boss, query })
      assert.ok(status === 422 || status === 400, String(status))
      assert.equal(await server.db.$count(users), 3)
    })

  for (const of of [
    "'or'1'='1'@tour.example",
    '%@%.%',
    '_ona@tour.example',
    "'--@tour.example",
    '$1@tour.example',
    '\\@x.y',
    'root@localhost',
  ])
    test(`takes ${of} for a name and nothing else`, async () => {
      const found = await ask(of)
      assert.deepEqual([found.users.total, found.staff?.total, found.activity?.total], [0, 0, 0])
    })

  test('refuses a second parameter and a missing one', async () => {
    assertRefused(await server.call('dossier', { as: boss }), 422, 'of is required')
    assertRefused(await server.call('dossier', { as: boss, query: `?of=${address}&role=x` }), 422, /role/)
    assertRefused(
      await server.call('dossier', { as: boss, query: '?of=a@b.co&of=c@d.co' }),
      422,
      'of was given more than once',
    )
  })

  test('finds an e-mail among many users by an index, without reading the table', async () => {
    await server.db
      .insert(users)
      .values(Array.from({ length: 2000 }, (_, index) => userRow({ email: `user${index}@many.example` })))
    await server.db.execute(sql`analyze users`)
    const found = server.db
      .select({ id: users.id })
      .from(users)
      .where(isUser({ kind: 'email', text: 'USER7@many.example' }))
    const plan = JSON.stringify(await server.db.execute(sql`explain (analyze, format json) ${found}`))
    assert.match(plan, /users_email/)
    assert.doesNotMatch(plan, /Seq Scan/)
  })
})
