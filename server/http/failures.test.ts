import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import Fastify from 'fastify'
import { object, string } from 'yup'
import { assertRefused } from '../testing/answers'
import { rawConnection } from '../testing/rawRequest'
import { answerError } from './errors'
import { loggingOptions } from './logging'
import { HttpError } from '../httpError'

const lineSchema = object({ reqId: string().required() })

/** A server that answers errors as ours does, and what it has logged. */
function loggingServer() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const { logger, ...options } = loggingOptions('info')
  const app = Fastify({ ...options, logger: { ...logger, stream } })
  return { app, log: () => lines.join('') }
}

async function replyTo(error: Error) {
  const { app, log } = loggingServer()
  app.setErrorHandler(answerError)
  app.get('/api/x', () => {
    throw error
  })
  const reply = await app.inject({
    url: '/api/x?invite=secret-invitation',
    headers: { authorization: 'Bearer secret-token' },
  })
  await app.close()
  return { status: reply.statusCode, body: reply.json<unknown>(), headers: reply.headers, log: log() }
}

const failed = (code: string, message = 'boom') => Object.assign(new Error(message), { code })
const query = (cause: Error) =>
  Object.assign(new Error('Failed query: select secret-column\nparams: secret-value', { cause }), {
    params: ['secret-value'],
  })

test('an unforeseen error says nothing of itself, and stands in the log', async () => {
  const reply = await replyTo(new Error('secret path /home/x'))
  assertRefused(reply, 500, 'Something went wrong on the server')
  assert.match(reply.log, /secret path/)
})

test('a caller who goes away in the middle is no failure of ours', async (context) => {
  const { app, log } = loggingServer()
  context.after(() => app.close())
  const answered = new Promise<void>((resolve) =>
    app.setErrorHandler((error: Error, request, reply) => {
      answerError(error, request, reply)
      resolve()
    }),
  )
  app.post('/api/x', () => 'read')
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const { socket } = rawConnection(Number(port))
  const came = once(app.server, 'request')
  socket.write('POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{')
  await came
  socket.destroy()
  await answered
  assert.match(log(), /"reason":"The request was interrupted"/)
  assert.doesNotMatch(log(), /request failed/)
})

test('a database that is away or too slow is 503 with Retry-After', async () => {
  for (const cause of [
    failed('ECONNREFUSED'),
    failed('57P01'),
    failed('57014'),
    failed('08006'),
    new Error('PGlite is closed'),
    new Error('timeout exceeded when trying to connect'),
  ]) {
    const reply = await replyTo(query(cause))
    assertRefused(reply, 503)
    assert.equal(reply.headers['retry-after'], '5')
  }
})

test('a database that is away is logged by its code and message alone, and a statement of its own with its stack', async () => {
  for (const cause of [
    failed('ECONNREFUSED'),
    failed('57P01'),
    new Error('timeout exceeded when trying to connect'),
    // A host with several addresses.
    Object.assign(new AggregateError([failed('ECONNREFUSED')]), { code: 'ECONNREFUSED' }),
  ]) {
    const { log } = await replyTo(query(cause))
    assert.match(log, 'code' in cause ? /"code":"(ECONNREFUSED|57P01)"/ : /"message":"timeout exceeded/)
    assert.match(log, /"stack":""/)
  }
  for (const cause of [
    failed('57014'),
    failed('40P01'),
    failed('XX000'),
    new Error('PGlite failed: a statement took longer than 15 s'),
  ])
    assert.match((await replyTo(query(cause))).log, /"stack":"Error: .*failures\.test/)
})

test('a failure is logged with who asked', async () => {
  const { app, log } = loggingServer()
  app.decorateRequest('admin', null)
  app.setErrorHandler(answerError)
  app.get('/api/x', (request) => {
    request.admin = { id: 7, role: 'admin', name: 'Mona', email: 'mona@example.com', tokenHash: 'h' }
    throw new Error('boom')
  })
  await app.inject({ url: '/api/x' })
  await app.close()
  assert.match(log(), /"adminId":7,.*"msg":"request failed"/)
})

test('a value that the database cannot hold is 422', async () => {
  assertRefused(await replyTo(query(failed('22021'))), 422)
})

test('logs are one JSON line each, with the request id, without tokens, queries and parameters', async () => {
  const { log } = await replyTo(query(failed('XX000', 'line one\nline two')))
  for (const line of log.trim().split('\n'))
    assert.match(lineSchema.validateSync(JSON.parse(line)).reqId, /^[0-9a-f-]{36}$/)
  assert.ok(!/secret/.test(log), log)
})

test('a refusal carries its status, message and headers', async () => {
  const reply = await replyTo(new HttpError(429, 'Slow down', { 'retry-after': '7' }))
  assertRefused(reply, 429, 'Slow down')
  assert.equal(reply.headers['retry-after'], '7')
})
