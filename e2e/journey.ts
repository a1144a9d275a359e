import { expect, test as base } from '@playwright/test'
import type { Role } from '../src/contract/roles'
import { readState, type SandboxState } from '../sandbox/state'
import { createApi, type Api } from './console/api'
import {
  createSessions,
  storeBefore,
  storedSession,
  type KeptSession,
  type Sessions,
  type StorageState,
} from './console/sessions'
import { rememberedWallet, type RememberedWallet } from './console/wallet'
import { journeyPaths, startJourneyStack, type JourneyStack } from './stack/journeyStack'
import { expectNoSidewaysScroll } from './watch/inspect'
import { pressesOf, recordPresses } from './watch/presses'
import { watchContext, type Watch } from './watch/watchContext'

export interface JourneyFixtures {
  /** The role that is signed in from the start; nobody by default. */
  readonly role: Role | undefined
  /** The account of the Sandbox Wallet that is connected from the start; not connected by default. */
  readonly wallet: RememberedWallet | undefined
  /** The console's origin. */
  readonly consoleUrl: string
  /** The session of the role. */
  readonly session: KeptSession | undefined
  /** Ends a session that the journey has started and left open in its browser. */
  readonly endSession: (browser: StorageState) => Promise<void>
  /** Problems outside the assertions of the journey; they fail it. */
  readonly watch: Watch
}

export interface WorkerFixtures {
  readonly program: JourneyStack
  readonly stack: SandboxState
  readonly api: Api
  readonly sessions: Sessions
}

/** The `test` of all journeys: a console on a running stack, watched from the first request to the last. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  program: ['serve', { option: true, scope: 'worker' }],
  stack: [
    async ({ program }, provide) => {
      // The stack of `serve` is shared and already running; a stack of `start` belongs to the worker.
      const stop = program === 'start' ? await startJourneyStack(program) : undefined
      await provide(readState(journeyPaths(program).state))
      await stop?.()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  api: [async ({ stack }, provide) => provide(createApi(stack.consoleUrl)), { scope: 'worker' }],
  sessions: [
    async ({ api, stack }, provide) => {
      const sessions = createSessions(api, stack)
      await provide(sessions)
      await sessions.endAll()
    },
    { scope: 'worker' },
  ],
  role: [undefined, { option: true }],
  consoleUrl: ({ stack }, provide) => provide(stack.consoleUrl),
  baseURL: ({ consoleUrl }, provide) => provide(consoleUrl),
  session: async ({ role, sessions }, provide) => provide(role && (await sessions.of(role))),
  endSession: ({ sessions }, provide) => provide(sessions.endOf),
  wallet: [undefined, { option: true }],
  context: async ({ context, session, wallet, consoleUrl }, provide) => {
    if (session)
      await storeBefore(context, consoleUrl, [...storedSession(session), ...(wallet ? rememberedWallet(wallet) : [])])
    await provide(context)
  },
  watch: [
    async ({ context, stack, consoleUrl, endSession }, provide, testInfo) => {
      const origins = [consoleUrl, ...stack.chains.map(({ rpcUrl }) => rpcUrl)].map((url) => new URL(url).origin)
      const watch = await watchContext(context, new Set(origins))
      await recordPresses(context)
      await provide(watch)
      if (testInfo.status !== testInfo.expectedStatus)
        for (const page of context.pages()) console.log(`Last presses: ${await pressesOf(page)}`)
      for (const page of context.pages()) await expectNoSidewaysScroll(page)
      // A changed answer, as to a read ahead, may still be on its way.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      // Requests of a page during the sign-out may be refused; that is no failure.
      const problems = [...watch.problems]
      await endSession(await context.storageState())
      expect(problems, 'what went wrong beside the journey').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
