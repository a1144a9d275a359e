import { expect, type Page } from '@playwright/test'
import { untilStill } from '../watch/inspect'

const covers = '[role$=dialog], dialog[open], [role=menu]'

/** The rows of the list that is shown and settled, and what it says of their number; undefined of every other page. */
const listed = (page: Page) =>
  page.evaluate((open) => {
    const main = document.querySelector('main')
    const list = main?.querySelector('.list')
    const isUnsettled = document.querySelector(`:is(${open}), main :is([aria-busy=true], [role=alert])`)
    if (!main || !list || isUnsettled) return undefined
    const rows = list.querySelectorAll<HTMLElement>(':is(.list-table tbody tr, .list-cards > li, .task-grid > li)')
    const range = [...main.querySelectorAll('nav [role=status]')].map(({ textContent }) => textContent).join()
    // A reading that was stopped or has failed says so beside the tools.
    if (/rows (read|could)/.test(main.innerText)) return undefined
    // Rows that have come or gone since wait until somebody wants to see them.
    if (main.querySelector('.list-news button')) return undefined
    const texts = [...rows].map((row) =>
      row.innerText
        .replace(/Changed.*just now/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    return { address: location.pathname + location.search, range, texts }
  }, covers)

/** Closes what stands before the list; a dialog may ask before it goes, and some stay. */
async function uncover(page: Page) {
  for (let tries = 0; tries < 4 && (await page.locator(covers).count()) > 0; tries += 1) {
    await page.keyboard.press('Escape')
    await untilStill(page)
  }
}

/** Waits until what was typed is searched for, which is some time after the last key. */
const untilSearched = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const field = document.querySelector<HTMLInputElement>('main .list-search')
          return !field || field.value.trim() === (new URL(location.href).searchParams.get('search') ?? '')
        }),
      { message: 'whether the address searches for what was typed', timeout: 60_000 },
    )
    .toBe(true)

/** Asserts that no list is waiting when nothing more is on its way; what chains answer may still be. */
const expectFresh = (page: Page) =>
  expect(page.locator('main :is(.list[aria-busy=true], [data-stale=true])'), 'lists that wait').toHaveCount(0, {
    timeout: 30_000,
  })

/** Asserts that a list that is settled shows what it shows when the page is loaded anew. */
export async function expectTrue(page: Page, settled: () => Promise<void>): Promise<void> {
  await uncover(page)
  await untilSearched(page)
  await settled()
  await expectFresh(page)
  const before = await listed(page)
  if (!before) return
  if (/[1-9]/.test(before.range)) expect(before.texts, `the rows of ${before.range}`).not.toEqual([])
  await page.reload()
  const signIn = page.locator('input[autocomplete=current-password]')
  await expect(page.locator('#root .list').or(signIn).first()).toBeVisible({ timeout: 60_000 })
  // The session had ended, and nothing had asked for it.
  if (await signIn.isVisible()) return
  await settled()
  await expectFresh(page)
  const after = await listed(page)
  if (after?.address === before.address) expect(before, 'the list, beside that of the page loaded anew').toEqual(after)
}
