import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { commandFailure, startFailure } from './startFailure'

test('an address that is not of this machine is told with HOST and PORT', async () => {
  const server = createServer().listen(0, '192.0.2.1')
  const [error]: unknown[] = await once(server, 'error').catch((reason: unknown) => [reason])
  assert.match(startFailure(error), /^The server cannot listen there: listen EADDRNOTAVAIL.*192\.0\.2\.1.* HOST .*PORT/)
})

test('a host name that nobody knows, and a port that needs rights, are told with HOST and PORT', () => {
  for (const [syscall, code] of [
    ['getaddrinfo', 'ENOTFOUND'],
    ['listen', 'EACCES'],
  ]) {
    const said = startFailure(Object.assign(new Error(`${syscall} ${code}`), { syscall, code }))
    assert.match(said, / HOST .*PORT/)
    assert.ok(!said.includes('DATA_DIR'))
  }
})

test('a file that stands where a folder belongs is told with DATA_DIR', () => {
  const file = fileURLToPath(import.meta.url)
  assert.throws(
    () => mkdirSync(`${file}/media`, { recursive: true }),
    (error) => /^The server could not start: ENOTDIR.*\. Check DATA_DIR/.test(startFailure(error)),
  )
})

test('a database that has gone away is not looked for on a disk', () => {
  for (const [code, syscall] of [
    ['ECONNREFUSED', 'connect'],
    ['ECONNRESET', 'read'],
  ] as const) {
    const error = Object.assign(new Error(`${syscall} ${code}`), { syscall, code })
    assert.equal(commandFailure(error), `${syscall} ${code}`)
  }
  const unreadable = Object.assign(new Error('EISDIR: read'), { syscall: 'read', code: 'EISDIR' })
  assert.match(commandFailure(unreadable), /^The command broke off: EISDIR: read\. Check DATA_DIR and the folder/)
})

test('causes are told, also of several attempts at once; the values of a query are not', () => {
  const attempts = new AggregateError([
    new Error('connect ECONNREFUSED ::1:1'),
    new Error('connect ECONNREFUSED 127.0.0.1:1'),
  ])
  assert.equal(
    startFailure(new Error('The database is away.', { cause: attempts })),
    'The database is away. (connect ECONNREFUSED ::1:1; connect ECONNREFUSED 127.0.0.1:1)',
  )
  const quoting = new Error('The folder cannot be used (ENOTDIR).', { cause: new Error('ENOTDIR') })
  assert.equal(startFailure(quoting), 'The folder cannot be used (ENOTDIR).')
  const query = new Error('Failed query: select $1\nparams: secret', { cause: new Error('bad') })
  assert.equal(startFailure(query), 'Failed query: select $1 (bad)')
})
