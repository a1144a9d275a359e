import type { Browser, Page } from '@playwright/test'
import type { User } from '../../src/contract/entities'
import { paintTime } from './paintTime'
import { expectSame } from './sameRows'
import { closeAll, inTurns, openOn, urlOf, type Samples, type Side } from './sides'

/** The address changes after 250 ms; people who read the results have waited longer. */
const pauseMs = 350

/** Two letters that narrow the search for an "a", and back, for the e-mails of ten users. */
const keysFor = (users: readonly User[]) =>
  users
    .flatMap(({ email }) => /a[b-z][b-z]/.exec(email)?.[0] ?? [])
    .filter((part, index, all) => all.findIndex((other) => other[1] === part[1]) === index)
    .flatMap((part) => [part.charAt(1), part.charAt(2), 'Backspace', 'Backspace'])
    .slice(0, 40)

async function openSearch(page: Page, side: Side) {
  await page.goto(urlOf(side, 'search'))
  await page.getByRole('searchbox').pressSequentially('a')
  await page.getByText(/^1-10 of \d,?\d{3}$/).waitFor({ timeout: 120_000 })
  await page.getByText(/^searched /).waitFor({ state: 'detached', timeout: 120_000 })
}

/** A key in the search of a list whose rows are all in the browser, until the found rows are painted. */
export async function search(
  browser: Browser,
  sides: readonly Side[],
  slowdown: number,
  users: readonly User[],
): Promise<Samples> {
  const pages = await openOn(browser, sides, openSearch)
  const keys = keysFor(users)
  const samples = await inTurns(pages, slowdown, keys.length, async (page, round) => {
    await page.waitForTimeout(pauseMs)
    return paintTime(page, keys[round] ?? '', ['nav[aria-label=Pages] [role=status]'])
  })
  await expectSame(pages, 'main tbody')
  await closeAll(pages)
  return samples
}
