import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testServer } from '../testing/testServer'

test('sign-ins are throttled by the address a trusted proxy tells; what anybody else tells does not count', async () => {
  const server = await testServer({ trustedProxies: ['127.0.0.1'] })
  const payload = { email: 'someone@example.com', password: 'wrong password' }
  const statusesFrom = async (remoteAddress: string) => {
    const statuses = []
    for (let client = 0; client < 6; client++) {
      const headers = { 'x-forwarded-for': `203.0.113.${client}` }
      const reply = await server.inject({ method: 'POST', url: '/api/admin/login', payload, remoteAddress, headers })
      statuses.push(reply.status)
    }
    return statuses
  }
  try {
    assert.deepEqual(await statusesFrom('127.0.0.1'), [401, 401, 401, 401, 401, 401])
    assert.deepEqual(await statusesFrom('198.51.100.7'), [401, 401, 401, 401, 401, 429])
  } finally {
    await server.close()
  }
})
