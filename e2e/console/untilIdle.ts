import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until nothing is loading on the page, or in this part of it. */
export const untilIdle = (place: Page | Locator) => expect(place.locator('[aria-busy=true]')).toHaveCount(0)
