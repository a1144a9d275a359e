import { join } from 'node:path'
import { test as journey } from '../journey'
import { startOwnServer } from './ownServer'

export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>

/** The `test` of journeys with a server of their own, which has no rows. */
export const test = journey.extend<{ consoleDir: string; server: OwnServer }>({
  consoleDir: [join(import.meta.dirname, '..', '..', 'dist'), { option: true }],
  server: async ({ consoleDir, stack: { chains } }, provide, info) => {
    const server = await startOwnServer({ consoleDir, dataDir: info.outputPath('data'), chains })
    await provide(server)
    await server.close()
  },
  consoleUrl: ({ server }, provide) => provide(server.url),
  session: async ({ role, server }, provide) => provide(role && (await server.signIn(role, 'Mona'))),
  endSession: ({ server }, provide) => provide(server.endSessions),
})
