import type { Page } from '@playwright/test'

declare global {
  interface Window {
    clicks: number
  }
}

/** Counts clicks from now on, in the console and in the Sandbox Wallet; a key that presses a button is no click. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.clicks = 0
    window.addEventListener('pointerdown', () => (window.clicks += 1), { capture: true })
  })
  return () => page.evaluate(() => window.clicks)
}
