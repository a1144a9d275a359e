import assert from 'node:assert/strict'
import type { TimerOptions } from 'node:timers'
import timers from 'node:timers/promises'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { deafPostgres } from '../testing/deafPostgres'
import { freePort } from '../testing/freePort'
import { passOnMocks } from '../testing/passOnMocks'
import { postgresChannel } from './postgresChannel'

const never = 60 * 60_000
const listener = { receive: () => undefined, silence: () => undefined, hears: () => assert.fail('it hears nothing') }

describe('a PostgreSQL that passes no notifications on', { timeout: 30_000 }, () => {
  let postgres: Awaited<ReturnType<typeof deafPostgres>>
  beforeEach(async () => {
    postgres = await deafPostgres()
  })
  afterEach(() => postgres.close())

  test("warns when notifications don't arrive, and leaves the connection", async () => {
    let warn: (error: unknown) => void = () => undefined
    const warning = new Promise((resolve) => (warn = resolve))
    const channel = postgresChannel(postgres.url, (error) => warn(error), { startMs: never, hearMs: 1 })
    await channel.start(listener)
    assert.match(String(await warning), /PostgreSQL passes no notifications on; is there a pooler/)
    assert.equal(postgres.left(), 1)
    await channel.stop()
  })

  test('does not hold up the start, nor the end in the middle of the test of the connection', async () => {
    const channel = postgresChannel(postgres.url, () => assert.fail('nothing to warn of'), {
      startMs: 1,
      hearMs: never,
    })
    await channel.start(listener)
    await postgres.asked
    await channel.stop()
  })
})

test(
  'a PostgreSQL that cannot be reached is tried again after 1 second, then after pauses that double up to 30; the end waits for none',
  { timeout: 30_000 },
  async (context) => {
    const pauses: number[] = []
    let warned = 0
    const { setTimeout: wait } = timers
    context.mock.method(timers, 'setTimeout', (milliseconds: number, value: undefined, options: TimerOptions) => {
      pauses.push(milliseconds)
      return wait(warned === 8 ? never : 0, value, options)
    })
    passOnMocks(context)
    let tellEnough: () => void = () => undefined
    const enough = new Promise<void>((resolve) => (tellEnough = resolve))
    const warn = () => {
      if (++warned === 8) tellEnough()
    }
    const channel = postgresChannel(`postgres://x@127.0.0.1:${await freePort()}/x`, warn, { startMs: 1, hearMs: 1 })
    await channel.start(listener)
    await enough
    await channel.stop()
    assert.deepEqual(pauses, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  },
)
