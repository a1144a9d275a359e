import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Lets a server listen at a free port of this machine, and gives the port. */
export async function listenFree(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}

/** A port of this machine that nobody listens at just now. Asked for at once, several are different ones. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenFree(server)
  server.close()
  await once(server, 'close')
  return port
}
