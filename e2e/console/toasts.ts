import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** The text of every message that ever stood in this page since it was loaded. */
    toasts: string[]
  }
}

/** From the next load on every page remembers its messages, so that a journey can count what has gone again. */
export const rememberToasts = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.toasts = []
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const text of node.querySelectorAll('.toast-text')) window.toasts.push(text.textContent)
    }).observe(document, { childList: true, subtree: true })
  })

export const toastsOf = (page: Page) => page.evaluate(() => window.toasts)
