import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { openList } from './openList'
import { closeAll, openOn, type Samples, type Side } from './sides'

const turns = 500
/** The first turns compile what they run; that stays, and does not grow with them. */
const warmUp = 30
/** The console keeps what it has read for a minute after its last use. */
const keptMs = 65_000

/** Megabytes of the JavaScript heap that are in use once everything unused was collected. */
async function heapOf(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  await devTools.detach()
  return usedSize / 1e6
}

/** Turns so many pages, each once the one before is shown. */
const turnPages = (page: Page, count: number) =>
  page.evaluate(async (pages) => {
    const range = document.querySelector('nav[aria-label=Pages] [role=status]')
    for (let left = pages; left > 0; left -= 1) {
      const before = range?.textContent
      document.querySelector<HTMLButtonElement>('[aria-label="Next page"]')?.click()
      while (range?.textContent === before) await new Promise(requestAnimationFrame)
    }
  }, count)

async function turnAll(pages: ReadonlyMap<Side, Page>, count: number) {
  for (const page of pages.values()) {
    await page.bringToFront()
    await turnPages(page, count)
  }
}

async function heaps(pages: ReadonlyMap<Side, Page>): Promise<Samples> {
  const used = new Map<string, readonly number[]>()
  for (const [{ name }, page] of pages) used.set(name, [await heapOf(page)])
  return used
}

/**
 * The heap after the first list, and what 500 turns of its page add once thirty have warmed it up: at once, and when what is kept of a page for a
 * minute has gone.
 */
export async function memory(browser: Browser, sides: readonly Side[]) {
  const pages = await openOn(browser, sides, 1, openList)
  const first = await heaps(pages)
  await turnAll(pages, warmUp)
  const warm = await heaps(pages)
  await turnAll(pages, turns)
  const full = await heaps(pages)
  await setTimeout(keptMs)
  const after = await heaps(pages)
  await closeAll(pages)
  const since = (later: Samples): Samples =>
    new Map([...later].map(([name, [value = Number.NaN]]) => [name, [value - (warm.get(name)?.[0] ?? Number.NaN)]]))
  return { first, full: since(full), after: since(after) }
}
