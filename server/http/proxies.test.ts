import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAccount } from '../testing/account'
import { testServer, type TestServer } from '../testing/testServer'

const payload = { email: 'ann@example.com', password: 'wrong password' }

/** Of six sign-ins to an account, whose hash is cheap. */
async function statusesFrom(server: TestServer, remoteAddress: string) {
  const statuses = []
  for (let client = 0; client < 6; client++) {
    const headers = { 'x-forwarded-for': `203.0.113.${client}` }
    const reply = await server.inject({ method: 'POST', url: '/api/admin/login', payload, remoteAddress, headers })
    statuses.push(reply.status)
  }
  return statuses
}

test('sign-ins are throttled by the address a trusted proxy tells; what anybody else tells does not count', async (context) => {
  const server = await testServer({ trustedProxies: ['127.0.0.1'] })
  context.after(() => server.close())
  await addAccount(server)
  assert.deepEqual(await statusesFrom(server, '127.0.0.1'), [401, 401, 401, 401, 401, 401])
  assert.deepEqual(await statusesFrom(server, '198.51.100.7'), [401, 401, 401, 401, 401, 429])
})

test('without trusted proxies no address that a request tells counts', async (context) => {
  const server = await testServer()
  context.after(() => server.close())
  await addAccount(server)
  assert.deepEqual(await statusesFrom(server, '127.0.0.1'), [401, 401, 401, 401, 401, 429])
})
