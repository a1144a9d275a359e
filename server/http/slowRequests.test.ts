import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { testServer, type TestServer } from '../testing/testServer'

/** Milliseconds; the product waits for 15 s and 10 minutes. */
const limits = { headersMs: 300, requestMs: 600 }

describe('requests that do not come to an end', () => {
  let server: TestServer
  let port: number
  before(async () => {
    server = await testServer({}, limits)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const address = server.app.server.address()
    assert.ok(typeof address === 'object' && address)
    port = address.port
  })
  after(() => server.close())

  /** Sends a beginning, then nothing more, and gives what comes back until the server hangs up. */
  function hangingUpOn(beginning: string): Promise<string> {
    return new Promise((resolve) => {
      let answer = ''
      const socket: Socket = connect(port, '127.0.0.1', () => socket.write(beginning))
      socket.on('data', (chunk) => (answer += chunk.toString()))
      socket.on('error', () => undefined)
      socket.on('close', () => resolve(answer))
    })
  }
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

  test('headers of more than 16 KiB and a body of more than 1 MiB are refused before they are read', async () => {
    assert.match(
      await hangingUpOn(`GET /api/health HTTP/1.1\r\nHost: localhost:80\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`),
      /^HTTP\/1\.1 4(00|31) /,
    )
    assert.match(await hangingUpOn(head(50 * 1024 * 1024)), /^HTTP\/1\.1 413 /)
  })
})
