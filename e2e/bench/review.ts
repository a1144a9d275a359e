import type { Browser, Page } from '@playwright/test'
import { paintTime } from './paintTime'
import { expectSame } from './sameRows'
import { closeAll, inTurns, openOn, urlOf, type Samples, type Side } from './sides'

const rounds = 24
const pauseMs = 400
const shown = ['main article h2', 'main nav ol'] as const

async function openReview(page: Page, side: Side) {
  await page.goto(urlOf(side, 'review'))
  await page.getByRole('heading', { name: 'Campaign 1', exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** The key that approves a campaign, until the next one is painted; each approval is sent five seconds later. */
export async function review(browser: Browser, sides: readonly Side[], slowdown: number): Promise<Samples> {
  const pages = await openOn(browser, sides, openReview)
  const samples = await inTurns(pages, slowdown, rounds, async (page) => {
    await page.waitForTimeout(pauseMs)
    return paintTime(page, 'a', shown)
  })
  for (const page of pages.values())
    await page
      .getByText(/^(Approving|Approved · not sent yet)$/)
      .first()
      .waitFor({ state: 'detached' })
  for (const place of [...shown, 'main article dl', 'main article p']) await expectSame(pages, place)
  await closeAll(pages)
  return samples
}
