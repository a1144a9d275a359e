import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../testing/answers'
import { testServer } from '../testing/testServer'

test('a process that serves is healthy, and ready while its database answers', async () => {
  const server = await testServer()
  try {
    for (const url of ['/api/health', '/api/ready'])
      assert.deepEqual((await server.inject({ url })).body, { status: 'ok' }, url)
    await server.closeDatabase()
    assert.equal((await server.inject({ url: '/api/health' })).status, 200)
    assertRefused(await server.inject({ url: '/api/ready' }), 503, /database is not available/)
  } finally {
    await server.close()
  }
})
