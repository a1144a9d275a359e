import type { Page } from '@playwright/test'

/** Sums up by how much the page moves by itself (Layout Instability), from the next load on. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0
    const take = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) sum += Number(Reflect.get(entry, 'value'))
      return sum
    }
    const observer = new PerformanceObserver((list) => take(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    // What the browser has not handed over yet counts too.
    Object.defineProperty(globalThis, 'moved', { get: () => take(observer.takeRecords()) })
  })
}

/** By how much it has moved so far: 0 is nothing, above 0.1 is poor. */
export const moved = (page: Page) => page.evaluate(() => Number(Reflect.get(globalThis, 'moved')))
