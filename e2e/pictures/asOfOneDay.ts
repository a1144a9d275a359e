import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The texts with moved days; they stay while the page shows the same in another shape. */
    movedTexts?: WeakMap<Node, string>
  }
}

/** The day on which the pictures are taken, whenever that is. */
const pictured = '2026-11-26'

/**
 * Moves every day that the page shows as if today were always the same day. The data of the local stack are as old on every day,
 * so pictures of two days are the same.
 */
export async function asOfOneDay(page: Page): Promise<void> {
  await page.evaluate((day) => {
    const dayMs = 86_400_000
    const away = Date.parse(day) - Math.floor(Date.now() / dayMs) * dayMs
    if (away === 0) return
    const dates = /\b(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?: (\d{4}))?\b/g
    const moved = (text: string) =>
      text.replaceAll(dates, (found, date: string, month: string, year?: string) => {
        const thisYear = new Date().getUTCFullYear()
        const at = Date.parse(`${date} ${month.slice(0, 3)} ${year ?? thisYear} UTC`)
        return Number.isNaN(at)
          ? found
          : new Date(at + away).toLocaleDateString('en-GB', {
              ...{ day: 'numeric', month: 'short', timeZone: 'UTC' },
              ...(year && { year: 'numeric' }),
            })
      })
    const written = (window.movedTexts ??= new WeakMap())
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const text = node.nodeValue ?? ''
      if (written.get(node) === text) continue
      const other = moved(text)
      if (other === text) continue
      node.nodeValue = other
      written.set(node, other)
    }
  }, pictured)
}
