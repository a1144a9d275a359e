import { test as journey } from '../journey'
import { startPlainServer, type PlainOptions, type PlainServer } from '../plainServer/startPlainServer'

interface PlainFixtures {
  /** How the server of the journey differs from the usual one. */
  readonly plain: PlainOptions
  /** The server of this journey alone; the chains are those of the stack that all journeys share. */
  readonly server: PlainServer
}

/** The `test` of the journeys on a plain server; watched like any other. */
export const test = journey.extend<PlainFixtures>({
  plain: [{}, { option: true }],
  server: async ({ stack, plain }, provide) => {
    const server = await startPlainServer(stack.chains, plain)
    await provide(server)
    await server.close()
  },
  consoleUrl: ({ server }, provide) => provide(server.url),
  session: ({ role, server }, provide) => provide(role && server.signIn(role)),
  endSession: ({ server }, provide) => provide(() => Promise.resolve(server.endSessions())),
})
