import type { Page } from '@playwright/test'

/** Sums up by how much the page moves by itself (Layout Instability), from the next load on. */
export async function watchMoves(page: Page): Promise<void> {
  // Without functions that have a name, which the compiler of the measurements would give a helper that the page does not have:
  // an arrow function takes the name of its property, a getter does not.
  await page.addInitScript(() => {
    const moves: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void moves.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.defineProperty(globalThis, 'moved', {
      get() {
        // What the browser has not handed over yet counts too.
        moves.push(...observer.takeRecords())
        return moves.reduce((sum, move) => sum + Number(Reflect.get(move, 'value')), 0)
      },
    })
  })
}

/** By how much it has moved so far: 0 is nothing, above 0.1 is poor. */
export const moved = (page: Page) => page.evaluate(() => Number(Reflect.get(globalThis, 'moved')))
