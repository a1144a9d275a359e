import type { Page } from '@playwright/test'

/** The rows of a list, whether it is a table or cards. */
export const rowsOf = (page: Page, list: string) =>
  page.locator(`[aria-label="${list}"] tbody tr, ul[aria-label="${list}"] > li`)
