import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { deafPostgres } from '../testing/deafPostgres'
import { postgresChannel } from './postgresChannel'

const never = 60 * 60_000
const listener = { receive: () => undefined, silence: () => undefined, hears: () => assert.fail('it hears nothing') }

describe('a PostgreSQL that passes no notifications on', { timeout: 30_000 }, () => {
  let postgres: Awaited<ReturnType<typeof deafPostgres>>
  beforeEach(async () => {
    postgres = await deafPostgres()
  })
  afterEach(() => postgres.close())

  test("warns when notifications don't arrive", async () => {
    let warn: (error: unknown) => void = () => undefined
    const warning = new Promise((resolve) => (warn = resolve))
    const channel = postgresChannel(postgres.url, (error) => warn(error), { startMs: never, hearMs: 1 })
    await channel.start(listener)
    assert.match(String(await warning), /PostgreSQL passes no notifications on; is there a pooler/)
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
