import type { Page } from '@playwright/test'

/** Milliseconds from a key press in the search until the new rows and count are painted. */
export async function keyTime(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    const table = document.querySelector('main tbody')
    const pages = document.querySelector('nav[aria-label=Pages]')
    if (!table || !pages) throw new Error('There is no list')
    const painted = new Promise<number>((done, fail) => {
      setTimeout(() => fail(new Error('Nothing was painted within 30 s of the key')), 30_000)
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const seen = new MutationObserver(() => {
            seen.disconnect()
            // The first task after a frame's callbacks runs when the frame has been painted.
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = () => done(performance.now() - timeStamp)
              port2.postMessage(null)
            })
          })
          for (const place of [table, pages])
            seen.observe(place, { childList: true, characterData: true, subtree: true })
        },
        { capture: true, once: true },
      )
    })
    Reflect.set(globalThis, 'painted', painted)
  })
  await page.keyboard.press(key)
  const milliseconds: unknown = await page.evaluate((): unknown => Reflect.get(globalThis, 'painted'))
  return Number(milliseconds)
}
