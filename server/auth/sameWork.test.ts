import assert from 'node:assert/strict'
import crypto, { createHash, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { after, before, describe, mock, test } from 'node:test'
import { PgDialect } from 'drizzle-orm/pg-core'
import { addAccount, password } from '../testing/account'
import { assertRefused } from '../testing/answers'
import { testServer, type TestServer } from '../testing/testServer'
import { hashPassword } from './passwords'

let hashes: { salt: number; bytes: number; options: ScryptOptions }[] = []

/** Stands in for scrypt, whose cost is the same whatever it is given but for its parameters: those are what is looked at. */
function cheapScrypt(
  given: string,
  salt: Buffer,
  bytes: number,
  options: ScryptOptions,
  done: (error: null, key: Buffer) => void,
) {
  hashes.push({ salt: salt.length, bytes, options })
  done(null, createHash('sha256').update(salt).update(given).digest().subarray(0, bytes))
}

const watched = () => ({
  scrypt: mock.method(crypto, 'scrypt', cheapScrypt),
  statements: mock.method(PgDialect.prototype, 'sqlToQuery'),
})

describe('a sign-in that is refused', () => {
  let server: TestServer
  let watch: ReturnType<typeof watched>
  before(async () => {
    watch = watched()
    syncBuiltinESMExports()
    server = await testServer()
    const passwordHash = await hashPassword(password)
    await addAccount(server, { email: 'ann@example.com', passwordHash })
    await addAccount(server, { email: 'off@example.com', passwordHash, isActive: false })
    await addAccount(server, { email: 'new@example.com', passwordHash: null })
  })
  after(async () => {
    watch.scrypt.mock.restore()
    watch.statements.mock.restore()
    syncBuiltinESMExports()
    await server.close()
  })

  /** What one refused sign-in makes the server do: its hashes with what they cost, and its statements. */
  async function workOf(email: string, given: string) {
    hashes = []
    watch.statements.mock.resetCalls()
    assertRefused(await server.call('login', { body: { email, password: given } }), 401, 'E-mail or password is wrong')
    return { hashes, statements: watch.statements.mock.calls.map(({ result }) => result?.sql) }
  }

  test('takes the same hash and the same statements for an unknown, a disabled and a not yet registered account', async () => {
    const wrong = await workOf('ann@example.com', 'wrong password')
    assert.deepEqual(
      wrong.hashes.map(({ salt, bytes, options: { N, r, p } }) => ({ salt, bytes, N, r, p })),
      [{ salt: 16, bytes: 32, N: 131072, r: 8, p: 1 }],
    )
    assert.ok(wrong.statements.length > 0)
    for (const email of ['nobody@example.com', 'off@example.com', 'new@example.com'])
      assert.deepEqual(await workOf(email, 'wrong password'), wrong, email)
    for (const email of ['nobody@example.com', 'new@example.com'])
      assert.deepEqual(await workOf(email, password), wrong, email)
  })

  test('takes the same hash for a disabled account whose password is right', async () => {
    const wrong = await workOf('ann@example.com', 'wrong password')
    assert.deepEqual((await workOf('off@example.com', password)).hashes, wrong.hashes)
  })
})
