import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { SignInThrottle } from './auth/throttle'
import { idempotencyKeys, invitations, sessions, signInWindows } from './db/schema'
import { keepHouse } from './housekeeping'
import { suiteServer, type TestServer } from './testing/testServer'

const minute = 60_000

describe('housekeeping', () => {
  let server: TestServer
  suiteServer((made) => (server = made))

  /** How many sign-in windows, sessions, keys and invitations there are. */
  const left = async () => {
    await keepHouse(server)
    return Promise.all([signInWindows, sessions, idempotencyKeys, invitations].map((table) => server.db.$count(table)))
  }

  test('deletes what has run out, each in its time, and nothing before', async () => {
    await new SignInThrottle(server).attempt('a@b.co', 'x')
    const as = await server.signIn('super-admin')
    const body = { email: 'ann@example.com', name: 'Ann', role: 'editor' }
    const headers = { authorization: as.authorization, 'idempotency-key': 'a-key-of-some-length' }
    const reply = await server.inject({ method: 'POST', url: '/api/admin/admin-users', headers, payload: body })
    assert.equal(reply.status, 201)

    server.advance(15 * minute - 1)
    assert.deepEqual(await left(), [3, 1, 1, 1])
    server.advance(1)
    assert.deepEqual(await left(), [0, 1, 1, 1])
    server.advance(15 * minute)
    assert.deepEqual(await left(), [0, 0, 1, 1])
    server.advance(23.5 * 60 * minute)
    assert.deepEqual(await left(), [0, 0, 1, 1])
    server.advance(1)
    assert.deepEqual(await left(), [0, 0, 0, 1])
  })
})
