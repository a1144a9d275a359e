import type { Page } from '@playwright/test'
import { holdBack } from './holdBack'

/** Holds back the scripts of the build until `release`. */
export const withoutScripts = (page: Page) => holdBack(page, '**/assets/*.js')

/** Only what has been painted can move. */
export const untilPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
