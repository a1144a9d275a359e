import { expect, type Page, type Request } from '@playwright/test'
import { endpoints } from '../../src/contract/endpoints'
import { expectAccessible } from '../watch/axe'
import { expectNoSidewaysScroll, untilStill } from '../watch/inspect'

/** Asserts, some frames after a step, what is true of every screen at any time. */
export async function expectSound(page: Page, frames: number): Promise<void> {
  const soundly = async () => {
    const odd = await page.evaluate(async (left) => {
      for (; left > 0; left -= 1) await new Promise(requestAnimationFrame)
      return /.{0,60}(\bundefined\b|\bNaN\b|\[object|Invalid Date|\bnull\b).{0,40}/.exec(document.body.innerText)?.[0]
    }, frames)
    expect(odd, 'what no sentence says').toBeUndefined()
    await expectNoSidewaysScroll(page)
  }
  // The step may have left the page meanwhile, and a new width may not have been drawn yet.
  await expect(soundly).toPass({ timeout: 10_000 })
}

/** Asserts that the page can be used with a keyboard and a screen reader as it is now. */
export async function expectReachable(page: Page): Promise<void> {
  const reachably = async () => {
    // A step back from the first page is undone by the next step.
    if (page.url() === 'about:blank') return
    await untilStill(page)
    await expectAccessible(page)
    const odd = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      const dialogs = [...document.querySelectorAll(':is([role=dialog], dialog[open]):not([aria-hidden=true] *)')]
      const at = document.activeElement
      return [
        ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `two elements have the id ${id}`),
        // MUI gives the focus to the frame of a dialog.
        ...(dialogs.length === 0 || dialogs.some((dialog) => dialog.contains(at) || at?.contains(dialog))
          ? []
          : [`the focus is outside of the dialog: ${at?.outerHTML.slice(0, 200)}`]),
      ]
    })
    expect(odd, 'what nobody could use').toEqual([])
  }
  // The page may change or be left while it is read.
  await expect(reachably).toPass({ timeout: 10_000 })
}

/** The rows of the list that is shown and settled, and what it says of their number; undefined of every other page. */
const listed = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const isUnsettled = document.querySelector(
      '[role$=dialog], [role=menu], main :is([aria-busy=true], [data-stale=true], [role=alert])',
    )
    const rows = [...(main?.querySelectorAll<HTMLElement>('.list-table tbody tr') ?? [])]
    if (!main || isUnsettled || rows.length === 0) return undefined
    const range = [...main.querySelectorAll('nav [role=status]')].map(({ textContent }) => textContent).join()
    // A reading that was stopped or has failed says so beside the tools.
    if (/rows (read|could)/.test(main.innerText)) return undefined
    // Rows that have come or gone since wait until somebody wants to see them.
    if (main.querySelector('.list-news button')) return undefined
    const texts = rows.map((row) =>
      row.innerText
        .replace(/Changed.*just now/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    return { address: location.pathname + location.search, range, texts }
  })

/** Follows the calls of the API; the result waits until none is open and none follows. */
export function followCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The stream of changes stays open.
    if (pathname.startsWith('/api/') && pathname !== endpoints.events.path) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const noneIsOpen = async () => {
    expect(open.size, 'open calls').toBe(0)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(open.size, 'calls that followed').toBe(0)
  }
  return () => expect(noneIsOpen).toPass({ timeout: 30_000 })
}

/** Asserts that a list that is settled shows what it shows when the page is loaded anew. */
export async function expectTrue(page: Page, settled: () => Promise<void>): Promise<void> {
  await settled()
  const before = await listed(page)
  if (!before) return
  await page.reload()
  const signIn = page.locator('input[autocomplete=current-password]')
  // A failure that was to come may come now.
  const list = page.locator('main :is([aria-busy=true], [role=alert], .list-table tbody tr)')
  await expect(list.or(signIn).first()).toBeVisible({ timeout: 10_000 })
  // The session had ended, and nothing had asked for it.
  if (await signIn.isVisible()) return
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0, { timeout: 30_000 })
  await settled()
  const after = await listed(page)
  if (after?.address === before.address) expect(before, 'the list, beside that of the page loaded anew').toEqual(after)
}
