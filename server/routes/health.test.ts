import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { assertRefused } from '../testing/answers'
import { testServer } from '../testing/testServer'

test('a process that serves is healthy, and ready while its database answers and takes changes', async () => {
  const server = await testServer()
  try {
    for (const url of ['/api/health', '/api/ready'])
      assert.deepEqual((await server.inject({ url })).body, { status: 'ok' }, url)
    // Of the one connection that is used when nothing else is asked.
    const readOnly = (how: 'on' | 'off') => server.db.execute(sql.raw(`set default_transaction_read_only = ${how}`))
    await readOnly('on')
    assertRefused(await server.inject({ url: '/api/ready' }), 503, /database is not available/)
    await readOnly('off')
    assert.equal((await server.inject({ url: '/api/ready' })).status, 200)
    await server.closeDatabase()
    assert.equal((await server.inject({ url: '/api/health' })).status, 200)
    assertRefused(await server.inject({ url: '/api/ready' }), 503, /database is not available/)
  } finally {
    await server.close()
  }
})
