import { defineConfig, type Project } from '@playwright/test'
import { browserPath } from '../scripts/browser'
import type { JourneyFixtures, WorkerFixtures } from './journey'
import { once, shapes } from './shapes'
import { quietFlags } from './stack/browserFlags'

/**
 * The journeys of `npm test`, on the wide screen; `npm run test:full` runs the others, and without a choice all run.
 */
const core = '**/journeys/{signIn,campaigns,onChain}.spec.ts'
const { JOURNEYS } = process.env
const all = JOURNEYS !== 'core'

/** The wide project also runs what does not depend on the screen, and what sets its own width. */
const filesOf = (shape: string) =>
  shape === 'narrow'
    ? { testMatch: '**/journeys/*.spec.ts', grepInvert: new RegExp(once) }
    : {
        testMatch: all ? '**/{journeys,chain,server,screens}/*.spec.ts' : core,
        testIgnore: JOURNEYS === 'others' ? core : [],
      }

const others: Project<JourneyFixtures, WorkerFixtures>[] = [
  // The slowest to start first.
  { name: 'dev', testDir: './dev', use: { program: 'start' } },
  // Journeys that send transactions, one at a time: some of them control when a block is mined.
  { name: 'sends', testDir: './sends', workers: 1 },
  // The daily work against a server with the specified calls and nothing more, each journey with its own server.
  { name: 'plain', testDir: './plain' },
]

export default defineConfig<JourneyFixtures, WorkerFixtures>({
  testMatch: '*.spec.ts',
  outputDir: '../test-results/journeys',
  globalSetup: './stack/globalSetup.ts',
  workers: 2,
  forbidOnly: true,
  // Time limits end hanging journeys and assert no speed: a busy machine must not fail a journey.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./reporter.ts']],
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    // A failed journey keeps its last screenshot; a trace of every step (`--trace=on`) would double the time.
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
