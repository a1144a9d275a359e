import type { Page } from '@playwright/test'
import { endpoints } from '../../src/contract/endpoints'

/** Waits until the console listens to the server's changes, which it begins when everything else has loaded. The stream keeps the network from being idle. */
export async function untilFollowed(page: Page): Promise<void> {
  const isStream = (url: string) => new URL(url).pathname === endpoints.events.path
  const isOpen = await page.evaluate(
    (path) => performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path),
    endpoints.events.path,
  )
  if (!isOpen) await page.waitForResponse((response) => isStream(response.url()))
}
