import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { rawConnection } from '../testing/rawRequest'
import { serverProcesses } from '../testing/serverProcess'
import { fillDataFolder } from '../testing/pgliteTemplate'
import { temporaryFolder } from '../testing/temporaryFolder'

const METRICS_TOKEN = 'a-token-of-more-than-32-characters'
const callers = 300
const allowedGrowth = 64 * 1024 * 1024

const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`

describe('hundreds of strangers who never come to an end', () => {
  const DATA_DIR = temporaryFolder('ssdx-memory-')
  const { start, killAll } = serverProcesses()
  let address: URL
  let atRest: number
  before(async () => {
    await fillDataFolder(DATA_DIR)
    address = new URL(await start('main.ts', { DATA_DIR, METRICS_TOKEN }).listening)
    // What the first answers take stays for those that follow.
    for (let count = 0; count < 50; count++) await memory()
    atRest = await memory()
  })
  after(killAll)

  /** Bytes of the server's process. */
  async function memory(): Promise<number> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const text = await (await fetch(new URL('/api/metrics', address), { headers })).text()
    return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1])
  }
  async function isUnharmed() {
    const growth = (await memory()) - atRest
    assert.ok(growth < allowedGrowth, `${(growth / 1024 / 1024).toFixed(0)} MiB more`)
    assert.equal((await fetch(new URL('/api/ready', address))).status, 200)
  }

  /** Says nearly 16 KiB of headers and begins a body of which nobody is told how long it will be. */
  async function stranger(path: string) {
    const caller = rawConnection(Number(address.port))
    await once(caller.socket, 'connect')
    const lines = [
      `POST ${path} HTTP/1.1`,
      `Host: ${address.host}`,
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
      `X-Long: ${'x'.repeat(15_000)}`,
    ]
    caller.socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    return caller
  }
  const sayAll = async (sockets: readonly Socket[], bytes: number) => {
    for (const socket of sockets) if (!socket.destroyed) socket.write(chunk(bytes))
    await isUnharmed()
  }

  for (const [where, path] of [
    ['at the sign-in', '/api/admin/login'],
    ['at an address of the API that does not exist', '/api/admin/nothing'],
    ['at any other', '/nothing'],
  ] as const)
    test(`${where} take little memory while they drip, and are cut off when they say more than is let through`, async () => {
      const all = await Promise.all(Array.from({ length: callers }, () => stranger(path)))
      const sockets = all.map(({ socket }) => socket)
      for (let drip = 0; drip < 10; drip++) await sayAll(sockets, 1500)
      assert.ok(sockets.every((socket) => !socket.destroyed))
      for (let flood = 0; flood < 10; flood++) await sayAll(sockets, 90_000)
      const answers = await Promise.all(all.map(({ answer }) => answer))
      // The connection may break before the refusal arrives.
      assert.ok(answers.every((answer) => answer === '' || answer.startsWith('HTTP/1.1 413 ')))
      await isUnharmed()
    })
})
