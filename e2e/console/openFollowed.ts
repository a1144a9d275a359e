import { expect, type Page } from '@playwright/test'
import { endpoints } from '../../src/contract/endpoints'

/** Opens a page and waits until the server tells it of changes, which loads last, apart from the wallet in the header. The stream keeps the network from being idle. */
export async function openFollowed(page: Page, address: string): Promise<void> {
  const stream = page.waitForResponse((response) => new URL(response.url()).pathname === endpoints.events.path)
  await page.goto(address)
  expect((await stream).status()).toBe(200)
}
