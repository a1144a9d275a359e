import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { rawRequest } from '../testing/rawRequest'
import { testServer, type TestServer } from '../testing/testServer'

/** Milliseconds; the product waits for 15 s and 10 minutes. */
const limits = { headersMs: 300, requestMs: 600 }

describe('requests that do not come to an end', () => {
  let server: TestServer
  let port: number
  before(async () => {
    server = await testServer({}, limits)
    port = await server.listen()
  })
  after(() => server.close())

  const hangingUpOn = (beginning: string) => rawRequest(port, beginning)
  const head = (length: number) =>
    `POST /api/admin/login HTTP/1.1\r\nHost: localhost:80\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

  for (const [what, beginning] of [
    ['headers that stop in the middle', 'POST /api/admin/login HTTP/1.1\r\nHost: localh'],
    ['a body that stops in the middle', `${head(100)}{"email":`],
  ] as const)
    test(`${what} are answered with 408 and cut off`, async () => {
      assert.match(await hangingUpOn(beginning), /^HTTP\/1\.1 408 [^]*\{"message":"The request took too long"\}$/)
    })

  test('two hundred of them are cut off, and meanwhile others are served', async () => {
    const slow = Promise.all(Array.from({ length: 200 }, () => hangingUpOn(`${head(1000)}{`)))
    assert.equal(
      (await fetch(`http://127.0.0.1:${port}/api/health`, { headers: { host: 'localhost:80' } })).status,
      403,
    )
    assert.equal((await server.inject({ url: '/api/ready' })).status, 200)
    assert.ok((await slow).every((answer) => answer.startsWith('HTTP/1.1 408 ')))
  })
})
