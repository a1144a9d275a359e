import type { Page } from '@playwright/test'
import { endpoints } from '../../src/contract/endpoints'
import type { Watch } from '../watch/watchContext'

/** Takes the stream of changes away: what other journeys change would be read again. */
export async function withoutEvents(page: Page, watch: Watch): Promise<void> {
  watch.expectMissing(endpoints.events.path)
  await page.route(`**${endpoints.events.path}`, (route) => route.fulfill({ status: 404 }))
}
