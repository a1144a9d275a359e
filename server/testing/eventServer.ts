import assert from 'node:assert/strict'
import type { ServerConfig } from '../config'
import { readEvents } from './eventReader'
import { testServer } from './testServer'

/** A test server with real connections; `open` opens a stream of events, from the event with `lastId` on if one is given. */
export async function eventServer(changes: Partial<ServerConfig> = {}) {
  const allowedHosts = ['localhost:80']
  const server = await testServer({ ...changes, allowedHosts })
  const host = `127.0.0.1:${await server.listen()}`
  allowedHosts.push(host)
  return {
    server,
    async open(as: { authorization: string }, lastId?: string) {
      const stream = await readEvents(`http://${host}`, as, { lastId })
      const first = await stream.next()
      assert.equal(first?.event, 'opened')
      return { ...stream, id: first.id }
    },
  }
}
