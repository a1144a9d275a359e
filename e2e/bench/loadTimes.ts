import type { Browser } from '@playwright/test'
import { moved, watchMoves } from '../watch/moved'
import { newPage } from './sides'

/** How a page is opened, and how to see that it is ready and usable. */
export interface Load {
  url: string
  /** CSS selector and a part of the text of an element that is there when the page is ready. */
  ready: { selector: string; text: string }
  /** The selector of an element with that text that is there when the page can be used; by default that of `ready`. */
  usable?: string | undefined
  signedIn: boolean
}

/** Milliseconds since the navigation. */
export interface LoadTimes {
  firstPaint: number
  ready: number
  usable: number
  /** When the first request to the API left; undefined without one. */
  firstCall: number | undefined
  /** Sum of layout shifts. */
  shift: number
}

/** Slow 4G, as browsers' tools have it: 150 ms there and back, 1.6 Mbit/s down, 0.75 Mbit/s up. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** Opens a page once with an empty cache, on slow 4G and a processor that is slowed down. */
export async function loadOnce(browser: Browser, load: Load, slowdown: number): Promise<LoadTimes> {
  const { url, ready, signedIn, usable = ready.selector } = load
  const page = await newPage(browser, new URL(url).origin, signedIn)
  await watchMoves(page)
  await page.addInitScript(
    ({ text, selectors }) => {
      // No named functions: the compiler would make them need a helper that the page does not have.
      const times = selectors.map(
        (selector) =>
          new Promise<number>((resolve) => {
            new MutationObserver((_changes, seen) => {
              if (!document.querySelector(selector)?.textContent.includes(text)) return
              seen.disconnect()
              // The first task after a frame's callbacks runs when the frame has been painted.
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel()
                port1.onmessage = () => resolve(performance.now())
                port2.postMessage(null)
              })
            }).observe(document, { childList: true, subtree: true, characterData: true })
          }),
      )
      Reflect.set(globalThis, 'paintedAt', Promise.all(times))
    },
    { text: ready.text, selectors: [ready.selector, usable] },
  )
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', slow4g)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'commit' })
  const [readyAt, usableAt] = await page.evaluate(async () => {
    const times: unknown = await Reflect.get(globalThis, 'paintedAt')
    return Array.isArray(times) ? times.map(Number) : []
  })
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => {
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
    const calls = resources.filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      firstCall: calls[0]?.startTime,
    }
  })
  const shift = await moved(page)
  await page.context().close()
  return { ...seen, shift, ready: readyAt ?? Number.NaN, usable: usableAt ?? Number.NaN }
}
