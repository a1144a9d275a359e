import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { rawConnection } from '../testing/rawRequest'
import { suiteServer, testServer, type TestServer } from '../testing/testServer'

const untilOpen = async ({ app: { events } }: TestServer, count: number) => {
  while (events.open !== count) await new Promise((resolve) => setImmediate(resolve))
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost:80\r\n${more}\r\n`

const streamFor = async (server: TestServer) =>
  get('/api/admin/events', `Authorization: ${(await server.signIn('editor')).authorization}\r\n`)

describe('requests that are sent without waiting for answers', { timeout: 60_000 }, () => {
  let server: TestServer
  let port: number
  suiteServer(async (made) => {
    server = made
    port = await server.listen()
  })

  test('are answered one after the other', async () => {
    const { socket, answer } = rawConnection(port)
    socket.write(get('/api/health') + get('/api/nothing') + get('/api/ready', 'Connection: close\r\n'))
    assert.deepEqual((await answer).match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200'])
  })

  test('begin nothing while another one is answered, and nothing once the connection has broken', async (context) => {
    const connect = context.mock.method(server.app.events, 'connect')
    const { socket } = rawConnection(port)
    socket.write((await streamFor(server)).repeat(3))
    await untilOpen(server, 1)
    socket.destroy()
    await untilOpen(server, 0)
    // The others would have begun before this, which asks the database too.
    assert.equal((await server.inject({ url: '/api/ready' })).status, 200)
    assert.equal(connect.mock.callCount(), 1)
  })
})

test('a connection on which nothing has moved for an hour is closed', async (context) => {
  const product = await testServer()
  context.after(() => product.close())
  assert.equal(product.app.server.timeout, 3_600_000)
  const limits = { requestMs: 600_000, bodyMs: 30_000, headersMs: 15_000, silenceMs: 500 }
  const other = await testServer({}, limits)
  context.after(() => other.close())
  const { socket, answer } = rawConnection(await other.listen())
  socket.write(await streamFor(other))
  assert.match(await answer, /event: opened/)
  await untilOpen(other, 0)
})
