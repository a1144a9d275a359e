import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** The texts of all messages shown since the page was loaded. */
    toasts: string[]
  }
}

/** Makes every page record its messages from its next load on, including those that have disappeared. */
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
