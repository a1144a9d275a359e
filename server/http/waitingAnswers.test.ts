import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { rawConnection } from '../testing/rawRequest'
import { suiteServer, testServer, type TestServer } from '../testing/testServer'

const untilOpen = async ({ app: { events } }: TestServer, count: number) => {
  while (events.open !== count) await new Promise((resolve) => setImmediate(resolve))
}

/** Requests of a stream of events, which does not end by itself: the others on the connection wait for the first one. */
async function requests(server: TestServer, count: number) {
  const { authorization } = await server.signIn('editor')
  return `GET /api/admin/events HTTP/1.1\r\nHost: localhost:80\r\nAuthorization: ${authorization}\r\n\r\n`.repeat(count)
}

describe('connections that are given up', { timeout: 60_000 }, () => {
  let server: TestServer
  suiteServer((made) => (server = made))

  test('end the answers that still wait for another one', async () => {
    const { socket } = rawConnection(await server.listen())
    socket.write(await requests(server, 3))
    await untilOpen(server, 3)
    socket.destroy()
    await untilOpen(server, 0)
  })

  test('are closed, with all their answers, when nothing has moved on them for two minutes', async (context) => {
    assert.equal(server.app.server.timeout, 120_000)
    const silenceMs = 500
    const other = await testServer({}, { requestMs: 600_000, bodyMs: 30_000, headersMs: 15_000, silenceMs })
    context.after(() => other.close())
    const { socket, answer } = rawConnection(await other.listen())
    socket.write(await requests(other, 2))
    assert.match(await answer, /event: opened/)
    await untilOpen(other, 0)
  })
})
