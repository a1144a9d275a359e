import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { listenFree } from './freePort'

/** A network in between that can fail: goes to `url` from an address of its own. */
export async function tcpProxy(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const answering = new Set<Socket>()
  const beginnings: Buffer[] = []
  let silent = false

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    answering.add(far)
    near.once('data', (first: Buffer) => beginnings.push(first))
    far.on('close', () => answering.delete(far))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => sockets.delete(from))
      from.pipe(to)
      if (silent) from.pause()
    }
  })
  const own = new URL(url)
  own.port = String(await listenFree(server))

  return {
    /** `url`, through this network. */
    url: own.href,
    /** The names of the settings that each connection to PostgreSQL has begun with. */
    begun: () => beginnings.map(namesIn),
    /** Nothing gets through, and nobody is told. */
    silence() {
      silent = true
      for (const socket of sockets) socket.pause()
    },
    /** What is asked gets through, and no answer comes back. */
    swallowAnswers() {
      for (const socket of answering) socket.pause()
    },
    /** All connections break (RST); new ones get through. */
    reset() {
      silent = false
      for (const socket of sockets) socket.resetAndDestroy()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Of a startup message: after its length and the version, names and values, each with a zero at its end. */
const namesIn = (message: Buffer): string[] =>
  message
    .subarray(8)
    .toString()
    .split('\0')
    .filter((name, at) => at % 2 === 0 && name !== '')
