import type { Locator, Page } from '@playwright/test'

/** Makes the page so wide, and waits until it has been drawn for it. */
export async function widen(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
  })
}

/** Where the content of an element stands, in CSS pixels; of a line of text the letters and not the whole line. */
export const placeOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    return { left, right, top, bottom }
  })

/** Where an element stands, in CSS pixels. */
export const boxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top, bottom }
  })
