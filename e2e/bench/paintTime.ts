import type { Page } from '@playwright/test'

/**
 * Milliseconds from a key press until a frame is painted in which each of these elements (CSS selectors) has another
 * text than before.
 */
export async function paintTime(page: Page, key: string, changing: readonly string[]): Promise<number> {
  await page.evaluate((selectors) => {
    const before = selectors.map((selector) => document.querySelector(selector)?.textContent)
    const painted = new Promise<number>((done, fail) => {
      setTimeout(() => fail(new Error(`Nothing was painted within 30 s of the key: ${selectors.join()}`)), 30_000)
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const seen = new MutationObserver(() => {
            const now = selectors.map((selector) => document.querySelector(selector)?.textContent)
            if (now.some((text, index) => text === before[index])) return
            seen.disconnect()
            // The first task after a frame's callbacks runs when the frame has been painted.
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = () => done(performance.now() - timeStamp)
              port2.postMessage(null)
            })
          })
          seen.observe(document.body, { childList: true, characterData: true, subtree: true })
        },
        { capture: true, once: true },
      )
    })
    Reflect.set(globalThis, 'painted', painted)
  }, changing)
  await page.keyboard.press(key)
  const milliseconds: unknown = await page.evaluate((): unknown => Reflect.get(globalThis, 'painted'))
  return Number(milliseconds)
}
