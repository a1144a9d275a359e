import type { Browser } from '@playwright/test'
import { openList } from './openList'
import { paintTime } from './paintTime'
import { expectSame } from './sameRows'
import { closeAll, inTurns, openOn, type Samples, type Side } from './sides'

const rounds = 30
/** People read a page before they turn it; the next one is read ahead meanwhile. */
const pauseMs = 300

/** Enter on Next in the list of 100,000 users, until rows and range of the next page are painted. */
export async function pageTurn(browser: Browser, sides: readonly Side[], slowdown: number): Promise<Samples> {
  const pages = await openOn(browser, sides, openList)
  const samples = await inTurns(pages, slowdown, rounds, async (page) => {
    await page.getByRole('button', { name: 'Next page' }).focus()
    await page.waitForTimeout(pauseMs)
    return paintTime(page, 'Enter', ['main tbody tr', 'nav[aria-label=Pages] [role=status]'])
  })
  await expectSame(pages, 'main tbody')
  await closeAll(pages)
  return samples
}
