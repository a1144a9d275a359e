import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { endpoints, pathOf } from '../../src/contract/endpoints'
import { keysOf } from '../../src/contract/keysOf'
import { rawRequest } from '../testing/rawRequest'
import { suiteServer, type TestServer } from '../testing/testServer'

const addresses = keysOf(endpoints).map((name) => pathOf(name, '1'))

describe('methods that nobody needs, over a real connection', () => {
  let server: TestServer
  let port: number
  suiteServer(async (made) => {
    server = made
    port = await server.listen()
  })

  const ask = (method: string, target: string) =>
    rawRequest(
      port,
      `${method} ${target} HTTP/1.1\r\nHost: localhost:80\r\nAuthorization: Bearer secret\r\nX-Said: secret\r\nConnection: close\r\n\r\n`,
    )

  test('TRACE is 405 at every address of the API, 404 elsewhere, and sends nothing back of what was said', async () => {
    for (const target of [...addresses, '/api/health', '/api/ready', '/api/csp-report']) {
      const answer = await ask('TRACE', target)
      assert.match(answer, /^HTTP\/1\.1 405 [^]*\{"message":"TRACE is not possible here"\}$/, target)
      assert.doesNotMatch(answer, /secret/)
    }
    for (const target of ['/', '/api/nope', '/media/x', '/index.html']) {
      const answer = await ask('TRACE', target)
      assert.match(answer, /^HTTP\/1\.1 404 /, target)
      assert.doesNotMatch(answer, /secret/)
    }
  })

  test('CONNECT opens no way to anywhere, and a method that does not exist is not readable', async () => {
    for (const target of ['127.0.0.1:80', 'example.com:443', '/api/health'])
      assert.match(await ask('CONNECT', target), /^(HTTP\/1\.1 400 [^]*)?$/, target)
    for (const method of ['BREW', 'get', 'GETX', '\u0000'])
      assert.match(await ask(method, '/api/health'), /^HTTP\/1\.1 400 [^]*\{"message":"The request is not readable"\}$/)
  })

  test('methods of file servers are refused too', async () => {
    for (const method of ['PROPFIND', 'MKCOL', 'LOCK', 'SEARCH', 'PURGE', 'LINK'])
      assert.match(await ask(method, '/api/admin/users'), /^HTTP\/1\.1 40[045] /, method)
  })
})
