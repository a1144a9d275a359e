import { expect, type Page } from '@playwright/test'
import { untilStill } from '../watch/inspect'

const covers = '[role$=dialog], dialog[open], [role=menu]'

/** The rows of the list on the page, if it is settled, and what the list says of their number; undefined on every other page. */
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
    // New or removed rows wait until somebody wants to see them.
    if (main.querySelector('.list-news button')) return undefined
    const texts = [...rows].map((row) =>
      row.innerText
        .replace(/Changed.*just now/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    return { address: location.pathname + location.search, range, texts }
  }, covers)

/** Closes everything in front of the list; a dialog may ask first, and some stay open. */
async function uncover(page: Page) {
  for (let tries = 0; tries < 4 && (await page.locator(covers).count()) > 0; tries += 1) {
    await page.keyboard.press('Escape')
    await untilStill(page)
  }
}

/** Waits until the typed text is searched for, some time after the last key. */
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

/** Asserts that no list still waits when no request is open; answers of chains may still come. */
const expectFresh = (page: Page) =>
  expect(page.locator('main :is(.list[aria-busy=true], [data-stale=true])'), 'lists that wait').toHaveCount(0, {
    timeout: 30_000,
  })

/** Asserts that a settled list shows the same as after a reload of the page; false if there is nothing to compare. */
export async function expectTrue(page: Page, settled: () => Promise<void>): Promise<boolean> {
  await uncover(page)
  await untilSearched(page)
  await settled()
  await expectFresh(page)
  const before = await listed(page)
  if (!before) return false
  if (/[1-9]/.test(before.range)) expect(before.texts, `the rows of ${before.range}`).not.toEqual([])
  await page.reload()
  const signIn = page.locator('input[autocomplete=current-password]')
  await expect(page.locator('#root .list').or(signIn).first()).toBeVisible({ timeout: 60_000 })
  // The session had ended before, and no request had shown it.
  if (await signIn.isVisible()) return false
  await settled()
  await expectFresh(page)
  const after = await listed(page)
  if (after?.address !== before.address) return false
  expect(before, 'the list, beside that of the page loaded anew').toEqual(after)
  return true
}
