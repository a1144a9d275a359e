import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../testing/answers'
import type { HttpError } from '../httpError'
import { takeHashTurn } from './hashQueue'
import { hashPassword, verifyPassword } from './passwords'

test('the stored form names its cost, and fits its password', async () => {
  const stored = await hashPassword('longenough')
  assert.match(stored, /^scrypt\$131072\$8\$1\$[\w+/=]{24}\$[\w+/=]{44}$/)
  assert.equal(await verifyPassword('longenough', stored), true)
})

test('at another cost too it has a salt of its own, and fits only its password', async () => {
  const stored = await hashPassword('Pässword 🙂', 1024)
  assert.notEqual(stored, await hashPassword('Pässword 🙂', 1024))
  assert.equal(await verifyPassword('Pässword 🙂', stored), true)
  for (const other of ['Pässword 🙂 ', 'pässword 🙂', 'Pa\u0308ssword 🙂', ''])
    assert.equal(await verifyPassword(other, stored), false)
})

test('nobody fits the account that is not there', async () => {
  assert.equal(await verifyPassword('', null), false)
})

test('two hashes run at a time, 50 wait, the next is told to come back', async () => {
  let running = 0
  let most = 0
  const releases: (() => void)[] = []
  const work = () =>
    takeHashTurn(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((resolve) => releases.push(resolve))
      running -= 1
    })
  const all = Array.from({ length: 52 }, work)
  await assert.rejects(work(), (error: HttpError) => {
    assertRefused({ status: error.status, body: { message: error.message } }, 503)
    return true
  })
  let done = 0
  const counted = all.map((turn) => turn.then(() => (done += 1)))
  while (done < 52) {
    releases.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all(counted)
  // One that ends while nobody waits frees its own turn alone.
  const later = [work(), work()]
  releases.shift()?.()
  await later[0]
  later.push(work(), work())
  while (releases.length > 0) {
    releases.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all(later)
  assert.equal(most, 2)
})
