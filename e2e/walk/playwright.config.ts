import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config'

/**
 * Random walks through the console: `WALKS=1-50 npm run test:walks`. They run apart from the journeys, because they search
 * for faults that nobody has thought of. A walk is known by its number; the times of its answers differ from run to run.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/walks',
  globalSetup: '../stack/globalSetup.ts',
  fullyParallel: true,
  reporter: [['list'], ['../reporter.ts']],
  // A step may press what has just gone; the walk goes on with the next.
  use: { ...journeys.use, actionTimeout: 3_000, navigationTimeout: 20_000 },
  projects: [{ name: 'walks' }],
})
