import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commitProblem, databaseProblem } from './databaseProblem'

const failedQuery = (cause: Error) => new Error('Failed query: select 1\nparams: ', { cause })
const statusOf = (error: unknown) => databaseProblem(error)?.status

for (const code of [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['08006', '53100', '53300', '57014', '57P01', '57P02', '57P03', '28P01', '3D000', '25006', '25P03'],
  ...['40001', '40P01', '55P03'],
])
  test(`${code} is 503`, () => {
    assert.equal(statusOf(failedQuery(Object.assign(new Error('x'), { code }))), 503)
  })

for (const message of [
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end on the pool',
  'PGlite is closed',
])
  test(`"${message}" is 503`, () => {
    assert.equal(statusOf(failedQuery(new Error(message))), 503)
  })

test('what ends a connection or refuses one is 503, whatever its code, and 504 at a commit', () => {
  for (const code of ['42501', '55000', 'XX000']) {
    const fatal = Object.assign(new Error('x'), { code, severity: 'FATAL' })
    assert.equal(statusOf(failedQuery(fatal)), 503)
    assert.equal(statusOf(commitProblem(failedQuery(fatal))), 504)
    assert.equal(statusOf(failedQuery(Object.assign(fatal, { severity: 'ERROR' }))), undefined)
  }
})

test('a statement that has reached its limit of time is said to be too long, on either database', () => {
  for (const cause of [
    Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    new Error('PGlite failed: a statement took longer than 15 s'),
  ]) {
    const { status, message } = databaseProblem(failedQuery(cause)) ?? {}
    assert.deepEqual([status, message], [503, 'This took too long and was not done'])
  }
})

test('what is no trouble of the database is none', () => {
  for (const code of ['23505', '42P01', '25P02', 'ENOENT'])
    assert.equal(statusOf(failedQuery(Object.assign(new Error('x'), { code }))), undefined)
  assert.equal(statusOf(new Error('The timeout expired for the upload')), undefined)
})

test('a commit that was not answered is 504, and one that the database has refused is what it was', () => {
  const coded = (code: string) => failedQuery(Object.assign(new Error('x'), { code }))
  for (const code of ['ECONNRESET', 'EPIPE', '08006', '57P01', '57P02'])
    assert.equal(statusOf(commitProblem(coded(code))), 504)
  for (const message of [
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'PGlite failed: its thread ended',
  ])
    assert.equal(statusOf(commitProblem(failedQuery(new Error(message)))), 504)
  for (const code of ['40001', '40P01', '57014', '53100']) assert.equal(statusOf(commitProblem(coded(code))), 503)
  const refused = coded('23505')
  assert.equal(commitProblem(refused), refused)
})
