import { join } from 'node:path'

/** Where the pictures of the screens of the last run are; `rootDir` is Playwright's, the folder of its configuration. */
export const screensFolder = (rootDir: string) => join(rootDir, '..', 'test-results', 'screens')
