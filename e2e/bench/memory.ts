import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { dataInHeap, heapInUse, nodesHeld } from './heap'
import { closeAll, openOn, urlOf, type Samples, type Side } from './sides'

const turns = 500
const warmUp = 30
/** The console keeps what it has read for a minute after its last use. */
const keptMs = 65_000
/** React keeps the values of the last two renders of a component, and so the states of the store at that time. */
const rendersKept = 2

/** A page without Playwright's own script, which locators and `evaluate` add: 0.8 MB that would count as the page's. */
interface Watched {
  page: Page
  devTools: CDPSession
}

const listIsShown = `(async () => {
  while (!document.body.textContent.includes('1-10 of 100,000')) await new Promise(requestAnimationFrame)
})()`

/** Turns this many pages, each when the one before is shown. */
const turnPages = (count: number) => `(async () => {
  const range = document.querySelector('nav[aria-label=Pages] [role=status]')
  for (let left = ${count}; left > 0; left -= 1) {
    const before = range.textContent
    document.querySelector('[aria-label="Next page"]').click()
    while (range.textContent === before) await new Promise(requestAnimationFrame)
  }
})()`

async function run({ devTools, page }: Watched, expression: string) {
  await page.bringToFront()
  const { exceptionDetails } = await devTools.send('Runtime.evaluate', { expression, awaitPromise: true })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
}

async function onEach(
  watched: ReadonlyMap<string, Watched>,
  measure: (devTools: CDPSession) => Promise<number>,
): Promise<Samples> {
  const used = new Map<string, readonly number[]>()
  for (const [name, { devTools }] of watched) used.set(name, [await measure(devTools)])
  return used
}

const since = (before: Samples, later: Samples): Samples =>
  new Map([...later].map(([name, [value = Number.NaN]]) => [name, [value - (before.get(name)?.[0] ?? Number.NaN)]]))

/**
 * The heap after the first list, and how much 500 turned pages add to it (after thirty to warm up): once at once; and once,
 * without the code that V8 compiles meanwhile, when the minute for which turned pages are kept is over and two more pages were
 * turned.
 */
export async function memory(browser: Browser, sides: readonly Side[]) {
  const pages = await openOn(browser, sides, (page, side) => page.goto(urlOf(side, 'list')))
  const watched = new Map<string, Watched>()
  for (const [{ name }, page] of pages) watched.set(name, { page, devTools: await page.context().newCDPSession(page) })
  const runAll = async (expression: string) => {
    for (const one of watched.values()) await run(one, expression)
  }
  /** Waits until nothing of the turned pages is kept any more. */
  const forget = async () => {
    await setTimeout(keptMs)
    await runAll(turnPages(rendersKept))
  }
  await runAll(listIsShown)
  for (const page of pages.values()) await page.waitForLoadState('networkidle')
  const first = await onEach(watched, heapInUse)
  await runAll(turnPages(warmUp))
  await forget()
  const [warm, warmData] = [await onEach(watched, heapInUse), await onEach(watched, dataInHeap)]
  const warmNodes = await onEach(watched, nodesHeld)
  await runAll(turnPages(turns))
  const full = since(warm, await onEach(watched, heapInUse))
  await forget()
  const [after, data] = [await onEach(watched, heapInUse), await onEach(watched, dataInHeap)]
  const nodes = await onEach(watched, nodesHeld)
  await closeAll(pages)
  return { first, full, after: since(warm, after), data: since(warmData, data), nodes: since(warmNodes, nodes) }
}
