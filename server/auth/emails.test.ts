import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { admins, audit } from '../db/schema'
import { addAccount, password } from '../testing/account'
import { assertRefused } from '../testing/answers'
import { testedServer } from '../testing/testedServer'
import type { SignedIn, TestServer } from '../testing/testServer'
import { emailKey, normalEmail } from './emails'
import { inviteSuperAdmin } from './inviteSuperAdmin'
import { hashPassword } from './passwords'

/** Ways of writing each; all are the one at the left. */
const alike = {
  'ann@example.com': [
    'ANN@Example.COM',
    ' ann@example.com ',
    'ａnn@example.com',
    'ann@ｅxample.com',
    '𝐚nn@example.com',
    'ann@exampⅼe.com',
  ],
  'kim@example.com': ['\u212aim@example.com', 'ⓚim@example.com'],
  'fi@example.com': ['ﬁ@example.com'],
  'mo@xn--bcher-kva.example': [
    'mo@bücher.example',
    'mo@BÜCHER.example',
    'mo@bu\u0308cher.example',
    'MO@XN--BCHER-KVA.example',
  ],
  "o'brien+x@mail.example.co": ["O'Brien+X@mail.example.co"],
  // Another script in the domain is another domain, and is seen to be.
  'ann@xn--exmple-4nf.com': ['ann@ex\u0430mple.com'],
} as const

const invisible = [
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u202e',
  '\u2066',
  '\u034f',
  '\u3164',
  '\ufe0f',
  '\u{e0061}',
  '\u0007',
  '\u2028',
  '\u0085',
]

const refused = [
  ...invisible.flatMap((sign) => [`an${sign}n@example.com`, `ann@exam${sign}ple.com`]),
  ...[
    '\u0430nn@example.com',
    'an\u0578@example.com',
    'a\u0301nn@example.com',
    'mö@example.com',
    'İnn@example.com',
    'αnn@example.com',
  ],
  ...[
    '.ann@example.com',
    'ann.@example.com',
    'a..n@example.com',
    'a nn@example.com',
    '"ann"@example.com',
    'a＠b@example.com',
    '@example.com',
  ],
  ...[
    'ann@example',
    'ann@1.2.3.4',
    'ann@[::1]',
    'ann@0x7f.1',
    'ann@ex%61mple.com',
    'ann@-a.com',
    'ann@a_b.com',
    'ann@a..com',
    'ann@xn--zz.com',
    'ann@a.com.',
  ],
  `${'a'.repeat(240)}@${'bücher.'.repeat(2)}com`,
]

test('an e-mail is kept in one way, whichever way it was typed', () => {
  for (const [email, typed] of Object.entries(alike))
    for (const one of [email, ...typed]) assert.equal(normalEmail(one), email, one)
})

test('what is invisible, looks alike before the @, or is no domain is no e-mail', () => {
  for (const one of refused) assert.equal(normalEmail(one), undefined, JSON.stringify(one))
})

describe('accounts', () => {
  let server: TestServer
  let as: SignedIn
  testedServer('super-admin', (given) => ({ server, as } = given), { email: 'root@example.com' })

  const create = (email: string, name = 'x') =>
    server.call('createAdmin', { as, body: { email, name, role: 'editor' } })
  const login = (email: string, given = password) => server.call('login', { body: { email, password: given } })

  test('are made once, whichever way the e-mail is written', async () => {
    for (const [email, typed] of Object.entries(alike)) {
      assert.equal((await create(typed[0])).status, 201, email)
      for (const one of [email, ...typed])
        assertRefused(await create(one), 409, 'An admin with this e-mail already exists')
    }
    const kept = await server.db.select({ email: admins.email }).from(admins)
    assert.deepEqual(kept.map(({ email }) => email).sort(), [...Object.keys(alike), 'root@example.com'].sort())
  })

  test('are not made with an e-mail that is refused, nor with a name that hides something', async () => {
    for (const one of refused) assertRefused(await create(one), 422, 'E-mail is invalid')
    for (const sign of invisible)
      assertRefused(await create('new@example.com', `An${sign}n`), 422, 'Name contains invisible characters')
    await assert.rejects(
      inviteSuperAdmin(server, { email: 'an\u200bn@example.com', name: 'Ann' }),
      /^Error: E-mail or name is invalid$/,
    )
    await assert.rejects(
      inviteSuperAdmin(server, { email: 'ann@example.com', name: 'An\u202en' }),
      /^Error: E-mail or name is invalid$/,
    )
    assert.equal(await server.db.$count(admins), 1)
    assert.equal((await create('new@example.com', 'Ånn Žižek 李')).status, 201)
  })

  test('are signed in to and invited again whichever way the e-mail is written, and told by the one that is kept', async () => {
    await addAccount(server, { role: 'super-admin', email: 'mo@xn--bcher-kva.example' })
    for (const typed of alike['mo@xn--bcher-kva.example']) assert.equal((await login(typed)).status, 200, typed)
    await inviteSuperAdmin(server, { email: 'mo@bücher.example', name: 'Mo' })
    assert.equal(await server.db.$count(admins), 2)
    const told = await server.db.select({ actor: audit.actor, target: audit.target }).from(audit)
    assert.deepEqual([...new Set(told.slice(-5).map(({ actor, target }) => actor + target))].sort(), [
      'command lineadmin 2 mo@xn--bcher-kva.example',
      'mo@xn--bcher-kva.example',
    ])
  })

  test('have one count of failed sign-ins, whichever way the e-mail is written', async () => {
    const ways = ['ann@example.com', ...alike['ann@example.com']]
    const statuses = []
    for (const typed of ways) statuses.push((await login(typed, 'wrong password')).status)
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, ...ways.slice(5).map(() => 429)])
  })

  test('of earlier are signed in to as they stand, and none is made that is alike', async () => {
    for (const email of ['mö@example.com', 'mo@bücher.example', 'an\u200bn@example.com']) {
      await addAccount(server, { email })
      assert.equal((await login(email.toUpperCase())).status, 200, email)
    }
    assertRefused(await create('mo@xn--bcher-kva.example'), 409)
    assertRefused(await create('mo@bücher.example'), 409)
    await assert.rejects(
      inviteSuperAdmin(server, { email: 'mo@xn--bcher-kva.example', name: 'Mo' }),
      /^Error: An account has mo@xn--bcher-kva\.example in another spelling/,
    )
    assert.equal((await create('else@example.com')).status, 201)
    assert.equal(emailKey('MÖ@example.com'), 'mö@example.com')
  })

  test('of earlier that are alike are each signed in to by exactly their own e-mail', async () => {
    const [kept, earlier] = ['mo@xn--bcher-kva.example', 'mo@bücher.example']
    await addAccount(server, { email: kept, passwordHash: await hashPassword('another battery', 1024) })
    await addAccount(server, { email: earlier })
    assert.deepEqual([(await login(earlier)).status, (await login(kept, 'another battery')).status], [200, 200])
    await assert.rejects(
      inviteSuperAdmin(server, { email: earlier, name: 'Mo' }),
      /mo@bücher\.example belongs to an account with another role/,
    )
  })
})
