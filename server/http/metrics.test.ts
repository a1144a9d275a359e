import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { addAccount, password } from '../testing/account'
import { assertRefused } from '../testing/answers'
import { suiteServer, testServer, type TestServer } from '../testing/testServer'

const metricsToken = 'a-token-for-the-metrics-of-32-characters'

describe('the metrics', () => {
  let server: TestServer
  let port: number
  suiteServer(
    async (made) => {
      server = made
      port = await server.listen()
    },
    { metricsToken },
  )

  const read = async () => {
    const url = '/api/metrics'
    const reply = await server.inject({ url, headers: { authorization: `Bearer ${metricsToken}` } })
    assert.equal(reply.status, 200)
    assert.match(String(reply.headers['content-type']), /^text\/plain; version=0\.0\.4/)
    return String(reply.body)
  }

  test('count requests by the route as declared, and sign-ins by outcome, and tell whether the database answers', async () => {
    await server.call('users', { as: await server.signIn('moderator') })
    // Not digits: those stand by chance in a size or a duration.
    const [id, guess] = ['an-id', 'a-guess']
    await server.call('toggleUser', { id })
    await server.inject({ url: `/api/${guess}` })
    const guessed = await addAccount(server, { email: 'bob@example.com' })
    const body = { email: guessed.email, password: 'wrong password' }
    for (let count = 0; count < 6; count++) await server.call('login', { body })
    const { email } = await addAccount(server)
    await server.call('login', { body: { email, password } })
    const text = await read()
    for (const line of [
      'http_request_duration_seconds_count{method="GET",route="/api/admin/users",status="200"} 1',
      'http_request_duration_seconds_count{method="PUT",route="/api/admin/users/:id/toggle-activate",status="401"} 1',
      'sign_ins_total{outcome="done"} 1',
      'sign_ins_total{outcome="refused"} 5',
      'sign_ins_total{outcome="throttled"} 1',
      'http_requests_in_flight 1',
      'password_hashes_waiting 0',
      'database_up 1',
    ])
      assert.ok(text.includes(`${line}\n`), `${line}\n${text}`)
    assert.match(text, /^nodejs_eventloop_lag_p99_seconds [\d.]+$/m)
    for (const secret of [id, guess, body.email]) assert.ok(!text.includes(secret))
  })

  test('are read, and say so, while the database does not answer', async (context) => {
    context.mock.method(server.db, 'select', () => {
      throw new Error('Connection terminated')
    })
    assert.match(await read(), /^database_up 0$/m)
  })

  test('count a caller who goes away before the answer as aborted, and no longer as in flight', async () => {
    const { authorization } = await server.signIn('super-admin')
    const socket = connect(port, '127.0.0.1')
    const [gone, came] = [once(socket, 'close'), once(server.app.server, 'request')]
    socket.write(
      `POST /api/admin/tasks HTTP/1.1\r\nHost: localhost:80\r\nAuthorization: ${authorization}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n`,
    )
    await came
    socket.destroy()
    await gone
    const line = 'http_request_duration_seconds_count{method="POST",route="/api/admin/tasks",status="aborted"} 1\n'
    let text = await read()
    while (!text.includes(line)) {
      await setImmediate()
      text = await read()
    }
    assert.ok(text.includes('http_requests_in_flight 1\n'))
  })

  test('count a caller who leaves within an answer as aborted', async () => {
    const { authorization } = await server.signIn('moderator')
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET /api/admin/events HTTP/1.1\r\nHost: localhost:80\r\nAuthorization: ${authorization}\r\n\r\n`)
    await once(socket, 'data')
    socket.destroy()
    const line = 'http_request_duration_seconds_count{method="GET",route="/api/admin/events",status='
    let text = await read()
    while (!text.includes(line)) {
      await setImmediate()
      text = await read()
    }
    assert.ok(text.includes(`${line}"aborted"} 1\n`))
  })

  test('are refused without their token, and with that of a session', async () => {
    const url = '/api/metrics'
    const refused = await server.inject({ url })
    assertRefused(refused, 401)
    assert.equal(refused.headers['www-authenticate'], 'Bearer')
    assertRefused(await server.inject({ url, headers: { authorization: `Bearer ${metricsToken}x` } }), 401)
    const { authorization } = await server.signIn('super-admin')
    assertRefused(await server.inject({ url, headers: { authorization } }), 401)
    assert.equal((await server.inject({ url, headers: { authorization: `bearer ${metricsToken}` } })).status, 200)
  })

  test('have no address where no token is set', async () => {
    const other = await testServer()
    try {
      assertRefused(await other.inject({ url: '/api/metrics' }), 404)
    } finally {
      await other.close()
    }
  })
})
