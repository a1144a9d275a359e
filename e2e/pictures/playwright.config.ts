import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config'

/**
 * Compares the screens with their pictures in docs/pictures. It runs apart from the journeys, because those change the
 * data that the pictures show. `--update-snapshots=all` takes the pictures anew.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/pictures',
  globalSetup: '../stack/globalSetup.ts',
  fullyParallel: true,
  reporter: [['list'], ['../reporter.ts']],
  snapshotPathTemplate: '../../docs/pictures/{arg}{ext}',
  projects: [{ name: 'pictures' }],
})
