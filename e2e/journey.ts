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
import { watchContext, type Watch } from './watch/watchContext'

export interface JourneyFixtures {
  /** Who is signed in when the journey begins; nobody when left out. */
  readonly role: Role | undefined
  /** The Sandbox Wallet as it was connected before the journey begins; not at all when left out. */
  readonly wallet: RememberedWallet | undefined
  /** Where the console of this journey stands. */
  readonly consoleUrl: string
  /** The session of the role. */
  readonly session: KeptSession | undefined
  /** Ends the session that the journey has begun itself and left in its browser. */
  readonly endSession: (browser: StorageState) => Promise<void>
  /** What goes wrong beside what the journey asserts; it fails the journey. */
  readonly watch: Watch
}

export interface WorkerFixtures {
  readonly program: JourneyStack
  readonly stack: SandboxState
  readonly api: Api
  readonly sessions: Sessions
}

/** The `test` of every journey: a console of a running stack, watched from the first request to the last. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  program: ['serve', { option: true, scope: 'worker' }],
  stack: [
    async ({ program }, provide) => {
      // The stack of `serve` is shared by all and started before; the other is this worker's own.
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
    async ({ context, stack, consoleUrl, endSession }, provide) => {
      const origins = [consoleUrl, ...stack.chains.map(({ rpcUrl }) => rpcUrl)].map((url) => new URL(url).origin)
      const watch = await watchContext(context, new Set(origins))
      await provide(watch)
      for (const page of context.pages()) await expectNoSidewaysScroll(page)
      // What a page reads while its session is being ended is refused, and is no fault of the journey.
      const problems = [...watch.problems]
      await endSession(await context.storageState())
      expect(problems, 'what went wrong beside the journey').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
