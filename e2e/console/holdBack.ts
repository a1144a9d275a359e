import type { Page, Route } from '@playwright/test'

/** Holds back the requests of an address, a pattern of Playwright's, until `release`. */
export async function holdBack(page: Page, address: string) {
  const held: Route[] = []
  let isHeld = true
  await page.route(address, async (route) => {
    if (isHeld) held.push(route)
    else await route.continue()
  })
  return {
    release: async () => {
      isHeld = false
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}
