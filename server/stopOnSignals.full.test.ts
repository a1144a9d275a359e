import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { shutdownLimits } from './stopOnSignals'
import { rawConnection } from './testing/rawRequest'
import { serverProcesses } from './testing/serverProcess'
import { fillDataFolder } from './testing/pgliteTemplate'
import { temporaryFolder } from './testing/temporaryFolder'

const promisedMs = 10_000

test('all that is waited for at the end is over in less than ten seconds', () => {
  assert.ok(shutdownLimits.requestsMs < shutdownLimits.allMs && shutdownLimits.allMs < promisedMs)
})

describe('a server that is told to end', () => {
  const DATA_DIR = temporaryFolder('ssdx-stop-')
  const { start, killAll } = serverProcesses()
  before(() => fillDataFolder(DATA_DIR))
  after(killAll)

  /** Sends the headers of a request and half its body; `rest` sends the other half, `answer` is what came until the end. */
  function halfRequest(port: number) {
    const { socket, answer } = rawConnection(port)
    const head = `POST /api/csp-report HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/csp-report`
    socket.write(`${head}\r\nContent-Length: 2\r\n\r\n{`)
    return { rest: () => socket.write('}'), answer }
  }

  /** A connection that has been answered and stays: the server closes it when it begins to end, which `closed` waits for. */
  async function idleConnection(port: number) {
    const { socket, answer } = rawConnection(port)
    socket.write(`GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`)
    await once(socket, 'data')
    return { closed: answer }
  }

  /** Ends with what it says when the process is not gone in the time that is promised. */
  const within = <Result>(ended: Promise<Result>) =>
    Promise.race([
      ended,
      wait(promisedMs, undefined, { ref: false }).then(() => assert.fail('still there after ten seconds')),
    ])

  async function running(...given: string[]) {
    const server = start('testing/impatientServer.ts', { DATA_DIR }, given)
    const port = Number(new URL(await server.listening).port)
    const told = (count: number) =>
      new Promise<void>((resolve) => {
        let left = count
        server.child.stdout.on('data', (text) => {
          left -= String(text).split('incoming request').length - 1
          if (left <= 0) resolve()
        })
      })
    return { ...server, port, told }
  }

  test('answers the request that comes to its end, cuts off the one that never does, and ends with code 0', async () => {
    const server = await running()
    const idle = await idleConnection(server.port)
    const bothAreIn = server.told(2)
    const [endless, slow] = [halfRequest(server.port), halfRequest(server.port)]
    await bothAreIn
    server.child.kill('SIGTERM')
    await idle.closed
    slow.rest()
    assert.match(await slow.answer, /^HTTP\/1\.1 204 /)
    const { code, output } = await within(server.ended)
    assert.equal(code, 0, output)
    assert.equal(await endless.answer, '')
    assert.equal(existsSync(join(DATA_DIR, 'server.lock')), false)
  })

  test('ends in order although it is told so again and again', async () => {
    const server = await running()
    const isIn = server.told(1)
    const slow = halfRequest(server.port)
    await isIn
    const idle = await idleConnection(server.port)
    server.child.kill('SIGTERM')
    await idle.closed
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) server.child.kill(signal)
    slow.rest()
    assert.match(await slow.answer, /^HTTP\/1\.1 204 /)
    const { code, output } = await within(server.ended)
    assert.equal(code, 0, output)
    assert.equal(existsSync(join(DATA_DIR, 'server.lock')), false)
  })

  test('is gone with code 1 when its database does not come to an end', async () => {
    const server = await running('hanging')
    server.child.kill('SIGTERM')
    const { code, output } = await within(server.ended)
    assert.equal(code, 1)
    assert.match(output, /"level":50,.*the database does not close/)
  })
})
