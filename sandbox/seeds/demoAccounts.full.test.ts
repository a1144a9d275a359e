import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nobodysHash, verifyPassword } from '../../server/auth/passwords'
import { demoAccounts } from './demoAccounts'

test('what is kept of a demo password fits it, at the cost of every other account', async () => {
  for (const { password, passwordHash } of demoAccounts) {
    assert.ok(await verifyPassword(password, passwordHash))
    assert.equal(await verifyPassword(`${password}!`, passwordHash), false)
    assert.deepEqual(passwordHash.split('$').slice(0, 4), nobodysHash.split('$').slice(0, 4))
  }
})
