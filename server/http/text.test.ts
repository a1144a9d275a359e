import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { verifyAudit } from '../audit/verify'
import { admins, settings } from '../db/schema'
import { assertRefused } from '../testing/answers'
import { rawRequest } from '../testing/rawRequest'
import { suiteServer, type SignedIn, type TestServer } from '../testing/testServer'

/** Bytes that are no UTF-8: alone, cut off, too long for what they say, half of a surrogate pair, beyond the last character. */
const noUtf8 = ['ff', 'e282', 'c080', 'eda080', 'f4908080']
const percent = (hex: string) => hex.replace(/../g, '%$&')

describe('text that cannot be kept', () => {
  let server: TestServer
  let as: SignedIn
  suiteServer(async (made) => {
    server = made
    as = await server.signIn('super-admin')
  })

  const post = (payload: Buffer, url = '/api/admin/login', type = 'application/json') =>
    server.inject({ method: 'POST', url, payload, headers: { 'content-type': type, authorization: as.authorization } })

  test('a body that is not UTF-8 is 400 on every route that reads one', async () => {
    for (const hex of noUtf8) {
      const body = Buffer.concat([Buffer.from('{"email":"'), Buffer.from(hex, 'hex'), Buffer.from('@b.co"}')])
      for (const url of ['/api/admin/login', '/api/admin/register', '/api/admin/admin-users'])
        assertRefused(await post(body, url), 400, 'The request is not valid UTF-8')
      assertRefused(await post(body, '/api/csp-report', 'application/csp-report'), 400)
    }
  })

  for (const [what, text] of [
    ['half of a pair', '\ud800'],
    ['the other half', 'a\udc00b'],
    ['NUL', 'a\u0000b'],
  ] as const)
    test(`${what} in a field of a JSON body is 422 and names the field`, async () => {
      const [setting] = await server.db.select().from(settings).limit(1)
      const login = { email: 'ann@example.com', password: 'long enough' }
      const register = { invitation: 'x', password: login.password, password_confirmation: login.password }
      const createAdmin = { name: 'Ann', role: 'editor', email: login.email }
      const updateSetting = { value: '5' }
      for (const [name, body] of [
        ['login', login],
        ['register', register],
        ['createAdmin', createAdmin],
        ['updateSetting', updateSetting],
      ] as const)
        for (const field of Object.keys(body)) {
          const ill = { ...body, [field]: `${text}@x.co` }
          const reply = await server.call(name, { as, body: ill, id: String(setting?.id) })
          assertRefused(reply, 422, `${field} holds a character that cannot be stored`)
        }
      assertRefused(
        await server.call('createAdmin', { as, body: { ...createAdmin, [text]: 1 } }),
        422,
        /^Unknown field: /,
      )
      assert.equal(await server.db.$count(admins, eq(admins.role, 'editor')), 0)
      assert.deepEqual((await verifyAudit(server.db)).bad, [])
    })

  test('an address that is not UTF-8 behind its percent signs, or holds NUL, is 400 on every list and row', async () => {
    for (const end of [...noUtf8.map(percent), '%', '%zz', '%00', 'a%00b'])
      for (const path of [
        `users?search=${end}`,
        `users?${end}=1`,
        `tasks?search=${end}`,
        `users/${end}/toggle-activate`,
      ]) {
        const method = path.startsWith('users/') ? 'PUT' : 'GET'
        assertRefused(
          await server.inject({ method, url: `/api/admin/${path}`, headers: { authorization: as.authorization } }),
          400,
        )
      }
    assertRefused(await server.inject({ url: `/media/%00.mp4?expires=1&signature=x` }), 400)
    assert.equal((await server.call('users', { as, query: '?search=100%25%20%C3%BC%F0%9F%99%82' })).status, 200)
  })

  test('bytes in an address that are not encoded are 400', async () => {
    const port = await server.listen()
    const answer = await rawRequest(
      port,
      `GET /api/health?a=ü HTTP/1.1\r\nHost: localhost:80\r\nConnection: close\r\n\r\n`,
    )
    assert.match(answer, /^HTTP\/1\.1 400 [^]*\{"message":"The (address|request) is not readable"\}$/)
  })
})
