import type { Page } from '@playwright/test'
import { endpoints } from '../../src/contract/endpoints'
import type { Watch } from '../watch/watchContext'

/** Removes the stream of changes: otherwise the page would read again what other journeys change. */
export async function withoutEvents(page: Page, watch: Watch): Promise<void> {
  watch.expectMissing(endpoints.events.path)
  await page.route(`**${endpoints.events.path}`, (route) => route.fulfill({ status: 404 }))
}
