import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { signInWindows } from '../db/schema'
import type { OpenDatabase } from '../db/database'
import { HttpError } from '../httpError'
import { openTestDatabase } from '../testing/testDatabase'
import { networkOf } from './networkOf'
import { SignInThrottle } from './throttle'

for (const [address, network] of [
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50001', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['[2001:db8:1:2::3]:50001', '2001:db8:1:2::/64'],
  ['0:0:0:0:0:FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::2:3:4:5', '2001:db8:0:0::/64'],
  ['2001::2:3:4:5:6', '2001:0:0:2::/64'],
  ['2001:db8:0:2::203.0.113.7', '2001:db8:0:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
] as const)
  test(`attempts from ${address} count for ${network}`, () => {
    assert.equal(networkOf(address), network)
  })

describe('the sign-in throttle', () => {
  let database: OpenDatabase
  let now = Date.parse('2026-03-01T12:00:00Z')
  before(async () => {
    database = await openTestDatabase()
  })
  beforeEach(() => database.db.delete(signInWindows))
  after(() => database.close())

  const throttle = () => new SignInThrottle({ db: database.db, clock: () => now })
  const same = (text: string) => () => text

  /** How many of as many attempts, all at once, are let through. */
  async function letIn(count: number, email: (index: number) => string, address: (index: number) => string) {
    const one = throttle()
    const tries = Array.from({ length: count }, (_, index) => one.attempt(email(index), address(index)))
    const ends = await Promise.allSettled(tries)
    for (const end of ends)
      if (end.status === 'rejected')
        assert.ok(end.reason instanceof HttpError && end.reason.status === 429, String(end.reason))
    return ends.filter(({ status }) => status === 'fulfilled').length
  }

  test('lets 5 attempts at an account from one address through, also when 50 come at once', async () => {
    assert.equal(await letIn(50, same('a@b.co'), same('x')), 5)
  })

  test('lets 20 attempts at an account through, whatever the addresses', async () => {
    assert.equal(await letIn(50, same('a@b.co'), String), 20)
  })

  test('lets 60 attempts from an address through, whatever the accounts', async () => {
    assert.equal(await letIn(80, String, same('x')), 60)
  })

  test('counts all addresses of an IPv6 network as one, and those of another apart', async () => {
    const inNetwork = (network: number) => (index: number) => `2001:db8:0:${network}::${index + 1}`
    assert.equal(await letIn(10, same('a@b.co'), inNetwork(1)), 5)
    assert.equal(await letIn(80, String, inNetwork(1)), 55)
    assert.equal(await letIn(10, same('a@b.co'), inNetwork(2)), 5)
  })

  test('counts IPv4 addresses apart, also as IPv6 maps them', async () => {
    const mapped = (index: number) => `::ffff:203.0.113.${index}`
    assert.equal(await letIn(20, same('a@b.co'), mapped), 20)
  })

  test('attempts that are refused from one address do not lock the account for others', async () => {
    await letIn(50, same('a@b.co'), same('x'))
    assert.equal(await letIn(5, same('a@b.co'), same('y')), 5)
  })

  test('a window ends after 15 minutes and is never prolonged by attempts within it', async () => {
    assert.equal(await letIn(5, same('a@b.co'), same('x')), 5)
    now += 14 * 60_000
    assert.equal(await letIn(5, same('a@b.co'), same('x')), 0)
    now += 60_000
    assert.equal(await letIn(6, same('a@b.co'), same('x')), 5)
  })

  test('who waits is told for how many seconds, until the last of the full windows ends', async () => {
    assert.equal(await letIn(15, same('a@b.co'), String), 15)
    now += 60_000
    assert.equal(await letIn(5, same('a@b.co'), same('x')), 5)
    now += 60_000
    await assert.rejects(throttle().attempt('A@b.co', 'x'), (error: HttpError) => {
      assert.deepEqual(
        [error.message, error.headers],
        ['Too many attempts. Try again in 14 minutes', { 'retry-after': '840' }],
      )
      return true
    })
  })

  test('an attempt that worked is taken back', async () => {
    for (let count = 0; count < 10; count++) await (await throttle().attempt('a@b.co', 'x')).forgive()
    assert.equal(await letIn(10, same('a@b.co'), same('x')), 5)
  })

  test('an attempt that worked takes back itself alone', async () => {
    assert.equal(await letIn(3, same('a@b.co'), same('x')), 3)
    await (await throttle().attempt('a@b.co', 'x')).forgive()
    assert.equal(await letIn(5, same('a@b.co'), same('x')), 2)
  })

  test('an attempt that worked after its window had ended makes no room in the next', async () => {
    const slow = await throttle().attempt('a@b.co', 'x')
    now += 15 * 60_000
    await (await throttle().attempt('a@b.co', 'x')).forgive()
    await slow.forgive()
    assert.equal(await letIn(10, same('a@b.co'), same('x')), 5)
  })

  test('tells which attempt fills a window, once', async () => {
    const filled: (readonly string[])[] = []
    for (let count = 0; count < 5; count++) filled.push((await throttle().attempt('a@b.co', 'x')).filled)
    assert.deepEqual(filled, [[], [], [], [], ['pair a@b.co x']])
  })

  test('counts what another server process has counted', async () => {
    for (let count = 0; count < 5; count++) await throttle().attempt('a@b.co', 'x')
    await assert.rejects(throttle().attempt('a@b.co', 'x'), /Too many attempts/)
  })
})
