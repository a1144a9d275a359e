import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { describe, test } from 'node:test'
import type { Role } from '../../src/contract/roles'
import { rawConnection, rawRequest } from '../testing/rawRequest'
import { suiteServer, testServer, type TestServer } from '../testing/testServer'

/** Milliseconds; the product waits for 15 s, 30 s and, as here, 10 minutes and an hour: what waited for those would outlast its test. */
const limits = { headersMs: 300, bodyMs: 400, requestMs: 600_000, silenceMs: 3_600_000 }

test('headers have 15 seconds, a body 30 and an upload 10 minutes unless a test says otherwise', async (context) => {
  const product = await testServer()
  context.after(() => product.close())
  const { headersTimeout, requestTimeout } = product.app.server
  assert.deepEqual([headersTimeout, requestTimeout], [15_000, 600_000])
  const waiting = context.mock.method(globalThis, 'setTimeout')
  await product.call('login', { body: {} })
  assert.ok(waiting.mock.calls.some(({ arguments: [, milliseconds] }) => milliseconds === 30_000))
})

describe('requests that do not come to an end', { timeout: 120_000 }, () => {
  let server: TestServer
  let port: number
  suiteServer(
    async (made) => {
      server = made
      port = await server.listen()
    },
    {},
    limits,
  )

  const hangingUpOn = (beginning: string) => rawRequest(port, beginning)
  const head = (
    length: number | 'chunked',
    target = 'POST /api/admin/login',
    more = 'Content-Type: application/json\r\n',
  ) =>
    `${target} HTTP/1.1\r\nHost: localhost:80\r\n${more}${length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`}\r\n\r\n`

  for (const [what, beginning] of [
    ['headers that stop in the middle', 'POST /api/admin/login HTTP/1.1\r\nHost: localh'],
    ['a body that stops in the middle', `${head(100)}{"email":`],
    ['a body in pieces that stops', `${head('chunked')}5\r\n{"ema\r\n`],
  ] as const)
    test(`${what} are answered with 408 and cut off`, async () => {
      assert.match(await hangingUpOn(beginning), /^HTTP\/1\.1 408 [^]*\{"message":"The request took too long"\}$/)
    })

  test('who has been refused before the body came is cut off with that one answer, on every route', async () => {
    for (const [target, status] of [
      ['POST /api/admin/tasks', 401],
      ['POST /api/admin/admin-users', 401],
      ['PATCH /api/admin/users', 405],
      ['POST /nowhere', 408],
      ['POST /api/%zz', 400],
    ] as const) {
      const answers = (await hangingUpOn(`${head(100, target)}{`)).match(/HTTP\/1\.1 \d+/g)
      assert.deepEqual(answers, [`HTTP/1.1 ${status}`], target)
    }
  })

  test('who does not hang up is hung up on', { timeout: 10_000 }, async (context) => {
    const accepted = new Promise<Socket>((resolve) => server.app.server.once('connection', resolve))
    const { socket } = rawConnection(port, { allowHalfOpen: true })
    context.after(() => socket.destroy())
    socket.write(`${head(100)}{`)
    await once(await accepted, 'close')
  })

  test('only the upload of somebody who may upload has longer, and ends with every request', async (context) => {
    const requestMs = 2500
    const other = await testServer({}, { ...limits, requestMs })
    context.after(() => other.close())
    const otherPort = await other.listen()
    const signedIn = async ({ signIn }: TestServer, role: Role, type: string) =>
      `Content-Type: ${type}\r\nAuthorization: ${(await signIn(role)).authorization}\r\n`
    const form = await signedIn(other, 'editor', 'multipart/form-data; boundary=b')
    const begun = performance.now()
    await rawRequest(otherPort, `${head(100, 'POST /api/admin/tasks', form)}--b`)
    assert.ok(performance.now() - begun >= requestMs)

    const json = await signedIn(server, 'super-admin', 'application/json')
    assert.match(await hangingUpOn(`${head(100, 'POST /api/admin/admin-users', json)}{`), /^HTTP\/1\.1 408 /)
  })

  test('a body that comes in time is not cut off while its answer is made, nor is the next one', async () => {
    const { socket, answer } = rawConnection(port)
    const body = JSON.stringify({ email: 'ann@example.com', password: 'long enough' })
    const request = `POST /api/admin/login HTTP/1.1\r\nHost: localhost:80\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    socket.write(request)
    await new Promise((resolve) => socket.once('data', resolve))
    socket.write(request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
    assert.equal((await answer).match(/HTTP\/1\.1 401 /g)?.length, 2)
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
