import type { Locator, Page } from '@playwright/test'

/** Makes the page this wide, and waits until it has been drawn so. */
export async function widen(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
  })
}

/** The place of an element's content in CSS pixels; for a line of text, that of the letters and not of the whole line. */
export const placeOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    return { left, right, top, bottom }
  })

/** The place of an element in CSS pixels. */
export const boxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top, bottom }
  })
