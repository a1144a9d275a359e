/** A browser that is never idle gets it after this time. */
const longest = 3000

/** Resolves when the browser has nothing to do for the page; at once where it can't tell. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: longest })
    else resolve()
  })
