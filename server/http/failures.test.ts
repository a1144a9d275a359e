import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import Fastify from 'fastify'
import { object, string } from 'yup'
import { assertRefused } from '../testing/answers'
import { answerError } from './errors'
import { loggingOptions } from './logging'
import { HttpError } from '../httpError'

const lineSchema = object({ reqId: string().required() })

async function replyTo(error: Error) {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const { logger, ...options } = loggingOptions('info')
  const app = Fastify({ ...options, logger: { ...logger, stream } })
  app.setErrorHandler(answerError)
  app.get('/api/x', () => {
    throw error
  })
  const reply = await app.inject({
    url: '/api/x?invite=secret-invitation',
    headers: { authorization: 'Bearer secret-token' },
  })
  await app.close()
  return { status: reply.statusCode, body: reply.json<unknown>(), headers: reply.headers, log: lines.join('') }
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
