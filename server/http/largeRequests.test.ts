import assert from 'node:assert/strict'
import type { Socket } from 'node:net'
import { describe, test } from 'node:test'
import { rawConnection, rawRequest } from '../testing/rawRequest'
import { suiteServer, type TestServer } from '../testing/testServer'

/** Bytes that the system holds for a connection at most, and some. */
const onItsWay = 4 * 1024 * 1024
const head = 'POST /api/admin/login HTTP/1.1\r\nHost: localhost:80\r\nContent-Type: application/json\r\n'

describe('requests that say too much', () => {
  let server: TestServer
  let port: number
  suiteServer(async (made) => {
    server = made
    port = await server.listen()
  })

  test('headers of more than 16 KiB are 431, and a body of more than 1 MiB is 413, before they are read', async () => {
    assert.match(
      await rawRequest(port, `GET /api/health HTTP/1.1\r\nHost: localhost:80\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`),
      /^HTTP\/1\.1 431 [^]*\{"message":"The request headers are too large"\}$/,
    )
    assert.match(await rawRequest(port, `${head}Content-Length: ${50 * 1024 * 1024}\r\n\r\n`), /^HTTP\/1\.1 413 /)
  })

  test('a body of more than 16 KiB is 413 where nothing is, and for staff where something is it may be 1 MiB', async () => {
    const { authorization } = await server.signIn('super-admin')
    const sent = (url: string, bytes: number) =>
      server.inject({ method: 'POST', url, headers: { authorization }, payload: { name: 'x'.repeat(bytes) } })
    for (const url of ['/nothing', '/api/admin/nothing']) {
      assert.equal((await sent(url, 16_000)).status, 404)
      assert.equal((await sent(url, 17_000)).status, 413)
    }
    assert.equal((await sent('/api/admin/admin-users', 1_000_000)).status, 422)
    assert.equal((await sent('/api/admin/admin-users', 1_100_000)).status, 413)
  })

  for (const [who, limit] of [
    ['a stranger', 16 * 1024],
    ['staff', 1024 * 1024],
  ] as const)
    test(`a body of ${who} that never ends is cut off at most 4 MiB after its limit of ${limit / 1024} KiB`, async () => {
      const { authorization } = await server.signIn('super-admin')
      const [path, bears] =
        who === 'staff' ? ['/api/admin/admin-users', `Authorization: ${authorization}\r\n`] : ['/api/admin/login', '']
      const accepted = new Promise<Socket>((resolve) => server.app.server.once('connection', resolve))
      const { socket, answer } = rawConnection(port)
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost:80\r\n${bears}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
      )
      const chunk = `4000\r\n${'x'.repeat(16 * 1024)}\r\n`
      const goOn = () => {
        while (!socket.destroyed && socket.write(chunk));
      }
      socket.on('drain', goOn)
      goOn()
      const taken = await accepted
      assert.match(await answer, /^(HTTP\/1\.1 413 [^]*)?$/)
      // What was on its way while the refusal was sent is thrown away.
      assert.ok(taken.bytesRead < limit + onItsWay, `${taken.bytesRead} bytes`)
    })
})
