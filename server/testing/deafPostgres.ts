import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { listenFree } from './freePort'

const message = (type: string, content: Buffer) => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}
const ready = message('Z', Buffer.from('I'))
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready])
const none = Buffer.alloc(0)
const done = Buffer.concat([
  message('1', none),
  message('2', none),
  message('n', none),
  message('C', Buffer.from('SELECT 0\0')),
  ready,
])
const doneSimply = Buffer.concat([message('C', Buffer.from('LISTEN\0')), ready])

/** What answers every query like a PostgreSQL behind a pooler, which passes no notifications on. `asked`: a notice was sent. `left`: connections that said they end. */
export async function deafPostgres() {
  const sockets = new Set<Socket>()
  let tellAsked: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (tellAsked = resolve))
  let left = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    let rest = none
    let isOpen = false
    socket.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk])
      // The first message has no type.
      for (let at = isOpen ? 1 : 0; rest.length >= at + 4 && rest.length >= at + rest.readInt32BE(at); at = 1) {
        const type = isOpen ? rest.toString('latin1', 0, 1) : ''
        rest = rest.subarray(at + rest.readInt32BE(at))
        isOpen = true
        if (type === '') socket.write(welcome)
        if (type === 'Q') socket.write(doneSimply)
        if (type === 'S') socket.write(done, () => tellAsked())
        if (type !== 'X') continue
        left += 1
        socket.end()
      }
    })
  })

  return {
    url: `postgres://someone@127.0.0.1:${await listenFree(server)}/postgres`,
    asked,
    left: () => left,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
