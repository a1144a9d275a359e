import type { Page } from '@playwright/test'

/** What stands under exactly this label. */
export const figureOf = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd')
