import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertRefused } from '../testing/answers'
import { rawRequest } from '../testing/rawRequest'
import { suiteServer, testServer, type SignedIn, type TestServer } from '../testing/testServer'

const loginUrl = '/api/admin/login'
const login = { email: 'ann@example.com', password: 'longenough' }

describe('requests', () => {
  let server: TestServer
  let as: SignedIn
  let port: number
  suiteServer(async (made) => {
    server = made
    as = await server.signIn('super-admin')
    port = await server.listen()
  })

  const post = (payload: object | string, contentType = 'application/json', url = loginUrl) =>
    server.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType } })

  for (const [what, change, message] of [
    ['no e-mail', { email: undefined }, 'E-mail is required'],
    ['an empty e-mail', { email: '' }, 'E-mail is required'],
    ['an e-mail without a domain', { email: 'a@b' }, 'E-mail is invalid'],
    ['an e-mail of 255 characters', { email: `${'a'.repeat(250)}@b.co` }, 'E-mail is invalid'],
    ['no password', { password: undefined }, 'Password is required'],
    ['a password of 7', { password: '1234567' }, 'Password must be greater than 7'],
    ['a password of 257', { password: 'x'.repeat(257) }, 'Password must be at most 256 characters'],
    ['nothing right', { email: '', password: '' }, 'E-mail is required'],
    ['a number as password', { password: 12345678 }, 'password has the wrong type'],
    ['a list as e-mail', { email: ['a@b.co'] }, 'email has the wrong type'],
    ['null as e-mail', { email: null }, 'email has the wrong type'],
    ['an object as e-mail', { email: { toString: 'x' } }, 'email has the wrong type'],
    ['a key too many', { role: 'super-admin' }, 'Unknown field: role'],
    ['a key of 60 characters too many', { ['x'.repeat(60)]: 1 }, `Unknown field: ${'x'.repeat(50)}`],
    ['a token in the body', { access_token: 'x' }, 'Unknown field: access_token'],
  ] as const)
    test(`a body with ${what} is refused by name`, async () => {
      assertRefused(await post({ ...login, ...change }), 422, message)
    })

  test('a body that is no object, or nested deeply, is refused', async () => {
    for (const body of ['[]', '"text"', '5', 'null', `{"email":${'['.repeat(5000)}${']'.repeat(5000)}}`])
      assertRefused(await post(body), 422)
    assertRefused(await post('{"email":'), 400, 'The request is not readable')
    assertRefused(await post('{"email":"a","constructor":{"prototype":{"x":1}}}'), 400)
  })

  test('more than 16 KiB of a stranger or 1 MiB of staff is 413, and another content type 415', async () => {
    const tooLarge = 'The request is too large'
    assertRefused(await post({ ...login, password: 'x'.repeat(16_000) }), 422)
    assertRefused(await post({ ...login, password: 'x'.repeat(16 * 1024) }), 413, tooLarge)
    const create = (name: string) => server.call('createAdmin', { as, body: { ...login, name } })
    assertRefused(await create('x'.repeat(1_000_000)), 422)
    assertRefused(await create('x'.repeat(1024 * 1024)), 413, tooLarge)
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'application/csp-report',
    ])
      assertRefused(await post(JSON.stringify(login), type), 415)
  })

  test('an action without a body refuses one that says something', async () => {
    for (const body of [{ is_active: true }, { id: 2 }])
      assertRefused(await server.call('toggleUser', { as, id: '1', body }), 422)
    assertRefused(await server.call('logout', { as, body: { all: true } }), 422)
    assertRefused(await server.call('campaignStats', { as, query: '?x=1' }), 422, 'Unknown field: x')
  })

  test('unknown addresses of the API are 404 in JSON, whatever is accepted', async () => {
    for (const url of [
      '/api',
      '/api/',
      '/api/nope',
      '/api/admin',
      '/api/admin/users/1/nope',
      '/api/docs',
      '/api/docs/json',
      '/.git/config',
      '/.env',
    ])
      assertRefused(
        await server.inject({ url, headers: { accept: 'text/html' } }),
        404,
        'There is nothing at this address',
      )
  })

  test('without a built console every page of it is a 404 that says what to open, and other files are in JSON', async () => {
    for (const url of ['/', '/campaign?start=10', '/?invite=abc']) {
      const { status, headers, body } = await server.inject({ url, headers: { accept: 'text/html,*/*' } })
      assert.deepEqual([status, headers['content-type']], [404, 'text/plain; charset=utf-8'])
      assert.match(String(body), /npm run build.*CONSOLE_DIR=dist\.\n.*\/api\/docs/)
      assert.match(String(headers['content-security-policy']), /^default-src 'none'/)
    }
    for (const [url, accept] of [
      ['/', 'application/json'],
      ['/favicon.ico', '*/*'],
    ])
      assertRefused(await server.inject({ url, headers: { accept } }), 404, 'There is nothing at this address')
  })

  test('an address that cannot be decoded is a plain 400', async () => {
    const reply = await server.inject({ url: '/api/%zz' })
    assertRefused(reply, 400)
    assert.equal(reply.headers['x-content-type-options'], 'nosniff')
  })

  test('every answer has a request id of ours and says that it is neither kept, framed, sniffed nor run', async () => {
    for (const url of ['/api/health', '/api/nope', '/api/admin/users', '/media/x']) {
      const { headers } = await server.inject({ url, headers: { 'x-request-id': 'mine\r\n' } })
      assert.match(String(headers['x-request-id']), /^[0-9a-f-]{36}$/)
      assert.equal(headers['cache-control'], 'no-store')
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.equal(headers['referrer-policy'], 'no-referrer')
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
      assert.match(String(headers['content-security-policy']), /default-src 'none'; frame-ancestors 'none'/)
      assert.match(String(headers['content-type']), /^application\/json; charset=utf-8$/)
      assert.equal(headers['x-powered-by'], undefined)
      assert.equal(headers['access-control-allow-origin'], undefined)
    }
  })

  test('a foreign Host or Origin is refused, our own is not', async () => {
    const url = '/api/health'
    for (const host of ['evil.example', 'localhost', 'localhost:81', '127.0.0.1:80', 'localhost:80.evil.example'])
      assertRefused(await server.inject({ url, headers: { host } }), 403)
    for (const origin of [
      'http://evil.example',
      'https://localhost',
      'null',
      'file://',
      'ftp://localhost:80',
      'http://localhost:80.evil.example',
    ])
      assertRefused(await server.inject({ url, headers: { origin } }), 403)
    assertRefused(
      await server.inject({ method: 'OPTIONS', url: loginUrl, headers: { origin: 'http://evil.example' } }),
      403,
    )
    for (const allowed of [{ host: 'LOCALHOST:80' }, { host: 'localhost:80' }])
      assert.equal((await server.inject({ url, headers: allowed })).status, 200)
  })

  test('two hosts are refused, and so is an address with a foreign one; with our own it is answered', async () => {
    const ask = async (target: string, hosts: readonly string[]) =>
      (
        await rawRequest(
          port,
          `GET ${target} HTTP/1.1\r\n${hosts.map((host) => `${host}\r\n`).join('')}Connection: close\r\n\r\n`,
        )
      ).slice(9, 12)
    const own = 'Host: localhost:80'
    for (const hosts of [
      [own, 'Host: evil.example'],
      [own, own],
      [own, 'hOST: localhost:80'],
      ['Host: evil.example', own],
    ])
      assert.equal(await ask('/api/health', hosts), '400', hosts.join())
    for (const target of [
      'http://evil.example/api/health',
      'HTTP://evil.example/api/health',
      'https://evil.example:80/api/health',
      'http://localhost:80@evil.example/api/health',
      'http://evil.example#@localhost:80/api/health',
      'http://localhost/api/health',
      'http:///api/health',
      'evil.example/api/health',
    ])
      assert.match(await ask(target, [own]), /^40[03]$/, target)
    assert.equal(await ask('http://localhost:80/api/health', [own]), '200')
    assert.equal(await ask('http://localhost:80/api/health', ['Host: evil.example']), '403')
    assert.equal(await ask('/api/health', []), '400')
  })

  test('the word before a token is read in any case, the token is not', async () => {
    const statusOf = async (authorization: string) =>
      (await server.inject({ url: '/api/admin/settings', headers: { authorization } })).status
    for (const word of ['Bearer', 'bearer', 'BEARER', 'bEARER '])
      assert.equal(await statusOf(`${word} ${as.token}`), 200)
    for (const given of [
      as.token,
      `Basic ${as.token}`,
      `Bearer${as.token}`,
      `Bearer ${as.token} x`,
      `Bearer ${as.token.toUpperCase()}`,
    ])
      assert.equal(await statusOf(given), 401)
  })

  test('without a list, this machine is answered at the port that is served', async () => {
    const local = await testServer({ allowedHosts: undefined })
    try {
      const base = await local.app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = new URL(base)
      const status = async (path: string, origin?: string) =>
        (await fetch(path, { headers: origin === undefined ? {} : { origin } })).status
      assert.equal(await status(`${base}/api/health`), 200)
      assert.equal(
        await status(
          `http://localhost:${port}/api/health`.replace('localhost', '127.0.0.1'),
          `http://localhost:${port}`,
        ),
        200,
      )
      assert.equal(await status(`${base}/api/health`, `http://[::1]:${port}`), 200)
      assert.equal(await status(`${base}/api/health`, 'http://localhost:1'), 403)
    } finally {
      await local.close()
    }
  })

  test('what is no HTTP gets a plain refusal', async () => {
    const answer = await rawRequest(port, 'NONSENSE\r\n\r\n')
    assert.match(answer, /^HTTP\/1.1 400 /)
    assert.match(answer, /\{"message":"The request is not readable"\}$/)
  })

  test('a violation report of a browser is logged without queries, 200 characters of each text, at most 60 in a minute; another is not', async (context) => {
    const { log } = server.app
    context.mock.method(log, 'child', () => log)
    const warn = context.mock.method(log, 'warn')
    const send = async (report: string) =>
      assert.equal((await post(report, 'application/csp-report', '/api/csp-report')).status, 204)
    const source = 'http://y/'.padEnd(200, 'y')
    const urls = { 'blocked-uri': 'http://x/?invite=secret', 'source-file': `${source}cut/#secret` }
    const report = JSON.stringify({ 'csp-report': { 'violated-directive': 'img-src', ...urls, 'line-number': 12 } })
    for (let count = 0; count < 61; count++) await send(report)
    assert.equal(warn.mock.callCount(), 60)
    server.advance(60_000)
    await send(JSON.stringify({ 'csp-report': { 'blocked-uri': { toString: 'x' } } }))
    await send('{')
    assert.equal(warn.mock.callCount(), 60)
    await send(report)
    assert.equal(warn.mock.callCount(), 61)
    for (const { arguments: logged } of warn.mock.calls)
      assert.deepEqual(logged, [{ report: [source, 'http://x/', 'img-src'] }, 'content security policy violated'])
    assertRefused(await post('x'.repeat(20_000), 'application/csp-report', '/api/csp-report'), 413)
    assertRefused(await server.inject({ method: 'GET', url: '/api/csp-report' }), 405)
  })
})
