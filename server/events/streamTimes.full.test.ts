import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { heartbeatSeconds } from '../../src/contract/events'
import { eventServer } from '../testing/eventServer'

describe('the stream of events', () => {
  test(`has a beat every ${heartbeatSeconds} seconds`, async (context) => {
    context.mock.timers.enable({ apis: ['setInterval'] })
    const { server, open } = await eventServer()
    context.after(() => server.close())
    const stream = await open(await server.signIn('editor'))
    const beat = context.mock.method(server.app.events, 'beat')
    context.mock.timers.tick(heartbeatSeconds * 1000 - 1)
    assert.equal(beat.mock.callCount(), 0)
    context.mock.timers.tick(1)
    assert.equal(beat.mock.callCount(), 1)
    stream.close()
  })

  test('ends when its server shuts down, and the shutdown does not wait for its reader', async (context) => {
    const { server, open } = await eventServer()
    context.after(() => server.close())
    // As a stream says that begins sooner, it may have missed something.
    server.advance(60_000)
    const stream = await open(await server.signIn('editor'))
    await server.app.close()
    assert.equal(await stream.next(), undefined)
  })
})
