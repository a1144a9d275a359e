import { endpoints } from '../../src/contract/endpoints'
import { test as journey } from '../journey'
import { startPlainServer, type PlainOptions, type PlainServer } from '../plainServer/startPlainServer'

interface PlainFixtures {
  /** How the journey's server differs from the default. */
  readonly plain: PlainOptions
  /** The journey's own server; the chains are those of the shared stack. */
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
  // Our server's additions that the console asks for; a server without them answers 404.
  watch: async ({ watch }, provide) => {
    watch.expectMissing(endpoints.statusCounts.path)
    watch.expectMissing(endpoints.relatedCampaigns.path)
    watch.expectMissing(endpoints.events.path)
    watch.expectMissing(endpoints.series.path)
    await provide(watch)
  },
  consoleUrl: ({ server }, provide) => provide(server.url),
  session: ({ role, server }, provide) => provide(role && server.signIn(role)),
  endSession: ({ server }, provide) => provide(() => Promise.resolve(server.endSessions())),
})
