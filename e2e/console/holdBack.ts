import type { Page, Request, Route } from '@playwright/test'

/**
 * Holds back the requests that match the address (a pattern of Playwright) until `release`; only those for which `isLate` is
 * true.
 */
export async function holdBack(page: Page, address: string, isLate: (request: Request) => boolean = () => true) {
  const held: Route[] = []
  let isHeld = true
  await page.route(address, async (route) => {
    if (isHeld && isLate(route.request())) held.push(route)
    else await route.continue()
  })
  return {
    release: async () => {
      isHeld = false
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}
