import { join } from 'node:path'

/** The folder of the last run's screenshots; `rootDir` is Playwright's, the folder of its configuration. */
export const screensFolder = (rootDir: string) => join(rootDir, '..', 'test-results', 'screens')
