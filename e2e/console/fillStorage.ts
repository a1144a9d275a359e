import type { Page } from '@playwright/test'

/** Fills the browser's storage of the console to the last character. */
export const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let length = 2 ** 24; length >= 1; length /= 2) {
      const filled = localStorage.getItem('filled') ?? ''
      try {
        localStorage.setItem('filled', filled + 'x'.repeat(length))
      } catch {
        // Half of the text may still fit.
      }
    }
  })
