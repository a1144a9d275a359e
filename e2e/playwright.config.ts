import { defineConfig, type Project } from '@playwright/test'
import { browserPath } from '../scripts/browser'
import type { JourneyFixtures, WorkerFixtures } from './journey'
import { once, shapes } from './shapes'
import { quietFlags } from './stack/browserFlags'

/** What `npm test` makes, on the wide screen; `npm run test:full` makes the others, and without a choice all are made. */
const core = '**/journeys/{signIn,campaigns,onChain}.spec.ts'
const { JOURNEYS } = process.env
const all = JOURNEYS !== 'core'

/** Wide also has what does not depend on the screen, and what sets its width itself. */
const filesOf = (shape: string) =>
  shape === 'narrow'
    ? { testMatch: '**/journeys/*.spec.ts', grepInvert: new RegExp(once) }
    : {
        testMatch: all ? '**/{journeys,chain,server,screens}/*.spec.ts' : core,
        testIgnore: JOURNEYS === 'others' ? core : [],
      }

const others: Project<JourneyFixtures, WorkerFixtures>[] = [
  // The longest to come up goes first.
  { name: 'dev', testDir: './dev', use: { program: 'start' } },
  // What sends something on chain, one journey at a time: some of them decide when a block comes.
  { name: 'sends', testDir: './sends', workers: 1 },
  // The daily work against a server that has the specified calls and no more, each journey with a server of its own.
  { name: 'plain', testDir: './plain' },
]

export default defineConfig<JourneyFixtures, WorkerFixtures>({
  testMatch: '*.spec.ts',
  outputDir: '../test-results/journeys',
  globalSetup: './stack/globalSetup.ts',
  workers: 2,
  forbidOnly: true,
  // Guards against hanging, not assertions of speed: a machine that does other work as well must not fail a journey.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./reporter.ts']],
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    // A failed journey keeps its last picture; a film of every step (`--trace=on`) would cost as much as the journeys.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserPath(), args: [...quietFlags] },
  },
  projects: [
    ...(all ? others : []),
    ...shapes
      .filter(({ name }) => all || name === 'wide')
      .map(({ name, viewport, colorScheme }) => ({ name, use: { viewport, colorScheme }, ...filesOf(name) })),
  ],
})
