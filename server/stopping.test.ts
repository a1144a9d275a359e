import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { endpoints } from '../src/contract/endpoints'
import { users } from './db/schema'
import { assertRefused } from './testing/answers'
import { rawConnection } from './testing/rawRequest'
import { userRow } from './testing/rows'
import { testServer } from './testing/testServer'

test('a save that comes while the server stops is done, while streams are refused and no balancer is told to come', async (context) => {
  const server = await testServer({ allowedHosts: undefined })
  let goOn: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (goOn = resolve))
  context.after(() => {
    goOn()
    return server.close()
  })
  const stopping = new Promise<void>((resolve) => {
    server.app.addHook('preClose', () => {
      resolve()
      return asked
    })
  })
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const [user] = await server.db.insert(users).values(userRow()).returning()
  const { authorization } = await server.signIn('moderator')
  const ask = async (path: string, method = 'GET') => {
    const reply = await fetch(address + path, {
      method,
      headers: { authorization },
      signal: AbortSignal.timeout(10_000),
    })
    const body: unknown = await reply.json()
    return { status: reply.status, body, headers: Object.fromEntries(reply.headers) }
  }

  void server.app.close()
  await stopping
  const saved = await ask(endpoints.toggleUser.path.replace(':id', String(user?.id)), 'PUT')
  assert.equal(saved.status, 200)
  assert.equal(saved.headers['connection'], 'close')
  for (const [path, message] of [
    [endpoints.events.path, 'Changes cannot be told at the moment'],
    ['/api/ready', 'This server is stopping'],
  ] as const) {
    const refused = await ask(path)
    assertRefused(refused, 503, message)
    assert.equal(refused.headers['retry-after'], '5')
  }
})

test('a request that is under way when the server stops is answered as the last on its connection', async (context) => {
  const server = await testServer({ allowedHosts: undefined })
  context.after(() => server.close())
  const begun = new Promise<void>((resolve) => {
    server.app.addHook('onRequest', (_request, _reply, done) => {
      resolve()
      done()
    })
  })
  const port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
  const { socket } = rawConnection(port)
  context.after(() => socket.destroy())
  const head = `POST /api/csp-report HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/csp-report`
  socket.write(`${head}\r\nContent-Length: 2\r\n\r\n{`)
  await begun

  const stopping = new Promise<void>((resolve) => {
    server.app.server.once('close', resolve)
    void server.app.close()
  })
  const answer = once(socket, 'data')
  socket.write('}')
  assert.match(String(await answer), /\r\nconnection: close\r\n/i)
  await stopping
})
