import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    presses: string[]
  }
}

const kept = 24

/**
 * Records the last presses as each page of a context has seen them: a press without effect may have been lost by the browser, met
 * something that moved, or been ignored by the console.
 */
export const recordPresses = (context: BrowserContext) =>
  context.addInitScript((most) => {
    window.presses = []
    for (const kind of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'submit'])
      window.addEventListener(
        kind,
        ({ target, timeStamp }) => {
          const element = target instanceof Element ? (target.closest('a, button, label') ?? target) : undefined
          const what = `${element?.tagName} "${element?.textContent.trim().slice(0, 40)}"`
          const top = element?.getBoundingClientRect().top.toFixed(0)
          window.presses.push(`${timeStamp.toFixed(0)} ms: ${kind} on ${what} at ${top} px`)
          window.presses.splice(0, window.presses.length - most)
        },
        true,
      )
  }, kept)

/** The path of a page and the last presses that it has seen, one per line; or why the page cannot answer. */
export const pressesOf = (page: Page) =>
  page.evaluate(() => [location.pathname, ...window.presses].join('\n  ')).catch(String)
