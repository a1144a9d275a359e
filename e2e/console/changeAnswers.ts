import type { Page } from '@playwright/test'

/** Changes the text of the answers of an address (a pattern of Playwright). */
export const changeAnswers = (page: Page, address: string | RegExp, change: (text: string) => string) =>
  page.route(address, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
