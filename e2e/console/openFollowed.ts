import { expect, type Page } from '@playwright/test'
import { endpoints } from '../../src/contract/endpoints'

/**
 * Opens a page and waits until the stream of changes is open; its code loads last, apart from that of the wallet in the header.
 * Waiting for an idle network is impossible with an open stream.
 */
export async function openFollowed(page: Page, address: string): Promise<void> {
  const stream = page.waitForResponse((response) => new URL(response.url()).pathname === endpoints.events.path)
  await page.goto(address)
  expect((await stream).status()).toBe(200)
}
