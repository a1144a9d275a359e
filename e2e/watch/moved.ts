import type { Page } from '@playwright/test'

/** Sums up by how much the page moves by itself (Layout Instability), from the next load on. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, {
          moved: Number(Reflect.get(globalThis, 'moved')) + Number(Reflect.get(entry, 'value')),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** By how much it has moved so far: 0 is nothing, above 0.1 is poor. */
export const moved = (page: Page) => page.evaluate(() => Number(Reflect.get(globalThis, 'moved')))
