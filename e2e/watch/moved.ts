import type { Page } from '@playwright/test'

/** From the next load on, adds up how far the page moves by itself (Layout Instability). */
export async function watchMoves(page: Page): Promise<void> {
  // No named functions: the compiler of the measurements would make them need a helper that the page does not have. An arrow
  // function is named after its property, a getter is not.
  await page.addInitScript(() => {
    const moves: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void moves.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.defineProperty(globalThis, 'moved', {
      get() {
        // Entries that the browser has not delivered yet count too.
        moves.push(...observer.takeRecords())
        return moves.reduce((sum, move) => sum + Number(Reflect.get(move, 'value')), 0)
      },
    })
  })
}

/** By how much it has moved so far: 0 is nothing, above 0.1 is poor. */
export const moved = (page: Page) => page.evaluate(() => Number(Reflect.get(globalThis, 'moved')))
