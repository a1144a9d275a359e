import type { Page } from '@playwright/test'
import type { Side } from './sides'

/**
 * Throws unless all pages, except plain text, show the same text in as many elements: otherwise their times cannot be compared.
 */
export async function expectSame(pages: ReadonlyMap<Side, Page>, selector: string) {
  const shown = await Promise.all(
    [...pages].flatMap(([{ name, kind }, page]) => (kind === 'text' ? [] : [contentOf(name, page, selector)])),
  )
  const [first, ...others] = shown
  for (const other of others)
    if (other.text !== first?.text || other.elements !== first.elements)
      throw new Error(`These are not the same in ${selector}: ${JSON.stringify([first, other], undefined, 2)}`)
}

async function contentOf(name: string, page: Page, selector: string) {
  const place = page.locator(selector)
  const text = await place.evaluate(({ textContent }) => textContent)
  return { name, text, elements: await place.locator('*').count() }
}
