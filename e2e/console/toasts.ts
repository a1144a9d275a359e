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

/** The controls and labels of the open dialog that lie behind a message. */
export const behindToasts = (page: Page) =>
  page.evaluate(() => {
    const step = 8
    const found = new Set<Element>()
    for (const toast of document.querySelectorAll('.toast')) {
      const { left, right, top, bottom } = toast.getBoundingClientRect()
      for (let x = left; x < right; x += step)
        for (let y = top; y < bottom; y += step)
          for (const element of document.elementsFromPoint(x, y))
            if (element.matches('[role=dialog] :is(h2, label, input, textarea, select, button)')) found.add(element)
    }
    return [...found].map(({ outerHTML }) => outerHTML)
  })
